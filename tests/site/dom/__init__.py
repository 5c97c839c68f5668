"""A small browser in Python: enough of one that the page's own modules run in it unchanged.

It has no layout of its own, draws nothing, and knows neither scripts nor style sheets; what it has
behaves as the standard says. It runs in CPython and, but for `page`, in MicroPython.

markup     texts of HTML as elements
selectors  which elements fit a selector
elements   elements, their events and what they do by themselves, the document
canvas     what is drawn, written down
window     address, history, storage, media: the module `js`
platform    what `boot.mjs` makes safe
page       a page of the site with its engine, and time that passes when a test lets it
"""

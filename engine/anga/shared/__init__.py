"""What the engine and the page's main thread share: the Scene's vocabulary, errors, links.

Its code runs in CPython and in MicroPython, and imports nothing outside this room.
"""

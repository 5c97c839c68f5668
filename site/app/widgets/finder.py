"""A search field that filters the articles of a page."""

from browser.dom import every, find, listen, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.types import Element, Event
    from words import Words


class Finder:
    """The field, the articles, their entries in the table of contents, and the result count."""

    def __init__(self, words: "Words") -> None:
        import js as window
        from jsffi import create_proxy

        self.words, self.field, self.found = words, find("#find-rule"), find("#found")
        self.articles = every("article")
        self.texts = [_text(article) for article in self.articles]
        listen(self.field, "input", lambda event: self.find())
        window.onhashchange = create_proxy(self._arrived)

    def find(self) -> None:
        """Show only what contains every word of the search; everything if it is empty."""
        sought = str(self.field.value).lower().split()
        kept = [fits(text, sought) for text in self.texts]
        for article, keep in zip(self.articles, kept):  # noqa: B905 (not in its dialect)
            show(article, keep)
        for entry, keep in zip(every(".contents li"), kept):  # noqa: B905
            show(entry, keep)
        for part in every(".chapter"):
            show(part, not sought)
        for part in every(".contents section"):
            show(part, any([not entry.hidden for entry in every("li", part)]))
        self.found.textContent = self.words("found-rules", kept.count(True)) if sought else ""

    def _arrived(self, event: "Event") -> None:
        """Show an article that a link leads to, whatever the search."""
        import js as window

        article = window.document.getElementById(window.location.hash[1:])
        if article and article.hidden:
            self.field.value = ""
            self.find()
            article.scrollIntoView()


def _text(article: "Element") -> str:
    """The text of an article, without its links to others."""
    parts = every("h2, .text, figcaption p:first-child", article)
    return " ".join([str(part.textContent) for part in parts]).lower()


def fits(text: str, sought: "list[str]") -> bool:
    """Whether a text contains every one of some words."""
    return all([word in text for word in sought])

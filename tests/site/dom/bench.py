"""A page for one widget: its elements, the window around them, and time by hand."""

from browser import tasks
from tests.site.dom.elements import Document
from tests.site.dom.time import Time
from tests.site.dom.window import Window

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Self

    from tests.site.dom.elements import Element


class Bench:
    """An HTML body with a widget in it; time stands still in these modules and in `tasks`."""

    def __init__(self, body: str, *modules: "Any") -> None:
        self.document = Document("<html><body>" + body + "</body></html>")
        self.window, self.time = Window(self.document, ""), Time(tasks, *modules)

    def __enter__(self) -> "Self":
        self.window.__enter__()
        self.time.__enter__()
        return self

    def __exit__(self, *problem: object) -> None:
        self.time.__exit__(*problem)
        self.window.__exit__(*problem)

    def find(self, selector: str) -> "Any":
        """The first element that fits."""
        found = self.document.querySelector(selector)
        assert found, selector
        return found

    def all(self, selector: str) -> "list[Element]":
        return list(self.document.querySelectorAll(selector).parts)

    def texts(self, selector: str) -> "list[str]":
        return [each.textContent for each in self.all(selector)]

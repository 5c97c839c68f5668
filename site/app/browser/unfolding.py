"""A text in a part of fixed height: what there is no room for, a touch opens."""

from browser.dom import listen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from browser.types import Element, Event


HIDDEN = 2  # pixels: less than that is no line


class Unfolding:
    """Marks a part while lines of it are hidden, and opens or closes it where it is touched.

    `sized` is called when the part or one of its `texts` has another size.
    """

    def __init__(
        self,
        element: "Element",
        texts: "Sequence[Element]",
        sized: "Callable[[], None] | None" = None,
    ) -> None:
        self.element, self.sized = element, sized
        listen(element, "scroll", lambda event: self._measure())
        listen(element, "click", self._touch)
        self._watch(texts)

    def close(self) -> None:
        """Give the part its own height again."""
        self.element.removeAttribute("data-open")

    def _watch(self, texts: "Sequence[Element]") -> None:
        import js as window
        from jsffi import create_proxy

        def sized(entries: object, observer: object) -> None:
            self._measure()

        eye = window.ResizeObserver.new(create_proxy(sized))
        for each in [self.element] + list(texts):
            eye.observe(each)

    def _measure(self) -> None:
        part = self.element
        hidden = part.scrollHeight - part.clientHeight - part.scrollTop > HIDDEN
        part.setAttribute("data-long", "true" if hidden else "")
        if self.sized:
            self.sized()

    def _touch(self, event: "Event") -> None:
        if event.target.closest("button, a, summary"):
            return
        if self.element.hasAttribute("data-open"):
            self.close()
        elif self.element.getAttribute("data-long"):
            self.element.setAttribute("data-open", "")

"""A text in a part of fixed height: what there is no room for, a touch opens.

Where the part lies over another, a touch or Escape puts it away, to its fixed height.
"""

from browser.dom import listen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from browser.types import Element, Event


HIDDEN = 2  # pixels: less than that is no line


class Overflow:
    """Marks a part while there is more below what is seen of it.

    `sized` is called when the part or one of its `texts` has another size.
    """

    def __init__(
        self,
        element: "Element",
        texts: "Sequence[Element]",
        sized: "Callable[[], None] | None" = None,
    ) -> None:
        self.element, self.sized = element, sized
        self.scrolled = False  # to set the place of an element that is at its start costs a layout
        listen(element, "scroll", self._on_scroll)
        self._watch(texts)

    def _on_scroll(self, event: "Event") -> None:
        self.scrolled = self.element.scrollTop > 0
        self._measure()

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


class Unfolding(Overflow):
    """A part that a touch opens or closes while lines of it are hidden."""

    unfolds = False  # whether it opens by itself once lines of it are hidden

    @property
    def is_long(self) -> bool:
        """Whether lines of it are hidden."""
        return bool(self.element.getAttribute("data-long"))

    def _watch(self, texts: "Sequence[Element]") -> None:
        import js as window

        super()._watch(texts)
        listen(self.element, "click", self._touch)
        listen(window.document, "keydown", self._key)

    def unfold(self) -> None:
        """Open the part for a new text, if that does not fit, until it is closed."""
        self.unfolds = True
        self._measure()

    def _measure(self) -> None:
        super()._measure()
        if self.unfolds and self.element.getAttribute("data-long"):
            self.unfolds = False
            self.element.setAttribute("data-open", "")

    def close(self) -> None:
        """Give the part its own height again, and show its beginning."""
        self.unfolds = False
        if self.scrolled:
            self.element.scrollTop = 0
        self.element.removeAttribute("data-open")
        self.element.removeAttribute("data-shut")

    def _touch(self, event: "Event") -> None:
        if event.target.closest("button, a, summary"):
            return
        if not self._put_away():
            part = self.element
            opens = part.getAttribute("data-long") and not part.hasAttribute("data-shut")
            self.close()
            if opens:
                part.setAttribute("data-open", "")

    def _key(self, event: "Event") -> None:
        if event.key == "Escape":
            self._put_away()

    def _put_away(self) -> bool:
        """Fold the part where it is open or lies over another; returns whether it was."""
        part = self.element
        over, long = part.getAttribute("data-covers"), part.getAttribute("data-long")
        is_open, shut = part.hasAttribute("data-open"), part.hasAttribute("data-shut")
        if shut or not (is_open or (over and not long)):
            return False
        self.close()
        if over:
            part.setAttribute("data-shut", "")
        return True

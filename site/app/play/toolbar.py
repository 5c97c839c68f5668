"""The controls: a few in the bar and all others in a sheet, each once on the page."""

from anga.shared.layout.stage import WIDE
from browser.dom import fill, find, listen, make, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from browser.types import Element, Event
    from state.ports import Action
    from words import Words

SMALL = ("back", "forward", "undo", "hint", "more")  # in the bar of a phone, in this order
LARGE = ("undo", "hint", "turn", "new", "more")  # and of a desktop
STEPS = ("first", "back", "forward", "last")  # below a desktop's list of moves
BOARD = ("turn", "first", "last")  # what a phone has in the sheet's second group


class Toolbar:
    """The bar, and the sheet that its last button opens."""

    def __init__(self, words: "Words") -> None:
        from jsffi import create_proxy

        self.words, self.sheet = words, find("#more")
        self.offered: "object" = None
        self.mode = ""
        listen(find("#do-more"), "click", lambda event: self.sheet.showModal())
        # Closed before the button does what it does, which may be to open another dialog.
        self.sheet.addEventListener("click", create_proxy(self._touched), True)

    def arrange(self, mode: str) -> None:
        """Move each control to its place in that mode of the stage."""
        if (mode == WIDE) == (self.mode == WIDE) and self.mode:
            return
        self.mode = mode
        large = mode == WIDE
        if not large:
            find("#more-game").prepend(_button("new"))
            for name in BOARD:
                find("#more-board").append(_button(name))
                _button(name).removeAttribute("title")  # its word is seen there
        bar, steps = find(".bar"), find(".steps")
        if large:
            for name in STEPS:
                steps.append(_button(name))
                _button(name).setAttribute("title", self.words(name))
        for name in LARGE if large else SMALL:
            bar.append(_button(name))
        show(steps, large)

    def offer(self, ways: "Sequence[Action]", link: "tuple[str, str] | None") -> None:
        """Show in the sheet buttons (slug, function) and a link (slug, address) for a while."""
        offered = [(slug, self.words(slug)) for slug, _ in ways], link
        group = find("#more-end")
        show(group, bool(ways or link))
        if offered != self.offered:
            self.offered = offered
            fill(group, [self._way(way) for way in ways] + _links(link, self.words))

    def _way(self, way: "Action") -> "Element":
        slug, function = way
        press = lambda event: function()  # noqa: E731
        return make("button", self.words(slug), click=press, type="button", name=slug)

    def _touched(self, event: "Event") -> None:
        """Close the sheet once something is chosen, or beside it is touched."""
        if event.target.isSameNode(self.sheet) or event.target.closest("button, a"):
            self.sheet.close()


def _links(link: "tuple[str, str] | None", words: "Words") -> "list[Element]":
    return [make("a", words(link[0]), href=link[1], _class="button")] if link else []


def _button(name: str) -> "Element":
    return find("#do-" + name)

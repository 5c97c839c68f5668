"""The controls: a few in the bar and all others in a sheet, each once on the page."""

from anga.shared.layout.stage import WIDE
from browser.dom import find, listen, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.types import Element, Event

SMALL = ("back", "forward", "undo", "hint", "more")  # in the bar of a phone, in this order
LARGE = ("undo", "hint", "turn", "new", "more")  # and of a desktop
STEPS = ("first", "back", "forward", "last")  # below a desktop's list of moves
BOARD = ("turn", "first", "last")  # what a phone has in the sheet's second group


class Toolbar:
    """The bar, and the sheet that its last button opens."""

    def __init__(self) -> None:
        from jsffi import create_proxy

        self.sheet = find("#more")
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
        bar, steps = find(".bar"), find(".steps")
        if large:
            for name in STEPS:
                steps.append(_button(name))
        for name in LARGE if large else SMALL:
            bar.append(_button(name))
        show(steps, large)

    def _touched(self, event: "Event") -> None:
        """Close the sheet once something is chosen, or beside it is touched."""
        if event.target.isSameNode(self.sheet) or event.target.closest("button, a"):
            self.sheet.close()


def _button(name: str) -> "Element":
    return find("#do-" + name)

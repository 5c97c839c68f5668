"""Single letters as keyboard shortcuts: whether they are on, and where they act."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.types import Event

BOARD = "#grid, #options"
NOTHING = "body, main, #status"  # what has the focus when no control has it


class Shortcuts:
    """Decides by the settings and the focus whether a letter is a shortcut.

    `able` tells whether single letters are on.
    """

    def __init__(self, able: "Callable[[], bool]") -> None:
        self.able = able

    def act(self, event: "Event") -> bool:
        """Whether a letter acts now: with the focus on the board or on nothing."""
        target = event.target
        here = target.closest(BOARD) or target.matches(NOTHING)
        return bool(self.able() and plain(event) and here)


def plain(event: "Event") -> bool:
    """Whether a key is pressed without modifiers other than Shift."""
    return not (event.altKey or event.ctrlKey or event.metaKey)

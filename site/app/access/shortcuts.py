"""Single letters as keyboard shortcuts: whether they are on, and where they act."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.types import Event
    from kept.settings import Settings

BOARD = "#grid, #options"
NOTHING = "body, main, #status"  # what has the focus when no control has it


class Shortcuts:
    """Decides by the settings and the focus whether a letter is a shortcut."""

    def __init__(self, settings: "Settings") -> None:
        self.settings = settings

    def able(self) -> bool:
        """Whether single letters are on."""
        return self.settings.letters

    def act(self, event: "Event") -> bool:
        """Whether a letter acts now: with the focus on the board or on nothing."""
        target = event.target
        here = target.closest(BOARD) or target.matches(NOTHING)
        return bool(self.able() and plain(event) and here)


def plain(event: "Event") -> bool:
    """Whether a key is pressed without modifiers other than Shift."""
    return not (event.altKey or event.ctrlKey or event.metaKey)

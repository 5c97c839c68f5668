"""Single letters as keyboard shortcuts: whether they are on, and where they act."""

from browser.dom import listen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.types import Element, Event
    from kept.settings import Settings

BOARD = "#grid, #options"
NOTHING = "body, main, #status"  # what has the focus when no control has it


class Shortcuts:
    """A checkbox that switches single letters on and off."""

    def __init__(self, checkbox: "Element", settings: "Settings") -> None:
        self.settings = settings
        checkbox.checked = settings.letters
        listen(checkbox, "change", lambda event: settings.use_letters(bool(checkbox.checked)))

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

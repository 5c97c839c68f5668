"""The buttons to step through a game: first, back, forward, last."""

from browser.dom import find, listen
from state.events import SHOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.types import Event
    from session.session import Session


class Steps:
    """Steps through the current game; buttons that lead nowhere are disabled."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        for name, function in (
            ("first", lambda: session.step(0)),
            ("back", self.back),
            ("forward", self.forward),
            ("last", lambda: session.step(len(session.table.match.moves))),
        ):
            listen(find("#do-" + name), "click", handler(function))
        session.on(SHOWN, self.show)

    def show(self) -> None:
        """Enable the buttons that lead somewhere."""
        match = self.session.table.match
        for name, able in (
            ("first", match.shown > 0),
            ("back", match.shown > 0),
            ("forward", not match.at_last),
            ("last", not match.at_last),
        ):
            find("#do-" + name).disabled = not able

    def back(self) -> None:
        """Go to the position before the one shown."""
        self.session.step(self.session.table.match.shown - 1)

    def forward(self) -> None:
        """Go to the position after the one shown."""
        self.session.step(self.session.table.match.shown + 1)


def handler(function: "Callable[[], None]") -> "Callable[[Event], None]":
    """A listener that calls the function and ignores the event."""
    return lambda event: function()

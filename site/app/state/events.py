"""What happens in a session, told to whoever listens."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

ARRIVED = "arrived"  # the engine has told of a position, so that it is known whose turn it is
SETTLED = "settled"  # a position is shown, at rest
MADE = "made"  # a move has been made and shown
SHOWN = "shown"  # what stands around the board is brought up to date
HAPPENED = "happened"  # changes are seen on the board; they are told along
ENDED = "ended"  # a game that was played here is over
LAID = "laid"  # another game lies on the table
LEFT = "left"  # another game is about to take the place of the one on the table
EVENTS = (ARRIVED, SETTLED, MADE, SHOWN, HAPPENED, ENDED, LAID, LEFT)


class Events:
    """Tells each event to those who listen, in the order in which they began to."""

    def __init__(self) -> None:
        self.listeners: "dict[str, list[Callable[..., None]]]" = {event: [] for event in EVENTS}

    def on(self, event: str, hear: "Callable[..., None]") -> None:
        """Call `hear` with whatever is told along each time that an event happens."""
        self.listeners[event].append(hear)

    def emit(self, event: str, *told: object) -> None:
        """An event happens."""
        for hear in self.listeners[event]:
            hear(*told)

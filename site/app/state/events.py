"""The events of a session, and their listeners."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

ARRIVED = "arrived"  # the engine has told of a position, so that it is known whose turn it is
SETTLED = "settled"  # a position is shown, at rest
MADE = "made"  # a move has been made and shown
SHOWN = "shown"  # what stands around the board is brought up to date
HAPPENED = "happened"  # changes are seen on the board; they are told along
ENDED = "ended"  # a game that was played here is over
YIELDED = "yielded"  # a computer is about to take over a person's seat
REPLACED = "replaced"  # computers have taken over people's seats; told are their names by seat
LEFT = "left"  # another game is about to take the place of the one on the table
EVENTS = (ARRIVED, SETTLED, MADE, SHOWN, HAPPENED, ENDED, YIELDED, REPLACED, LEFT)


class Events:
    """The listeners of each event, called in the order in which they were added."""

    def __init__(self) -> None:
        self.listeners: "dict[str, list[Callable[..., None]]]" = {event: [] for event in EVENTS}

    def on(self, event: str, hear: "Callable[..., None]") -> None:
        """Call `hear` with the event's arguments each time it is emitted."""
        self.listeners[event].append(hear)

    def emit(self, event: str, *told: object) -> None:
        """Call the listeners of an event."""
        for hear in self.listeners[event]:
            hear(*told)

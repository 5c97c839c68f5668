"""The rolls of a game, remembered beyond an undo: undoing never brings another roll.

The k-th roll of a game stays what it was, whatever is played before it. No browser in here.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import HistoryEntry
    from session.match import Match
    from session.ports import Storage


class Rolls:
    """The rolls of the game on the page, also those that were undone in it."""

    def __init__(self, device: "Storage", game: str) -> None:
        self.device, self.key = device, "rolls:" + game
        self.known: "list[str]" = []
        self.start: "tuple[str, str | None] | None" = None  # of the game that they belong to

    def begin(self) -> None:
        """A new game: no roll is known."""
        self.known, self.start = [], None
        self.device.drop(self.key)

    def resume(self, match: "Match") -> None:
        """A game goes on that was played on this device."""
        kept = self.device.get(self.key)
        sane = isinstance(kept, list) and all([isinstance(roll, str) for roll in kept])
        self.known = kept if sane else []
        self.start = _start(match)

    def remember(self, match: "Match", history: "list[HistoryEntry]") -> None:
        """Know the rolls of a game; those of any other are forgotten.

        The device is told only of new ones: it may still know a game that will be taken up again.
        """
        if self.start != _start(match):
            self.known, self.start = [], _start(match)
        made = made_in(match.moves, history)
        if self.known[: len(made)] != made:
            self.known = made
            self.device.put(self.key, made)

    def next(self, match: "Match", history: "list[HistoryEntry]") -> "str | None":
        """The roll that comes again, or None if the dice have not been thrown so far."""
        made = made_in(match.moves, history)
        again = self.start == _start(match) and self.known[: len(made)] == made
        return self.known[len(made)] if again and len(self.known) > len(made) else None


def _start(match: "Match") -> "tuple[str, str | None]":
    return match.rules, match.position


def made_in(moves: "list[str]", history: "list[HistoryEntry]") -> "list[str]":
    """The moves that were rolls."""
    plies = range(min(len(moves), len(history)))
    return [moves[ply] for ply in plies if "faces" in history[ply]]

"""The rolls of a game, remembered beyond an undo: undoing never brings another roll.

The k-th roll of a game stays what it was, whatever is played before it. A game may also be played
once more with the rolls of another: the k-th roll of a seat is what the k-th of that seat was
there, as long as it can be; from then on that seat's rolls are new. No browser in here.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.answers import HistoryEntry
    from state.match import Match
    from state.ports import Storage


PLANS = "again:"  # begins the key of rolls that come again


class Rolls:
    """The rolls of the game on the page, also those that were undone in it."""

    def __init__(self, device: "Storage", game: str) -> None:
        self.device, self.key = device, "rolls:" + game
        self.known: "list[str]" = []
        self.plan: "dict[str, list[str]]" = {}  # by seat, of the game that is played once more
        self.start: "tuple[str, str | None] | None" = None  # of the game that they belong to

    def begin(self) -> None:
        """A new game: no roll is known."""
        self.known, self.start, self.plan = [], None, {}
        self.device.drop(self.key)
        self.device.drop(PLANS + self.key)

    def repeat(self, rolls: "dict[str, list[str]]") -> None:
        """The game that begins now gets these rolls, by seat."""
        self.plan = rolls
        self.device.put(PLANS + self.key, rolls)

    def resume(self, match: "Match") -> None:
        """A game goes on that was played on this device."""
        kept = self.device.get(self.key)
        sane = isinstance(kept, list) and all([isinstance(roll, str) for roll in kept])
        self.known = kept if sane else []
        plan = self.device.get(PLANS + self.key)
        self.plan = plan if isinstance(plan, dict) else {}
        self.start = _start(match)

    def remember(self, match: "Match", history: "list[HistoryEntry]") -> None:
        """Know the rolls of a game; those of any other are forgotten.

        The device is told only of new ones: it may still know a game that will be taken up again.
        """
        if self.start != _start(match):
            if self.start is not None:
                self.plan = {}
            self.known, self.start = [], _start(match)
        made = rolls_in(match.moves, history)
        if self.known[: len(made)] != made:
            self.known = made
            self.device.put(self.key, made)

    def next(self, match: "Match", history: "list[HistoryEntry]") -> "str | None":
        """The roll that comes again, or None if the dice have not been thrown so far."""
        made = rolls_in(match.moves, history)
        again = self.start == _start(match) and self.known[: len(made)] == made
        return self.known[len(made)] if again and len(self.known) > len(made) else None

    def planned_roll(
        self, seat: str, history: "list[HistoryEntry]", able: "Sequence[str]", moves: "list[str]"
    ) -> "str | None":
        """What a seat's dice show in a game that is played once more, if they may show it now."""
        plan = self.plan.get(seat)
        made = by_seat(moves, history).get(seat, [])
        if not isinstance(plan, list) or plan[: len(made)] != made or len(plan) == len(made):
            return None
        return plan[len(made)] if plan[len(made)] in able else None


def _start(match: "Match") -> "tuple[str, str | None]":
    return match.rules, match.position


def by_seat(moves: "list[str]", history: "list[HistoryEntry]") -> "dict[str, list[str]]":
    """The rolls of each seat."""
    found: "dict[str, list[str]]" = {}
    for ply in range(min(len(moves), len(history))):
        if "faces" in history[ply]:
            found.setdefault(history[ply]["seat"], []).append(moves[ply])
    return found


def rolls_in(moves: "list[str]", history: "list[HistoryEntry]") -> "list[str]":
    """The moves that were rolls."""
    plies = range(min(len(moves), len(history)))
    return [moves[ply] for ply in plies if "faces" in history[ply]]

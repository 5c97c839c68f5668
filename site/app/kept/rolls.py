"""The rolls of a game, remembered beyond an undo, which never brings another roll.

The k-th roll of a game stays the same, whatever is played before it. A game may also be repeated
with the rolls of another: the k-th roll of a seat is that seat's k-th roll there, as long as it is
legal; from then on that seat's rolls are new. No browser in here.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.answers import HistoryEntry
    from state.match import Match
    from state.ports import Storage


PLANS = "again:"  # begins the key of rolls that come again


class Rolls:
    """The rolls of the current game, including undone ones."""

    def __init__(self, device: "Storage", game: str) -> None:
        self.device, self.key = device, "rolls:" + game
        self.known: "list[str]" = []
        self.plan: "dict[str, list[str]]" = {}  # by seat, of the game that is played once more
        self.start: "tuple[str, str | None] | None" = None  # of the game that they belong to

    def begin(self) -> None:
        """Forget all rolls for a new game."""
        self.known, self.start, self.plan = [], None, {}
        self.device.drop(self.key)
        self.device.drop(PLANS + self.key)

    def repeat(self, rolls: "dict[str, list[str]]") -> None:
        """Plan these rolls, by seat, for the new game."""
        self.plan = rolls
        self.device.put(PLANS + self.key, rolls)

    def resume(self, match: "Match") -> None:
        """Restore the rolls of a kept game."""
        kept = self.device.get(self.key)
        sane = isinstance(kept, list) and all([isinstance(roll, str) for roll in kept])
        self.known = kept if sane else []
        plan = self.device.get(PLANS + self.key)
        self.plan = plan if isinstance(plan, dict) else {}
        self.start = _start(match)

    def remember(self, match: "Match", history: "list[HistoryEntry]") -> None:
        """Remember the rolls of a game in place of any other's.

        Only new ones are written to the device: it may still hold those of a game that will be
        resumed.
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
        """The known next roll, or None if it was never made."""
        made = rolls_in(match.moves, history)
        again = self.start == _start(match) and self.known[: len(made)] == made
        return self.known[len(made)] if again and len(self.known) > len(made) else None

    def planned_roll(
        self, seat: str, history: "list[HistoryEntry]", able: "Sequence[str]", moves: "list[str]"
    ) -> "str | None":
        """The planned roll of a seat in a repeated game, if it is legal now."""
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

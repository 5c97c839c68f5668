"""Why a move is not legal: the rule that forbids it, and the cubes that it is about."""

from anga.contract.position import Refusal
from anga.games.bushi.rules.cube import MOVES, State
from anga.games.bushi.rules.rulesets import OPPONENT, SEATS


def refusal(seat: str, own: State | None, move: str) -> Refusal:
    """The rule that forbids a seat's move which is not legal; `own` is None before placement."""
    if own is None:
        return Refusal("place-first") if move in MOVES else Refusal("no-pointing", (seat,))
    if move not in MOVES:
        return Refusal("placed-already", (seat,))
    if own.points:
        return Refusal("roll-ahead", SEATS)
    return Refusal("only-turn", (OPPONENT[seat],))

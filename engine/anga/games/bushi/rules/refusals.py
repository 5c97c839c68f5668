"""The reason why a move is not legal: the rule, and the cells concerned."""

from anga.contract.position import Refusal
from anga.games.bushi.rules.cube import MOVES, CubeState


def refusal(own: CubeState | None, move: str, square: str, opposite: str) -> Refusal:
    """The rule that forbids a move which is not legal; `own` is None before placement.

    `square` is the mover's cell, `opposite` the other side's, which may be the same.
    """
    if own is None:
        return Refusal("place-first") if move in MOVES else Refusal("no-pointing", (square,))
    if move not in MOVES:
        return Refusal("placed-already", (square,))
    if own.points:
        return Refusal("roll-ahead", tuple(sorted({square, opposite})))
    return Refusal("only-turn", (opposite,))

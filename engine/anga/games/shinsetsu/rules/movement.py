"""Movement of pieces (rulebook, *A turn*): the squares reached from a square.

The board's geometry is computed once, as tables.
"""

from collections.abc import Mapping, Sequence

from anga.games.shinsetsu.rules.board import GRID, STEPS, Board
from anga.games.shinsetsu.rules.forces import PIECES, SEATS, is_far
from anga.kit.grid import Step

Ways = tuple[tuple[int, ...], ...]

ORTHOGONAL = tuple(STEPS.values())
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
KNIGHT = tuple((i * a, j * b) for a, b in ((1, 2), (2, 1)) for i in (1, -1) for j in (1, -1))
SECOND = tuple((2 * a, 2 * b) for a, b in DIAGONAL)


def _leaps(steps: tuple[Step, ...]) -> Ways:
    """For each square, the squares that one of these steps reaches."""
    return tuple(
        tuple(to for step in steps if (to := GRID.next(at, step)) is not None)
        for at in GRID.squares
    )


LEAPS: Mapping[str, Ways] = {
    "K": _leaps((*ORTHOGONAL, *DIAGONAL)),
    "H": _leaps(KNIGHT),
    "E": _leaps((*DIAGONAL, *SECOND)),
}
RAYS = tuple(tuple(GRID.ray(at, step) for step in ORTHOGONAL) for at in GRID.squares)
AHEAD: Mapping[str, Ways] = {facing: _leaps((step,)) for facing, step in STEPS.items()}
ASLANT: Mapping[str, Ways] = {
    facing: _leaps(((a + b, b + a), (a - b, b - a))) for facing, (a, b) in STEPS.items()
}

# What a pawn of each force may capture: never a King.
PREY: Mapping[str, frozenset[str]] = {
    seat: frozenset(
        piece for other in SEATS if other != seat for piece in PIECES[other] if piece[-1] != "K"
    )
    for seat in SEATS
}


def reach(board: Board, at: int) -> Sequence[int]:
    """The squares on which a piece other than a pawn may land, including own pieces' squares."""
    kind = board[at][-1]
    if kind != "C":
        return LEAPS[kind][at]
    found: list[int] = []
    for ray in RAYS[at]:
        for to in ray:
            found.append(to)
            if board[to]:
                break
    return found


def arrives(seat: str, at: int, to: int) -> bool:
    """Whether a step arrives at the far row; steps along it do not count."""
    return is_far(seat, to) and not is_far(seat, at)

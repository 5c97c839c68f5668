"""How pieces move (rulebook, *A turn* and *Promotion*): what a die can be used for.

The board's geometry is worked out once, as tables from a square to the squares that are reached.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from anga.games.shinsetsu.forces import (
    FACINGS,
    OFFICERS,
    PAWN,
    STEPS,
    Board,
    is_far,
    lane,
    muster,
    square,
)

BOTH = "*"  # the "die" of a pawn move that uses both dice


class Move(NamedTuple):
    """A move: which deed, and what it needs.

        roll     `choice` the faces             go       `origin`, `target`, perhaps `choice` a kind
        turn     `origin`, `choice` a facing    promote  `origin`, `choice` a kind
        face     `origin`, `choice` a facing    give     `points`, `choice` a force
        stop, pass

    `die` is the face that is used, `*` for both dice; rolls, faces, deals, stop and pass have none.
    """

    deed: str
    die: str = ""
    origin: int = -1
    target: int = -1
    choice: str = ""
    points: int = 0


STOP = Move("stop")
PASS = Move("pass")

Ways = tuple[tuple[int, ...], ...]

ORTHOGONAL = tuple(STEPS.values())
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
KNIGHT = tuple((i * a, j * b) for a, b in ((1, 2), (2, 1)) for i in (1, -1) for j in (1, -1))
SECOND = tuple((2 * a, 2 * b) for a, b in DIAGONAL)


def _leaps(steps: tuple[tuple[int, int], ...]) -> Ways:
    """From each square the squares that one of these steps reaches."""
    return tuple(
        tuple(to for a, b in steps if (to := square(at % 8 + a, at // 8 + b)) is not None)
        for at in range(64)
    )


def _rays() -> tuple[Ways, ...]:
    """From each square its four lines, each from near to far."""
    return tuple(
        tuple(
            tuple(
                to
                for n in range(1, 8)
                if (to := square(at % 8 + n * a, at // 8 + n * b)) is not None
            )
            for a, b in ORTHOGONAL
        )
        for at in range(64)
    )


LEAPS: Mapping[str, Ways] = {
    "K": _leaps((*ORTHOGONAL, *DIAGONAL)),
    "H": _leaps(KNIGHT),
    "E": _leaps((*DIAGONAL, *SECOND)),
}
RAYS = _rays()
AHEAD: Mapping[str, Ways] = {facing: _leaps((step,)) for facing, step in STEPS.items()}
ASLANT: Mapping[str, Ways] = {
    facing: _leaps(((a + b, b + a), (a - b, b - a))) for facing, (a, b) in STEPS.items()
}


def reach(board: Board, at: int) -> Iterator[int]:
    """The squares on which a piece that is no pawn may land, those of its own force included."""
    kind = board[at][-1]
    if kind != "C":
        yield from LEAPS[kind][at]
        return
    for ray in RAYS[at]:
        for to in ray:
            yield to
            if board[to]:
                break


def uses(board: Board, seat: str, die: str, barracks: str) -> list[Move]:
    """All uses of one die by a force whose turn it is."""
    force = muster(board, seat)
    pieces, pawns = force[die], force[PAWN]
    moves = [
        going(die, at, to) for at in pieces for to in reach(board, at) if board[to][:1] != seat
    ]
    if die == "K":
        moves += waiting(board, seat, barracks)
    else:
        lanes = {lane(seat, at) for at in pieces}
        pawns = [at for at in pawns if lane(seat, at) in lanes]
    for at in pawns:
        moves += pawn_moves(board, at, die, barracks)
    return moves


def lost(board: Board, seat: str, dice: str) -> bool:
    """Whether both dice show kinds of which the force has no piece left."""
    force = muster(board, seat)
    return not any(force[die] for die in dice)


def without_officers(board: Board, seat: str, barracks: str) -> list[Move]:
    """The pawn moves that use both dice."""
    pawns = muster(board, seat)[PAWN]
    return [move for at in pawns for move in pawn_moves(board, at, BOTH, barracks)]


def pawn_moves(board: Board, at: int, die: str, barracks: str) -> list[Move]:
    """A pawn advances, captures or turns."""
    seat, facing = board[at][0], board[at][1]
    goals = [to for to in AHEAD[facing][at] if not board[to]]
    goals += [to for to in ASLANT[facing][at] if board[to] and capturable(board[to], seat)]
    moves = [move for to in goals for move in _arrivals(seat, at, to, die, barracks)]
    return [*moves, *turns(die, at, facing)]


@cache
def going(die: str, at: int, to: int, kind: str = "") -> Move:
    """A piece goes, perhaps to become another kind."""
    return Move("go", die, at, to, kind)


@cache
def turns(die: str, at: int, facing: str) -> tuple[Move, ...]:
    """A pawn turns to any other facing."""
    return tuple(Move("turn", die, at, -1, other) for other in FACINGS if other != facing)


def capturable(piece: str, seat: str) -> bool:
    """Whether a pawn of a force may capture a piece: never a King."""
    return piece[0] != seat and piece[-1] != "K"


def arrives(seat: str, at: int, to: int) -> bool:
    """Whether a step reaches the far row; along it, nothing arrives again."""
    return is_far(seat, to) and not is_far(seat, at)


def _arrivals(seat: str, at: int, to: int, die: str, barracks: str) -> list[Move]:
    if barracks and arrives(seat, at, to):
        return [going(die, at, to, kind) for kind in OFFICERS if kind in barracks]
    return [going(die, at, to)]


def waiting(board: Board, seat: str, barracks: str) -> list[Move]:
    """Promotions of pawns that wait on their far row."""
    return [
        Move("promote", "K", at, -1, kind)
        for at in muster(board, seat)[PAWN]
        if is_far(seat, at)
        for kind in OFFICERS
        if kind in barracks
    ]

"""Movement as tables, worked out once (rulebook, *Moves*).

A *move* is one integer, whose remainder by 81 is the square where it ends:

    81 * from + to            a piece moves
    6561 + 81 * from + to     and promotes
    13122 + 81 * kind + to    a piece of that kind is dropped
    13446                     a pass
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from anga.games.orb.seats import (
    ALL_CODES,
    AREA,
    BITS,
    CODES,
    EMPTY,
    FLIPPED,
    PROMOTED,
    SIZE,
    SLIDING,
    SQUARES,
    STEPPING,
    STEPS_OF,
    TOKIN,
    K,
    P,
    code_of,
    file_of,
    kind_of,
    rank_of,
    seat_of,
)

Ways = tuple[tuple[int, int], ...]  # square, move
Rays = tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]  # square, moves

PROMOTING = AREA * AREA
DROPPING = 2 * PROMOTING
PASS = DROPPING + 4 * AREA

ZONE = 3  # ranks in which a piece promotes
ONE = tuple(bytes([square]) for square in SQUARES)  # a square as a set of squares

RANK = tuple(tuple(rank_of(square, seat) for square in SQUARES) for seat in range(4))
FILE = tuple(tuple(file_of(square, seat) for square in SQUARES) for seat in range(4))


def neighbour(square: int, direction: int) -> int | None:
    """The next square in a direction, None beyond the edge."""
    down, right = STEPS_OF[direction]
    row, column = square // SIZE + down, square % SIZE + right
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else None


def ray(square: int, direction: int) -> tuple[int, ...]:
    """All squares in a direction, the nearest first."""
    found = []
    beyond = neighbour(square, direction)
    while beyond is not None:
        found.append(beyond)
        beyond = neighbour(beyond, direction)
    return tuple(found)


NEIGHBOURS = tuple(tuple(neighbour(square, d) for d in range(8)) for square in SQUARES)
RAYS = tuple(tuple(ray(square, d) for d in (0, 2, 4, 6)) for square in SQUARES)


def _steps(code: int, square: int) -> tuple[int, ...]:
    ahead = 2 * seat_of(code)
    found = (NEIGHBOURS[square][(d + ahead) % 8] for d in STEPPING[kind_of(code)])
    return tuple(to for to in found if to is not None)


# By code and square: where a piece attacks with a single step.
STEPS: Sequence[Sequence[tuple[int, ...]]] = [
    [_steps(code, square) for square in SQUARES] if code in CODES else [] for code in ALL_CODES
]

# The same as bit masks, bit n for square n.
BIT = tuple(1 << square for square in SQUARES)
MASKS = [[sum(BIT[to] for to in found) for found in by_square] for by_square in STEPS]

# By square: the squares around it, each with the direction in which it looks at this one.
AROUND = tuple(
    tuple((near, (d + 4) % 8) for d, near in enumerate(NEIGHBOURS[square]) if near is not None)
    for square in SQUARES
)


def _lines() -> Iterator[tuple[int, int, tuple[int, ...], tuple[int, ...]]]:
    for square in SQUARES:
        for line in RAYS[square]:
            for index, other in enumerate(line):
                yield square, other, line[:index], line[index + 1 :]


# By two squares of a line, else None: what lies between them, and beyond the second.
BETWEEN: list[list[tuple[int, ...] | None]] = [[None] * AREA for _ in SQUARES]
BEYOND: list[list[tuple[int, ...] | None]] = [[None] * AREA for _ in SQUARES]
for _square, _other, _between, _beyond in _lines():
    BETWEEN[_square][_other], BEYOND[_square][_other] = _between, _beyond


def ways(code: int, origin: int, to: int) -> tuple[int, ...]:
    """The moves of a piece from one square to another: plain, promoting, or both.

    Promotion is optional on a move that starts or ends in the zone, but a Pawn on its last rank
    must promote.
    """
    seat, kind, move = seat_of(code), kind_of(code), AREA * origin + to
    rank = RANK[seat]
    if kind not in PROMOTED or min(rank[origin], rank[to]) >= ZONE:
        return (move,)
    if kind == P and rank[to] == 0:
        return (PROMOTING + move,)
    return (move, PROMOTING + move)


def _stepping(code: int) -> list[Ways]:
    return [
        tuple((to, move) for to in STEPS[code][square] for move in ways(code, square, to))
        for square in SQUARES
    ]


def _sliding(code: int) -> list[Rays]:
    return [
        tuple(tuple((to, ways(code, square, to)) for to in line) for line in RAYS[square])
        for square in SQUARES
    ]


@cache
def stepping(seat: int) -> Sequence[Sequence[Ways]]:
    """By code and square: where a seat's piece may step, and by which moves."""
    return [_stepping(code) if seat_of(code) == seat else [] for code in ALL_CODES]


@cache
def sliding(seat: int) -> Mapping[int, Sequence[Rays]]:
    """By code, only of Rooks and dragons, and square: the rays with the moves on them."""
    return {code: _sliding(code) for code in (code_of(seat, kind) for kind in SLIDING)}


# By seat: the squares of each file where a Pawn may be dropped at all.
PAWN_FILES = tuple(
    tuple(
        tuple(s for s in SQUARES if FILE[seat][s] == file and RANK[seat][s] > 0)
        for file in range(SIZE)
    )
    for seat in range(4)
)


class Eyes(NamedTuple):
    """What a seat sees in each code, while certain seats are active.

    `free`: a piece may move there; `hostile`: an active opponent's piece; `strikes[d]`: such a
    piece that steps in direction d; `worth`: the bit of the active opponent whose piece, other than
    a Pawn or tokin, it is (see the Orb rule), else 0.
    """

    free: tuple[bool, ...]
    hostile: tuple[bool, ...]
    strikes: tuple[tuple[bool, ...], ...]
    worth: tuple[int, ...]


@cache
def eyes(seat: int, active: int) -> Eyes:
    """The eyes of a seat while the seats of the set `active` are."""
    hostile = tuple(
        code in CODES and seat_of(code) != seat and bool(active & BITS[seat_of(code)])
        for code in ALL_CODES
    )
    return Eyes(
        tuple(_free(seat, code) for code in ALL_CODES),
        hostile,
        tuple(
            tuple(hostile[code] and _steps_towards(code, d) for code in ALL_CODES) for d in range(8)
        ),
        tuple(
            BITS[seat_of(code)] if hostile[code] and kind_of(code) not in (P, TOKIN) else 0
            for code in ALL_CODES
        ),
    )


def _free(seat: int, code: int) -> bool:
    """Empty, or somebody else's piece that is no king."""
    if code in (EMPTY, FLIPPED):
        return code == EMPTY
    return code in CODES and seat_of(code) != seat and kind_of(code) != K


def _steps_towards(code: int, direction: int) -> bool:
    return (direction - 2 * seat_of(code)) % 8 in STEPPING[kind_of(code)]

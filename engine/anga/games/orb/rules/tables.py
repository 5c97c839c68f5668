"""Movement as tables, worked out once (rulebook, *Moves*).

A *move* is one integer, whose remainder by 81 is the square where it ends:

    81 * from + to            a piece moves
    6561 + 81 * from + to     and promotes
    13122 + 81 * kind + to    a piece of that kind is dropped
    13446                     a pass
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from anga.games.orb.rules.seats import (
    ALL_CODES,
    AREA,
    CODES,
    PROMOTED,
    SIZE,
    SLIDING,
    SQUARES,
    STEPPING,
    P,
    file_of,
    kind_of,
    rank_of,
    seat_of,
    seats_in,
)
from anga.kit.grid import DIRECTIONS, Grid, mask, squares_of
from anga.kit.lazy_dict import LazyDict

GRID = Grid(SIZE, SIZE)
PROMOTING = AREA * AREA
DROPPING = 2 * PROMOTING
PASS = DROPPING + 4 * AREA

SLIDES = tuple(code in CODES and kind_of(code) in SLIDING for code in ALL_CODES)
ZONE = 3  # ranks in which a piece promotes
ONE = tuple(bytes([square]) for square in SQUARES)

RANK = tuple(tuple(rank_of(square, seat) for square in SQUARES) for seat in range(4))
FILE = tuple(tuple(file_of(square, seat) for square in SQUARES) for seat in range(4))


NEIGHBOURS = tuple(tuple(GRID.next(square, step) for step in DIRECTIONS) for square in SQUARES)
RAYS = tuple(tuple(GRID.ray(square, step) for step in DIRECTIONS[::2]) for square in SQUARES)
BIT = tuple(1 << square for square in SQUARES)


def _steps(code: int, square: int) -> int:
    ahead = 2 * seat_of(code)
    found = (NEIGHBOURS[square][(d + ahead) % 8] for d in STEPPING[kind_of(code)])
    return mask(to for to in found if to is not None)


# By code and square: where a piece attacks with a single step.
STEPS: Sequence[Sequence[int]] = [
    [_steps(code, square) for square in SQUARES] if code in CODES else [] for code in ALL_CODES
]

# By square: the squares around it, and with each the direction in which it looks at this one.
NEAR = tuple(mask(near for near in NEIGHBOURS[square] if near is not None) for square in SQUARES)
TWO_STEPS = tuple(
    mask(far for near in squares_of(NEAR[square]) for far in squares_of(NEAR[near]))
    for square in SQUARES
)
AROUND = tuple(
    tuple((near, (d + 4) % 8) for d, near in enumerate(NEIGHBOURS[square]) if near is not None)
    for square in SQUARES
)


def _between() -> list[list[int | None]]:
    found: list[list[int | None]] = [[None] * AREA for _ in SQUARES]
    for square in SQUARES:
        for line in RAYS[square]:
            passed = 0
            for other in line:
                found[square][other] = passed
                passed |= BIT[other]
    return found


# By two squares of a file or rank: what lies between them. None for other squares.
BETWEEN = _between()

# By square: the rest of its rank and file, as the board lies; and where pieces can be in a Rook's
# way on each, which is nowhere at an end.
LINES = tuple(mask(sum(RAYS[square], ())) for square in SQUARES)
ALONG = tuple(mask(RAYS[square][1][:-1] + RAYS[square][3][:-1]) for square in SQUARES)
ACROSS = tuple(mask(RAYS[square][0][:-1] + RAYS[square][2][:-1]) for square in SQUARES)


def _reach(*rays: Sequence[int]) -> LazyDict[int, int]:
    """What a Rook on a square attacks along some rays, by their occupied squares."""

    def make(standing: int) -> int:
        found = 0
        for line in rays:
            for square in line:
                found |= BIT[square]
                if BIT[square] & standing:
                    break
        return found

    return LazyDict(make)


REACH_ALONG = tuple(_reach(RAYS[square][1], RAYS[square][3]) for square in SQUARES)
REACH_ACROSS = tuple(_reach(RAYS[square][0], RAYS[square][2]) for square in SQUARES)


def slide(square: int, occupied: int) -> int:
    """The squares that a Rook attacks: along its lines, up to and including the first piece."""
    return (
        REACH_ALONG[square][occupied & ALONG[square]]
        | REACH_ACROSS[square][occupied & ACROSS[square]]
    )


def promoted(code: int) -> int:
    """The code of a piece once it is promoted."""
    return code - kind_of(code) + PROMOTED[kind_of(code)]


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


class Moves(LazyDict[int, tuple[int, ...]]):
    """The moves of a piece on a square to a set of squares.

    `soon` are the squares that its steps lead to and those that it would attack from there.
    """

    def __init__(self, code: int, origin: int) -> None:
        super().__init__(
            lambda targets: tuple(
                move for to in squares_of(targets) for move in ways(code, origin, to)
            )
        )
        self.code, self.origin = code, origin
        self.soon = STEPS[code][origin]
        for to in squares_of(STEPS[code][origin]):
            for move in ways(code, origin, to):
                self.soon |= STEPS[promoted(code) if move >= PROMOTING else code][to]


@cache
def moves_of(seat: int) -> Sequence[Sequence[Moves]]:
    """By code and square: the moves of a seat's pieces."""
    return [
        [Moves(code, square) for square in SQUARES] if seat_of(code) == seat else []
        for code in ALL_CODES
    ]


class AttackTables(NamedTuple):
    """The attack tables of a seat for a set of active seats.

    `opponents` are the others of them; by code, `hostile`: whether it is one of their pieces;
    `strikes[d]`: whether such a piece steps in direction d.
    """

    opponents: tuple[int, ...]
    hostile: tuple[bool, ...]
    strikes: tuple[tuple[bool, ...], ...]


@cache
def eyes(seat: int, active: int) -> AttackTables:
    """The attack tables of a seat while the seats of the set `active` are in the game."""
    opponents = tuple(other for other in seats_in(active) if other != seat)
    hostile = tuple(seat_of(code) in opponents for code in ALL_CODES)
    strikes = tuple(
        tuple(hostile[code] and _steps_towards(code, d) for code in ALL_CODES) for d in range(8)
    )
    return AttackTables(opponents, hostile, strikes)


def _steps_towards(code: int, direction: int) -> bool:
    return (direction - 2 * seat_of(code)) % 8 in STEPPING[kind_of(code)]

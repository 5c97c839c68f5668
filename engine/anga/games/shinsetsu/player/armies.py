"""What depends on each force's pieces alone; sets of squares are bit masks.

A *kind* is a die's face, 0 to 3 in the order `K C H E`; a Pawn counts as 4. Four sets of squares, a
*lane* of 64 bits for each die's face, are kept in one integer.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import compress
from operator import ne
from typing import NamedTuple

from anga.games.shinsetsu.rules.board import FACINGS, STEPS, Board
from anga.games.shinsetsu.rules.forces import (
    FORWARD,
    GOAL,
    INDEX,
    KINDS,
    OFFICERS,
    SEATS,
    is_pawn,
    lane,
)
from anga.games.shinsetsu.rules.movement import ASLANT, LEAPS, RAYS
from anga.kit.grid import mask, squares_of
from anga.kit.lazy_dict import LazyDict

CHARIOT, PAWN = KINDS.index("C"), len(KINDS)
SHIFTS = tuple(64 * kind for kind in range(len(KINDS)))
BOARD = (1 << 64) - 1
EVERY = sum(1 << shift for shift in SHIFTS)  # times a set of squares: that in each lane
CROWN = 7  # bits that tell a square, or that there is none
LINES = [mask(at for ray in RAYS[square] for at in ray) for square in range(64)]


def _slides(square: int) -> LazyDict[int, int]:
    """The squares that a Chariot reaches, by the occupied squares on its lines."""

    def make(standing: int) -> int:
        found = 0
        for ray in RAYS[square]:
            for at in ray:
                found |= 1 << at
                if standing >> at & 1:
                    break
        return found

    return LazyDict(make)


CHANCES = (0.0, 7 / 16, 12 / 16, 15 / 16, 1.0)  # that one of so many kinds is rolled
TWICE = 1 / 16  # that both dice show one kind
GATES = (1.0, CHANCES[1], TWICE)  # the chance to enter, by steps
SLIDES = [_slides(square) for square in range(64)]


Info = tuple[int, int, int, int, int, int, float]
"""A piece on a square: seat, kind, the square, what it takes, a flag, a file, progress.

What an officer takes, and the file on which it moves Pawns, lie in its kind's lane. The flag tells
a Pawn that is turned, an officer that was promoted; the progress is how much of its way a Pawn has
made. What a Chariot takes is looked up.
"""


def _info(piece: str, at: int) -> Info:
    seat, letter = piece[0], piece[-1]
    index, there = INDEX[seat], 1 << at
    if is_pawn(piece):
        takes, turned = mask(ASLANT[letter][at]), int(letter != FORWARD[seat])
        return index, PAWN, there, takes, turned, 0, _progress(seat, at)
    kind = KINDS.index(letter)
    takes = 0 if kind == CHARIOT else mask(LEAPS[letter][at])
    along = _along(seat, lane(seat, at)) if kind else 0
    shift, promoted = SHIFTS[kind], int("+" in piece)
    return index, kind, there, takes << shift, promoted, along << shift, 0.0


@cache
def _along(seat: str, number: int) -> int:
    """The squares of a file as a force sees it."""
    return mask(at for at in range(64) if lane(seat, at) == number)


def _progress(seat: str, at: int) -> float:
    file, rank = STEPS[FORWARD[seat]]
    along = (at % 8) * file + (at // 8) * rank
    return (along if file + rank > 0 else 7 + along) / 7


INFO: LazyDict[str, list[Info]] = LazyDict(lambda piece: [_info(piece, at) for at in range(64)])


class Army(NamedTuple):
    """What depends on one force's pieces alone: squares, the King's (-1 without one), and so on.

    `throne` is the King's square as a set, and `crown` as a number in seven bits of its own. `goes`
    is, in lanes, what the piece itself reaches with one die of that face, without Chariots;
    `strikes` what its Pawns take with that die, Kings too, and `struck` with any. These include own
    pieces. The others are features: `has` from `pawns` to `promoted`, `men` those of its Pawns,
    `steps` those to the goal, `gone` the kinds; `fails` is the chance not to enter.
    """

    seat: int
    own: int
    king: int
    throne: int
    crown: int
    pawns: int
    has: Sequence[float]
    men: Sequence[float]
    gone: float
    steps: float
    fails: float
    goes: int
    strikes: int
    struck: int
    chariots: Sequence[int]


def steps(at: int, goal: int) -> int:
    """The number of a King's steps from a square to another."""
    return max(abs(at % 8 - goal % 8), abs(at // 8 - goal // 8))


def squares_in(lanes: int) -> int:
    """The squares in any of the lanes."""
    return (lanes | lanes >> 64 | lanes >> 128 | lanes >> 192) & BOARD


def army(marks: int, seat: str) -> Army:
    """The army of a force with these pieces: bit 64 * n + at of `marks` is piece n on a square."""
    own, king, pawns, counts, advance = 0, -1, 0, [0.0] * 5, 0.0
    goes = files = turned = promoted = 0
    men: list[tuple[int, int]] = []
    chariots: list[int] = []
    for at, number in sorted([(bit % 64, bit // 64) for bit in squares_of(marks)]):
        _, kind, there, taking, flag, along, progress = INFO[seat + NAMES[number]][at]
        own |= there
        counts[kind] += 1
        if kind == PAWN:
            pawns |= there
            advance += progress
            turned += flag
            men.append((at, taking))
            continue
        goes |= taking
        files |= along
        promoted += flag
        if kind == CHARIOT:
            chariots.append(at)
        elif not kind:
            king = at
    strikes = 0
    for at, taking in men:  # with the King's face, and those of officers on their files
        strikes |= taking * (files >> at & EVERY | 1)
    index, away = INDEX[seat], steps(king, GOAL[seat])
    return Army(
        index,
        own,
        king,
        throne=1 << king if king >= 0 else 0,
        crown=king + 1 << CROWN * index,
        pawns=pawns,
        has=(counts[PAWN], *counts[1:PAWN], float(promoted)),
        men=(advance, float(turned)),
        gone=float(counts[1:PAWN].count(0)),
        steps=away / 4,
        fails=1 - GATES[away] if away < len(GATES) else 1.0,
        goes=goes,
        strikes=strikes,
        struck=squares_in(strikes),
        chariots=tuple(chariots),
    )


NAMES = (*FACINGS, *KINDS, *(f"+{kind}" for kind in OFFICERS))
MARKS: Mapping[str, tuple[int, int]] = {
    seat + name: (index, 1 << 64 * number)
    for index, seat in enumerate(SEATS)
    for number, name in enumerate(NAMES)
}
_last: list[tuple[Board, list[int]]] = [(("",) * 64, [0] * len(SEATS))]


def marked(board: Board) -> list[int]:
    """The marks of each force, from those on the last board that was asked for."""
    before, marks = _last[0]
    marks = [*marks]
    for at in compress(range(64), map(ne, board, before)):
        for piece in (before[at], board[at]):
            if piece:
                seat, mark = MARKS[piece]
                marks[seat] ^= mark << at
    _last[0] = board, marks
    return marks

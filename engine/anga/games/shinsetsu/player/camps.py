"""The pieces and possible captures of each force, in one pass; sets of squares are bit masks.

A *kind* is a die's face, 0 to 3 in the order `K C H E`; a Pawn counts as 4. Four sets of squares, a
*lane* of 64 bits for each die's face, are kept in one integer.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import compress
from operator import ne
from typing import NamedTuple

from anga.games.shinsetsu.rules.board import FACINGS, STEPS, Board
from anga.games.shinsetsu.rules.forces import FORWARD, INDEX, KINDS, OFFICERS, SEATS, is_pawn, lane
from anga.games.shinsetsu.rules.movement import ASLANT, LEAPS, RAYS
from anga.kit.grid import mask, squares_of
from anga.kit.lazy_dict import LazyDict

CHARIOT, PAWN = KINDS.index("C"), len(KINDS)
SHIFTS = tuple(64 * kind for kind in range(len(KINDS)))
BOARD = (1 << 64) - 1
EVERY = sum(1 << shift for shift in SHIFTS)  # times a set of squares: that in each lane
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


class _Army(NamedTuple):
    """What depends on one force's pieces alone; as in `Camps`, and the squares of its Chariots.

    `goes` is without Chariots, and `strikes` what its Pawns take with each die, Kings too.
    """

    own: int
    king: int
    pawns: int
    counts: Sequence[int]
    advance: float
    turned: int
    promoted: int
    goes: int
    strikes: int
    chariots: Sequence[int]


class Camps(NamedTuple):
    """The data of each force: squares, the King's (-1 without one), counts by kind, and so on.

    `pawns` are the squares of all forces' Pawns; `goes`, in lanes, what the piece itself reaches
    with one die of that face; `takes`, what that die can capture, also by a Pawn; both include own
    pieces.
    """

    own: Sequence[int]
    kings: Sequence[int]
    pawns: int
    counts: Sequence[Sequence[int]]
    advance: Sequence[float]
    turned: Sequence[int]
    promoted: Sequence[int]
    goes: Sequence[int]
    takes: Sequence[int]


def _army(marks: int, pieces: Sequence[str]) -> _Army:
    """The army with these pieces: bit 64 * n + at of `marks` is piece n on a square."""
    own, king, pawns, counts, advance = 0, -1, 0, [0, 0, 0, 0, 0], 0.0
    goes = files = turned = promoted = 0
    men, chariots = list[tuple[int, int]](), list[int]()
    for at, number in sorted([(bit % 64, bit // 64) for bit in squares_of(marks)]):
        _, kind, there, taking, flag, along, progress = INFO[pieces[number]][at]
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
    counted, standing = tuple(counts), tuple(chariots)
    return _Army(own, king, pawns, counted, advance, turned, promoted, goes, strikes, standing)


def _kept(seat: str) -> LazyDict[int, _Army]:
    """The armies of a force by their marks; nine in ten that are asked for have been before."""
    pieces = [seat + name for name in NAMES]
    return LazyDict(lambda marks: _army(marks, pieces), MOST_KEPT)


MOST_KEPT = 1_000
NAMES = (*FACINGS, *KINDS, *(f"+{kind}" for kind in OFFICERS))
MARKS: Mapping[str, tuple[int, int]] = {
    seat + name: (index, 1 << 64 * number)
    for index, seat in enumerate(SEATS)
    for number, name in enumerate(NAMES)
}
_armies = [_kept(seat) for seat in SEATS]
_last: list[tuple[Board, list[int]]] = [(("",) * 64, [0] * len(SEATS))]


def _marked(board: Board) -> list[int]:
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


def camps(board: Board) -> Camps:
    """The data of all forces in a position."""
    armies = [kept[marks] for kept, marks in zip(_armies, _marked(board), strict=True)]
    data = zip(*armies, strict=True)
    own, kings, pawns, counts, advance, turned, promoted, steps, strikes, chariots = data
    occupied, goes = own[0] | own[1] | own[2] | own[3], [*steps]
    for seat, squares in enumerate(chariots):
        for at in squares:
            goes[seat] |= SLIDES[at][occupied & LINES[at]] << SHIFTS[CHARIOT]
    prey = ~(squares_of_kings(kings) * EVERY)
    takes = [going | striking & prey for going, striking in zip(goes, strikes, strict=True)]
    men = pawns[0] | pawns[1] | pawns[2] | pawns[3]
    return Camps(own, kings, men, counts, advance, turned, promoted, goes, takes)


def squares_of_kings(kings: Sequence[int]) -> int:
    """The set of squares of the Kings on the board."""
    return sum([1 << king for king in kings if king >= 0])


def faces_in(lanes: int) -> int:
    """The number of lanes that are not empty."""
    return (
        (lanes & BOARD > 0)
        + (lanes >> 64 & BOARD > 0)
        + (lanes >> 128 & BOARD > 0)
        + (lanes >> 192 > 0)
    )

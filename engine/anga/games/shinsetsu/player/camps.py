"""The pieces and possible captures of each force, in one pass; sets of squares are bit masks.

A *kind* is a die's face, 0 to 3 in the order `K C H E`; a Pawn counts as 4. Four sets of squares, a
*lane* of 64 bits for each die's face, are kept in one integer.
"""

from functools import cache
from typing import NamedTuple

from anga.games.shinsetsu.rules.board import STEPS, Board
from anga.games.shinsetsu.rules.forces import FORWARD, INDEX, KINDS, is_pawn, lane
from anga.games.shinsetsu.rules.movement import ASLANT, LEAPS, RAYS
from anga.kit.grid import mask
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


class Camps(NamedTuple):
    """The data of each force: squares, the King's (-1 without one), counts by kind, and so on.

    `pawns` are the squares of all forces' Pawns; `goes`, in lanes, what the piece itself reaches
    with one die of that face; `takes`, what that die can capture, also by a Pawn; both include own
    pieces.
    """

    own: list[int]
    kings: list[int]
    pawns: int
    counts: list[list[int]]
    advance: list[float]
    turned: list[int]
    promoted: list[int]
    goes: list[int]
    takes: list[int]


def camps(board: Board) -> Camps:
    """The data of all forces in a position."""
    own, kings, turned, promoted = [0, 0, 0, 0], [-1, -1, -1, -1], [0, 0, 0, 0], [0, 0, 0, 0]
    counts = [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]
    takes, files, advance = [0, 0, 0, 0], [0, 0, 0, 0], [0.0, 0.0, 0.0, 0.0]
    men: list[tuple[int, int, int]] = []
    chariots: list[tuple[int, int]] = []
    pawns = 0
    for at, piece in enumerate(board):
        if piece:
            seat, kind, there, taking, flag, along, progress = INFO[piece][at]
            own[seat] |= there
            counts[seat][kind] += 1
            if kind == PAWN:
                pawns |= there
                advance[seat] += progress
                turned[seat] += flag
                men.append((seat, at, taking))
            else:
                takes[seat] |= taking
                files[seat] |= along
                promoted[seat] += flag
                if kind == CHARIOT:
                    chariots.append((seat, at))
                elif not kind:
                    kings[seat] = at
    occupied = own[0] | own[1] | own[2] | own[3]
    for seat, at in chariots:
        takes[seat] |= SLIDES[at][occupied & LINES[at]] << SHIFTS[CHARIOT]
    goes, prey = [*takes], ~squares_of_kings(kings)
    for seat, at, taking in men:  # with the King's face, and those of officers on their files
        takes[seat] |= (taking & prey) * (files[seat] >> at & EVERY | 1)
    return Camps(own, kings, pawns, counts, advance, turned, promoted, goes, takes)


def squares_of_kings(kings: list[int]) -> int:
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

"""The moves of pieces that fly and slide in pairs as a fixed list, for environments.

Subjects from a square to another on a line with it, or an even number of files and ranks away; an
Object to each square, which is a drop, a move or a capture of it; drops of Subjects; a pass. That a
move captures follows from the board and is left out.
"""

from functools import cache

from anga.kit.pairs.board import board_of
from anga.kit.pairs.encoding import CAPTURE, OBJECT, PASS, SUBJECT


@cache
def listed(size: int) -> tuple[int, ...]:
    """All moves on a board of that size: 2,963 (9), 8,201 (12) or 18,595 (15)."""
    board = board_of(size)
    squares = range(board.count)
    ways = [
        SUBJECT | origin << 8 | to
        for origin in squares
        for to in board.squares((board.stars[origin] | board.halved[origin]) & ~board.bit[origin])
    ]
    return (*ways, *(OBJECT | to for to in squares), *squares, PASS)


def plain(move: int) -> int:
    """A move without saying that it captures."""
    return move & ~CAPTURE


def meant(move: int, targets: int) -> int:
    """A plain move that says so if it captures one of these squares."""
    captures = move & (OBJECT | SUBJECT) and targets >> (move & 255) & 1
    return move | CAPTURE if captures else move

"""Lines between two Subjects, and the squares that they open for drops, given an enemy Object.

For two Subjects at p and q and an Object at E, not all on one line, a square is open when
square - E = alpha (p - E) + beta (q - E) with alpha, beta >= 0 and alpha + beta >= 1.
"""

from functools import partial

from anga.kit.lazy_dict import LazyDict
from anga.kit.pairs.board import ZoneBoard

MOST_KEPT = 50_000  # areas
MOST_PAIRS = 40_000  # of two Subjects, by the square of the enemy Object, with what they open
MOST_LINES = 6  # that are shown


def offside(board: ZoneBoard, mine: int, e: int) -> int:
    """The squares on or beyond the line between any two Subjects of a side, as seen from E."""
    key = (board.size, e, mine)
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[key] = _offside(board, board.squares(mine), e)
    return found


_kept: dict[tuple[int, int, int], int] = {}


def _offside(board: ZoneBoard, mine: list[int], e: int) -> int:
    found, opened = 0, board.opened
    rows = opened.get(e)
    if rows is None:  # Objects move seldom enough to count all pairs then
        if sum(len(row) for known in opened.values() for row in known.values()) > MOST_PAIRS:
            opened.clear()
        rows = opened[e] = LazyDict(partial(_row, board, e))
    for index, p in enumerate(mine):
        row = rows[p]
        for q in mine[:index]:
            found |= row[q]
    return found


def _row(board: ZoneBoard, e: int, p: int) -> LazyDict[int, int]:
    """The squares that a Subject on `p` opens with another, by the other's square."""
    return LazyDict(partial(behind, board, e, p))


def behind(board: ZoneBoard, e: int, p: int, q: int) -> int:
    """The squares that two Subjects open: between the rays from E through both, beyond their line.

    None when E and both are on one line.
    """
    files, ranks = board.files, board.ranks
    x, y = files[e], ranks[e]
    turn = (files[p] - x) * (ranks[q] - y) - (ranks[p] - y) * (files[q] - x)
    if turn == 0:
        return 0
    if turn < 0:
        p, q = q, p
    right_of = board.right_of
    return right_of[e << 8 | p] & right_of[q << 8 | e] & right_of[q << 8 | p]


def opening_lines(board: ZoneBoard, mine: int, e: int, wanted: int) -> list[tuple[int, int]]:
    """The lines between Subjects of a side that open squares of `wanted`, the widest first."""
    squares = board.squares(mine)
    pairs = [(p, q) for index, q in enumerate(squares) for p in squares[:index]]
    areas = {pair: behind(board, e, *pair) & wanted for pair in pairs}
    widest = sorted(pairs, key=lambda pair: -areas[pair].bit_count())
    kept, covered = [], 0
    for pair in widest:
        if areas[pair] & ~covered & ~mine:
            kept.append(pair)
            covered |= areas[pair]
    return kept[:MOST_LINES]

"""Lines between two Subjects, and the squares that they open for drops, given an enemy Object.

For two Subjects at p and q and an Object at E, not all on one line, a square is open when
square - E = alpha (p - E) + beta (q - E) with alpha, beta >= 0 and alpha + beta >= 1.
"""

from anga.kit.pairs.board import ZoneBoard

MOST_KEPT = 50_000  # areas
MOST_LINES = 6  # that are shown


def offside(board: ZoneBoard, mine: int, e: int) -> int:
    """The squares on or beyond the line between any two Subjects of a side, as seen from E."""
    key = (board.size, e, mine)
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[key] = _offside(board, mine, e)
    return found


_kept: dict[tuple[int, int, int], int] = {}


def _offside(board: ZoneBoard, mine: int, e: int) -> int:
    """The same, without a look at each two Subjects if E is outside of their convex hull."""
    if not mine:
        return 0
    left, right = board.flanks[e]
    first, last = _outermost(left, mine), _outermost(right, mine)
    outside = right[first] >> last & 1 and not mine & (left[first] | right[last])
    starts = mine & ~(left[first] | right[first]) if outside else mine
    found = 0
    for square in board.squares(starts):
        found |= _beyond(board, e, square, mine & right[square])
    return found


def _outermost(flank: list[int], among: int) -> int:
    """The square, if there is one, on whose flank there is no other of them."""
    square = -1
    while among:
        square = (among & -among).bit_length() - 1
        among &= flank[square]
    return square


def _beyond(board: ZoneBoard, e: int, square: int, rest: int) -> int:
    """The squares that Subjects open, one of them and those on the right of it as seen from E.

    They are on or beyond that side of the convex hull of these Subjects which faces E.
    """
    if not rest:
        return 0
    left, right = board.flanks[e]
    closed = left[square]
    while rest:
        _, facing = board.flanks[square]
        square = _outermost(facing, rest)
        closed |= facing[square]
        rest &= right[square]
    return board.full & ~(closed | right[square])


def behind(board: ZoneBoard, e: int, p: int, q: int) -> int:
    """The squares that two Subjects open: between the rays from E through both, beyond their line.

    None when E and both are on one line.
    """
    left, right = board.flanks[e]
    if left[p] >> q & 1:
        p, q = q, p
    elif not right[p] >> q & 1:
        return 0
    return board.full & ~(left[p] | right[q] | board.flanks[p][1][q])


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

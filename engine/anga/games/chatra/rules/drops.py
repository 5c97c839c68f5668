"""Where a Subject may be dropped: own camp, far zones, the offside line, and what is forbidden."""

from functools import partial

from anga.games.chatra.rules.board import Board
from anga.games.chatra.rules.functions import attacked, ends
from anga.games.chatra.rules.sides import Sides
from anga.kit.lazy import Lazy

MOST_KEPT = 50_000  # areas
MOST_OBJECTS = 24  # squares of the enemy Object for which pairs are kept


def area(sides: Sides) -> int:
    """The squares, empty or not, that the rules on the drop area leave open to a side."""
    variant, board = sides.variant, sides.variant.board
    if variant.relay and sides.checked:
        return board.full
    if variant.columns:
        return columns(board, sides.seat, sides.mine)
    return zones(sides) | offside(board, sides.mine, sides.enemy)


def zones(sides: Sides) -> int:
    """The own camp and the zones that neither hold nor touch the enemy Object's."""
    board = sides.variant.board
    return board.zones[board.zone[sides.own]] | board.far[board.zone[sides.enemy]]


def columns(board: Board, seat: str, mine: int) -> int:
    """Niwashi's proposal: each third of the files is open up to one's most advanced Subject."""
    found = board.bottom if seat == "b" else board.top
    for third in board.thirds:
        ranks = [board.ranks[square] for square in board.squares(mine & third)]
        if ranks and seat == "b":
            found |= third & board.full >> min(ranks) * board.size << min(ranks) * board.size
        elif ranks:
            found |= third & (1 << (max(ranks) + 1) * board.size) - 1
    return found


def offside(board: Board, mine: int, e: int) -> int:
    """What lies on or beyond the line between any two own Subjects, seen from E."""
    key = (board.size, e, mine)
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[key] = _offside(board, board.squares(mine), e)
    return found


_kept: dict[tuple[int, int, int], int] = {}


def _offside(board: Board, mine: list[int], e: int) -> int:
    if len(board.opened) > MOST_OBJECTS:
        board.opened.clear()
    rows = board.opened.get(e) or board.opened.setdefault(e, _rows(board, e))
    found = 0
    for index, p in enumerate(mine):
        row = rows[p]
        for q in mine[:index]:
            found |= row[q]
    return found


def _rows(board: Board, e: int) -> "list[Lazy[int, int]]":
    """For two Subjects what they open, once it has been asked for."""
    return [Lazy(partial(behind, board, e, p)) for p in range(board.count)]


def behind(board: Board, e: int, p: int, q: int) -> int:
    """The area that two Subjects open: between the rays from E through both, beyond their line.

    Nothing when E and both are on one line.
    """
    (px, py), (qx, qy) = board.vector(e, p), board.vector(e, q)
    turn = px * qy - py * qx
    if turn == 0:
        return 0
    if turn < 0:
        p, q = q, p
    right_of = board.right_of
    return right_of[e << 8 | p] & right_of[q << 8 | e] & right_of[q << 8 | p]


def checking(sides: Sides, occupied: int, among: int) -> int:
    """Those squares of `among` on which a new Subject would leave the enemy Object attacked."""
    if not among:
        return 0
    variant, mine, e = sides.variant, sides.mine, sides.enemy
    own = variant.board.bit[sides.own]
    if attacked(variant, mine, own, occupied, e):
        suspects = among
    else:
        suspects = among & _suspects(variant.board, mine, occupied, e)
    bit, found = variant.board.bit, 0
    for square in variant.board.squares(suspects):
        new = bit[square]
        if attacked(variant, mine | new, own, occupied | new, e):
            found |= new
    return found


def _suspects(board: Board, mine: int, occupied: int, e: int) -> int:
    """Where a new Subject attacks E unless the line restriction takes its attack away."""
    found = board.king[e]
    flights = board.flights[e]
    rest = mine
    while rest:
        bit = rest & -rest
        rest ^= bit
        found |= flights[bit.bit_length() - 1]
    for a in board.squares(mine & board.halved[e]):
        found |= board.bit[(a + e) >> 1]
    for direction in range(8):
        line = mine & board.rays[e][direction]
        if line and not mine & board.rays[e][direction ^ 4]:
            found |= _suspects_on_ray(board, line, occupied, e, direction)
    return found


def _suspects_on_ray(board: Board, line: int, occupied: int, e: int, direction: int) -> int:
    """Where a new Subject slides towards E away from `line`, or lets the first of `line` slide."""
    way = board.ways[e][direction]
    near, far = (board.distance(e, square) for square in ends(line, direction))
    found = 0
    for square in way[: far // 2]:
        if occupied >> square & 1:
            break
        found |= board.bit[square]
    if not any(occupied >> square & 1 for square in way[: near - 1]):
        for square in way[max(2 * near, far + 1) - 1 :]:
            found |= board.bit[square]
    return found

"""What one piece more or less does to an attack on an Object: drops that check, shields, blocks."""

from anga.kit.pairs.board import Board
from anga.kit.pairs.functions import Pairing, attacked, ends


def checking(pairing: Pairing, mine: int, own: int, occupied: int, e: int, *, among: int) -> int:
    """Those squares of `among` on which a new Subject would leave the Object on `e` attacked.

    `own` is the Object of its side as a mask. What is attacked already may stay so.
    """
    if among and not attacked(pairing, mine, own, occupied, e):
        among &= suspects(pairing.board, mine, occupied, e)
    return attacking(pairing, mine, own, occupied, e, among=among)


def attacking(pairing: Pairing, mine: int, own: int, occupied: int, e: int, *, among: int) -> int:
    """The same, each of the squares tried: where E is not attacked yet, `suspects` are enough."""
    bit, found = pairing.board.bit, 0
    for square in pairing.board.squares(among):
        new = bit[square]
        if attacked(pairing, mine | new, own, occupied | new, e):
            found |= new
    return found


def suspects(board: Board, mine: int, occupied: int, e: int) -> int:
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


def shielding(board: Board, theirs: int, occupied: int, o: int) -> int:
    """The pieces that stand alone between an Object and enemy Subjects which could slide to it."""
    found = 0
    for direction, ray in enumerate(board.rays[o]):
        line = theirs & ray
        if line & (line - 1):
            met = occupied & ray
            found |= met & -met if direction < 4 else 1 << (met.bit_length() - 1)
    return found & ~theirs


def blocking(
    pairing: Pairing, theirs: int, enemy: int, occupied: int, o: int, *, among: int
) -> int:
    """Those squares of `among` on which a new piece would end an attack on the Object on `o`.

    The attack is that of Subjects, `theirs`, and of their Object, a mask.
    """
    board = pairing.board
    if board.king[o] & (theirs | enemy):
        return 0
    return sum(
        board.bit[square]
        for square in board.squares(among & between(board, theirs, o))
        if not attacked(pairing, theirs, enemy, occupied | board.bit[square], o)
    )


def between(board: Board, theirs: int, o: int) -> int:
    """The squares between an Object and enemy Subjects that might slide to it."""
    found = 0
    for direction, ray in enumerate(board.rays[o]):
        line = theirs & ray
        if line & (line - 1):
            near, _ = ends(line, direction)
            way = board.ways[o][direction]
            found |= sum(board.bit[square] for square in way[: way.index(near)])
    return found

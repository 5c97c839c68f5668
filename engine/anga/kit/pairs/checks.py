"""Effects of one more or one less piece on attacks: checking drops, shields, blocks."""

from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.functions import Pairing, ends, is_attacked


def checking(pairing: Pairing, mine: int, own: int, occupied: int, e: int, *, among: int) -> int:
    """The squares of `among` where a new Subject would leave the Object on `e` attacked.

    `own` is the Object of its side as a mask. If there is an attack already, it may continue.
    """
    if among and not is_attacked(pairing, mine, own, occupied, e):
        among &= suspects(pairing.board, mine, occupied, e)
    return attacking(pairing, mine, own, occupied, e, among=among)


def attacking(pairing: Pairing, mine: int, own: int, occupied: int, e: int, *, among: int) -> int:
    """The same squares, each of them tried; without an attack yet, `suspects` are enough."""
    bit, found = pairing.board.bit, 0
    for square in pairing.board.squares(among):
        new = bit[square]
        if is_attacked(pairing, mine | new, own, occupied | new, e):
            found |= new
    return found


def suspects(board: ZoneBoard, mine: int, occupied: int, e: int) -> int:
    """The squares where a new Subject attacks E unless the line restriction prevents it."""
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


def _suspects_on_ray(board: ZoneBoard, line: int, occupied: int, e: int, direction: int) -> int:
    """The squares of a ray where a new Subject could slide to E, or lets another one slide."""
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


def shielding(board: ZoneBoard, theirs: int, occupied: int, o: int) -> int:
    """The pieces that alone shield an Object from enemy Subjects which could slide to it."""
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
    """The squares of `among` where a new piece would end an attack on the Object on `o`.

    The attackers are Subjects, `theirs`, and their Object, a mask.
    """
    board = pairing.board
    if board.king[o] & (theirs | enemy):
        return 0
    return sum(
        board.bit[square]
        for square in board.squares(among & between(board, theirs, o))
        if not is_attacked(pairing, theirs, enemy, occupied | board.bit[square], o)
    )


def between(board: ZoneBoard, theirs: int, o: int) -> int:
    """The squares between an Object and enemy Subjects that might slide to it."""
    found = 0
    for direction, ray in enumerate(board.rays[o]):
        line = theirs & ray
        if line & (line - 1):
            near, _ = ends(line, direction)
            way = board.ways[o][direction]
            found |= sum(board.bit[square] for square in way[: way.index(near)])
    return found

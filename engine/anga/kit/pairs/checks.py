"""Effects of one more or one less piece on attacks: checking drops, shields, blocks."""

from anga.kit.pairs.armies import attacks
from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.functions import Pairing, ends, is_attacked, pair


def checking(pairing: Pairing, mine: int, own: int, occupied: int, e: int, *, among: int) -> int:
    """The squares of `among` where a new Subject would leave the Object on `e` attacked.

    `own` is the Object of its side as a mask. If there is an attack already, it may continue.
    """
    if among and not attacks(pairing, mine, own, occupied, e):
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
    """The empty squares where a new Subject attacks E unless the line restriction prevents it."""
    found, flights = board.king[e], board.flights[e]
    for b in board.squares(mine & board.hurdles[e]):
        found |= flights[b]
    for a in board.squares(mine & board.halved[e]):
        found |= board.bit[(a + e) >> 1]
    if mine & board.stars[e]:
        for onwards, backwards in board.lines[e]:
            high, low = mine & onwards, mine & backwards
            if high and not low:
                found |= _suspects_onwards(board, high, occupied & onwards, e)
            elif low and not high:
                found |= _suspects_backwards(board, low, occupied & backwards, e)
    return found & ~occupied


def _suspects_onwards(board: ZoneBoard, line: int, met: int, e: int) -> int:
    """The squares of a ray where a new Subject could slide to E, or lets another one slide.

    `line` are the Subjects on it, `met` all pieces.
    """
    first, far = met & -met, line.bit_length()
    found = board.inner[e << 8 | far - 1] & first - 1
    if first & line:
        found |= board.outer[e << 8 | first.bit_length() - 1] >> far << far
    return found


def _suspects_backwards(board: ZoneBoard, line: int, met: int, e: int) -> int:
    """The same for a ray that leads to lower numbers."""
    first, far = 1 << (met.bit_length() - 1), line & -line
    found = board.inner[e << 8 | far.bit_length() - 1] & -first
    if first & line:
        found |= board.outer[e << 8 | first.bit_length() - 1] & far - 1
    return found


def weak(pairing: Pairing, theirs: int, enemy: int, occupied: int, o: int) -> tuple[int, int]:
    """The enemy Subjects after whose capture others might attack an Object, and what shields it.

    They stand on a line with one of two Subjects that could reach it but for a line restriction.
    If it is attacked, they are all; shields are as in `shielding`.
    """
    board, stars = pairing.board, pairing.board.stars
    pairs, shields, found = [], 0, theirs if board.king[o] & (theirs | enemy) else 0
    for a in board.squares(theirs & board.halved[o]):
        b = (a + o) >> 1
        if theirs >> b & 1:
            pairs.append((a, b))
    for direction, near, far in _sliders(board, theirs, o):
        first = _nearest(occupied & board.rays[o][direction], direction)
        if first == board.bit[near]:
            pairs.append((near, far))
        else:
            shields |= first
    for a, b in pairs:
        found |= theirs if pair(pairing, theirs, a, b) else stars[a] | stars[b]
    return found & theirs, shields


def shielding(board: ZoneBoard, theirs: int, occupied: int, o: int) -> int:
    """The pieces that alone shield an Object from enemy Subjects which could slide to it."""
    found = 0
    for direction, _, _ in _sliders(board, theirs, o):
        found |= _nearest(occupied & board.rays[o][direction], direction)
    return found & ~theirs


def _sliders(board: ZoneBoard, theirs: int, o: int) -> list[tuple[int, int, int]]:
    """The directions in which the nearest Subject could slide to an Object, away from the farthest.

    Both follow. Whether there is a piece in the way, or a line restriction, does not matter. Where
    the nearest could not, no others could if one of them were captured.
    """
    lined = theirs & board.stars[o]
    found: list[tuple[int, int, int]] = []
    if not lined & (lined - 1):
        return found
    for direction, ray in enumerate(board.rays[o]):
        line = lined & ray
        if line & (line - 1):
            near, far = ends(line, direction)
            if board.slides[near][far] >> o & 1:
                found.append((direction, near, far))
    return found


def _nearest(met: int, direction: int) -> int:
    """The first piece of a mask on a ray in that direction, as a mask."""
    return met & -met if direction < 4 else 1 << (met.bit_length() - 1)


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

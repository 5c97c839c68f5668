"""Movement in pairs: flights and slides, the line restriction, and attacks.

A side's Subjects are a mask `mine`, squares are ints (see `board`), `e` is the square of an enemy
Object. The functions here look at squares only: whether a move is legal is for a game to say.
"""

from collections.abc import Iterator
from typing import Protocol

from anga.kit.pairs.board import ZoneBoard


class Pairing(Protocol):
    """The rules by which pieces form pairs: a board, and how the line restriction is read."""

    @property
    def board(self) -> ZoneBoard:
        """The board."""

    @property
    def linewise(self) -> bool:
        """Whether a Subject in the middle of a line loses its partners on that line only."""


def is_restricted(board: ZoneBoard, mine: int, square: int) -> bool:
    """Line restriction: whether the Subject stands between two of its own side on some line."""
    for one, other in board.lines[square]:  # noqa: SIM110 (a generator would take twice as long)
        if mine & one and mine & other:
            return True
    return False


def holding(board: ZoneBoard, mine: int, square: int) -> Iterator[tuple[int, int, int]]:
    """The lines that restrict a Subject: their squares, and its next neighbours on both sides."""
    for one, other in board.lines[square]:
        after, before = mine & one, mine & other
        if after and before:
            yield one | other, (after & -after).bit_length() - 1, before.bit_length() - 1


def cut_off(board: ZoneBoard, mine: int, square: int) -> int:
    """The Subjects that cannot be partners, by the `linewise` reading: on each line separately.

    On each line through the square only the two ends are partners of each other.
    """
    cut = 0
    for onwards, backwards in board.lines[square]:
        high, low = mine & onwards, mine & backwards
        if high and low:
            cut |= high | low
        elif high:
            cut |= high ^ 1 << (high.bit_length() - 1)
        elif low:
            cut |= low ^ (low & -low)
    return cut


def taking_part(pairing: Pairing, mine: int) -> list[int]:
    """The Subjects that have a relative function at all."""
    squares = pairing.board.squares(mine)
    if pairing.linewise:
        return squares
    return [square for square in squares if not is_restricted(pairing.board, mine, square)]


def partners(
    pairing: Pairing, mine: int, able: list[int], square: int, apart: int = 0
) -> list[int]:
    """The partners of a Subject among those that have a relative function.

    Those of `apart` are left out.
    """
    if pairing.linewise:
        apart |= cut_off(pairing.board, mine, square)
    return [other for other in able if not apart >> other & 1] if apart else able


def way_of_slide(board: ZoneBoard, square: int, partner: int, occupied: int) -> int:
    """The squares of a slide away from a partner, up to the first piece met, which is included."""
    way = board.slides[square][partner]
    met = way & occupied
    return stopped(way, met, board.bit[square]) if met else way


def stopped(way: int, met: int, start: int) -> int:
    """The squares of a way from `start`, a mask, up to the first of the pieces met on it."""
    if way > start:
        first = met & -met
        return way & (first - 1) | first
    first = 1 << (met.bit_length() - 1)
    return way & -first


def reachable_squares(board: ZoneBoard, square: int, friends: list[int], occupied: int) -> int:
    """The squares reached by flights and slides with these partners, own ones included."""
    flights, slides, star = board.flights[square], board.slides[square], board.stars[square]
    found = 0
    for partner in friends:
        found |= flights[partner]
        if star >> partner & 1:
            way = slides[partner]
            found |= way_of_slide(board, square, partner, occupied) if way & occupied else way
    return found


def is_attacked(pairing: Pairing, mine: int, own: int, occupied: int, e: int) -> bool:
    """Whether Subjects and an Object (a mask, or 0) attack the enemy Object on `e`."""
    board = pairing.board
    if board.king[e] & (mine | own):
        return True
    rest = mine & board.halved[e]
    while rest:
        a = rest.bit_length() - 1
        rest ^= board.bit[a]
        b = (a + e) >> 1
        if mine >> b & 1 and pair(pairing, mine, a, b):
            return True
    lined = mine & board.stars[e]
    return bool(lined & (lined - 1)) and slid_to(pairing, mine, occupied, e)


def struck(pairing: Pairing, mine: int) -> int:
    """The squares that Subjects attack by steps and flights, whatever is in between."""
    board, found, able = pairing.board, 0, taking_part(pairing, mine)
    for square in board.squares(mine):
        found |= board.king[square]
    for square in able:
        flights = board.flights[square]
        for partner in partners(pairing, mine, able, square):
            found |= flights[partner]
    return found


def slid_to(pairing: Pairing, mine: int, occupied: int, e: int) -> bool:
    """Whether a Subject slides to the enemy Object: the nearest on a line, away from the farthest.

    No Subject of its side stands beyond the Object, else the slider would be the middle of the
    line.
    """
    board = pairing.board
    for onwards, backwards in board.lines[e]:
        line = mine & onwards
        if line:
            met = occupied & onwards
            a, b = met & -met, line.bit_length() - 1
            if not a & line or mine & backwards:
                continue
        else:
            line = mine & backwards
            if not line & (line - 1):
                continue
            met = occupied & backwards
            a, b = 1 << (met.bit_length() - 1), (line & -line).bit_length() - 1
            if not a & line:
                continue
        a = a.bit_length() - 1
        if board.slides[a][b] >> e & 1 and pair(pairing, mine, a, b):
            return True
    return False


def pair(pairing: Pairing, mine: int, a: int, b: int) -> bool:
    """Whether two Subjects of a side form a pair, as far as the line restriction decides."""
    board = pairing.board
    if pairing.linewise:
        return not cut_off(board, mine, a) >> b & 1
    return not is_restricted(board, mine, a) and not is_restricted(board, mine, b)


def ends(line: int, direction: int) -> tuple[int, int]:
    """The nearest and the farthest square of a mask on a ray in that direction."""
    low, high = (line & -line).bit_length() - 1, line.bit_length() - 1
    return (low, high) if direction < 4 else (high, low)


def attackers(pairing: Pairing, mine: int, own: int, occupied: int, e: int) -> list[int]:
    """The pieces that attack the enemy Object, including their partners."""
    board = pairing.board
    found = board.king[e] & (mine | own)
    able = taking_part(pairing, mine)
    for square in able:
        for partner in partners(pairing, mine, able, square):
            if reachable_squares(board, square, [partner], occupied) >> e & 1:
                found |= board.bit[square] | board.bit[partner]
    return board.squares(found)

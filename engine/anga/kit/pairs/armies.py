"""Where the Subjects of a side lead by themselves, kept from position to position.

It depends on the side's Subjects alone, which most moves of the enemy leave as they were; and what
one of them reaches depends on few of the others.
"""

from functools import cache

from anga.kit.lazy_dict import LazyDict
from anga.kit.pairs.board import ZoneBoard, board_of
from anga.kit.pairs.functions import Pairing, cut_off, slid_to

MOST_KEPT = 5_000  # sets of Subjects
MOST_REACHES = 20_000  # of one Subject, with its partners


Reach = tuple[int, int, int, int]
"""Where one Subject leads: its square, the squares of its steps and flights, its whole slides.

Last come all of these: what it reaches if nobody is in its way. It has numbers alone, which the
garbage collector need not look at.
"""

Army = tuple[tuple[Reach, ...], int, int]
"""The reach of each Subject of a side; what they reach by steps and flights, and with slides."""


def army(pairing: Pairing, mine: int) -> Army:
    """What the Subjects of a side reach, cached."""
    key = pairing.board.size, pairing.linewise, mine
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[key] = _army(pairing, mine)
    return found


_kept: dict[tuple[int, bool, int], Army] = {}


def attacks(pairing: Pairing, mine: int, own: int, occupied: int, e: int) -> bool:
    """The same as `is_attacked`, from what is kept."""
    _, struck, every = army(pairing, mine)
    if struck >> e & 1 or pairing.board.king[e] & own:
        return True
    return bool(every >> e & 1) and slid_to(pairing, mine, occupied, e)


def slides_until(board: ZoneBoard, square: int, slides: int, met: int) -> int:
    """The squares of the slides from a square, up to the first of the pieces met on each."""
    bit, clear = board.bit, board.clear[square]
    while met:
        piece = met.bit_length() - 1
        met ^= bit[piece]
        slides &= clear[piece]
    return slides


def _army(pairing: Pairing, mine: int) -> Army:
    board, linewise = pairing.board, pairing.linewise
    partnered, reach_of = board.partnered, _reaches(board.size)
    squares = board.squares(mine)
    able = mine if linewise else mine & ~_restricted(board, mine, squares)
    found: list[Reach] = []
    struck, every = 0, 0
    for square in squares:
        friends = able & partnered[square] if able >> square & 1 else 0
        if linewise:
            friends &= ~cut_off(board, mine, square)
        reach = reach_of[friends << 8 | square]
        found.append(reach)
        struck |= reach[1]
        every |= reach[3]
    return tuple(found), struck, every


def _restricted(board: ZoneBoard, mine: int, squares: list[int]) -> int:
    """The Subjects among `squares` that `is_restricted` tells, without a call for each."""
    found, lines = 0, board.lines
    for square in squares:
        for one, other in lines[square]:
            if mine & one and mine & other:
                found |= board.bit[square]
                break
    return found


@cache
def _reaches(size: int) -> LazyDict[int, Reach]:
    """The reach of a Subject, by `partners << 8 | square`, the partners being a mask."""
    board = board_of(size)
    bit = board.bit

    def make(key: int) -> Reach:
        square = key & 255
        over, away = board.flights[square], board.slides[square]
        struck, slides, friends = board.king[square], 0, key >> 8
        while friends:
            partner = friends.bit_length() - 1
            friends ^= bit[partner]
            struck |= over[partner]
            slides |= away[partner]
        return square, struck, slides, struck | slides

    return LazyDict(make, MOST_REACHES)

"""Where the Subjects of a side lead by themselves, kept from position to position.

It depends on the side's Subjects alone, which most moves of the enemy leave as they were; and what
one of them reaches depends on few of the others.
"""

from functools import cache

from anga.kit.lazy_dict import LazyDict
from anga.kit.pairs.board import board_of
from anga.kit.pairs.functions import Pairing, cut_off, is_restricted, slid_to

MOST_KEPT = 5_000  # sets of Subjects
MOST_REACHES = 20_000  # of one Subject, with its partners


Reach = tuple[int, int, tuple[int, ...], int]
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


def _army(pairing: Pairing, mine: int) -> Army:
    board, linewise = pairing.board, pairing.linewise
    bit, partnered, reach_of = board.bit, board.partnered, _reaches(board.size)
    squares, able = board.squares(mine), mine
    if not linewise:
        for square in squares:
            if is_restricted(board, mine, square):
                able ^= bit[square]
    found, struck, every = [], 0, 0
    for square in squares:
        friends = able & partnered[square] if able & bit[square] else 0
        if linewise:
            friends &= ~cut_off(board, mine, square)
        reach = reach_of[friends << 8 | square]
        found.append(reach)
        struck |= reach[1]
        every |= reach[3]
    return tuple(found), struck, every


@cache
def _reaches(size: int) -> LazyDict[int, Reach]:
    """The reach of a Subject, by `partners << 8 | square`, the partners being a mask."""
    board = board_of(size)

    def make(key: int) -> Reach:
        square = key & 255
        over, away = board.flights[square], board.slides[square]
        struck, ways = board.king[square], []
        every = struck
        friends = key >> 8
        while friends:
            partner = friends.bit_length() - 1
            friends ^= board.bit[partner]
            struck |= over[partner]
            if away[partner]:
                ways.append(away[partner])
                every |= away[partner]
        return square, struck, tuple(ways), every | struck

    return LazyDict(make, MOST_REACHES)

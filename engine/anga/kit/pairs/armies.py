"""Where the Subjects of a side lead by themselves, kept from position to position.

It depends on the side's Subjects alone, which most moves of the enemy leave as they were.
"""

from collections.abc import Iterator

from anga.kit.pairs.functions import Pairing, partners, taking_part

MOST_KEPT = 5_000  # sets of Subjects


Reach = tuple[int, int, tuple[int, ...], int]
"""Where one Subject leads: its square, the squares of its flights, the whole ways of its slides.

Last come all of these, and those next to it: what it reaches if nobody is in its way. It has
numbers alone, which the garbage collector need not look at.
"""


def reaches(pairing: Pairing, mine: int) -> tuple[Reach, ...]:
    """The reach of each Subject of a side, cached."""
    key = pairing.board.size, pairing.linewise, mine
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[key] = tuple(_reaches(pairing, mine))
    return found


_kept: dict[tuple[int, bool, int], tuple[Reach, ...]] = {}


def _reaches(pairing: Pairing, mine: int) -> Iterator[Reach]:
    board, able = pairing.board, taking_part(pairing, mine)
    for square in board.squares(mine):
        flights, ways, most = 0, [], board.king[square]
        if square in able:
            over, away = board.flights[square], board.slides[square]
            for partner in partners(pairing, mine, able, square):
                flights |= over[partner]
                if away[partner]:
                    ways.append(away[partner])
                    most |= away[partner]
        yield square, flights, tuple(ways), most | flights

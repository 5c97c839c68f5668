"""The legal moves of a side (rulebook, *A turn*), found with masks and tables."""

from collections.abc import Iterator
from functools import cache

from anga.games.troop.rules.board import NAMES
from anga.games.troop.rules.march import march
from anga.games.troop.rules.patterns import Tables
from anga.games.troop.rules.turns import orders

EVERYWHERE = bytes(range(len(NAMES)))


@cache
def forward(seat: str) -> frozenset[int]:
    """The directions that lead neither backward nor diagonally backward."""
    back = "s" if seat == "b" else "n"
    return frozenset(number for number, name in enumerate(NAMES) if back not in name)


@cache
def _forward(seat: str) -> bytes:
    return bytes(sorted(forward(seat)))


def directions(seat: str, attacked: bool) -> bytes:
    """*A turn*, 2: the allowed directions; none leads backward before the first attack.

    They are bytes since these know their hash, and the garbage collector need not look at them.
    """
    return EVERYWHERE if attacked else _forward(seat)


def legal(own: int, enemy: int, tables: Tables) -> Iterator[list[int]]:
    """All legal moves of `own`, encoded, as non-empty lists that must not be changed."""
    board, known = tables.board, orders(tables.board.size)
    reached = board.near(own) & ~(own | enemy)
    for places, second, third, standing, joined in tables.patterns:
        own1, own2, own3 = own & places, own >> second, own >> third
        for anchors, rows in (
            (own1 & own2 & own3, standing),
            (reached & own2 & own3 & places, joined[0]),
            (own1 & reached >> second & own3, joined[1]),
            (own1 & own2 & reached >> third, joined[2]),
        ):
            found = anchors
            while found:
                low = found & -found
                found ^= low
                place = rows[low]
                near = own & place.zone
                short, long = place.kept.get(near) or place.find(near)
                if short:
                    yield short
                for some, met, code in long:
                    if not met & enemy or len(list(march(board, known[code], enemy))) == 2:
                        yield some

"""Attacks, found fast: only places from which a march could meet an enemy are looked at."""

from functools import lru_cache
from typing import NamedTuple

from anga.games.troop.rules.board import Board, board_of
from anga.games.troop.rules.encoding import MARCH_BITS
from anga.games.troop.rules.march import Order, march
from anga.games.troop.rules.patterns import Way, tables

MARCH = (1 << MARCH_BITS) - 1
KEPT = 1 << 12  # sets of pieces


def is_free(size: int, allowed: frozenset[int], own: int) -> bool:
    """Whether a formation that stands can make a step, which no enemy can keep it from."""
    for places, second, third, standing, _ in tables(size, allowed).patterns:
        anchors = own & places & own >> second & own >> third
        while anchors:
            low = anchors & -anchors
            anchors ^= low
            if standing[low].find(own & standing[low].zone)[0]:
                return True
    return False


def attacks(size: int, allowed: frozenset[int], own: int, enemy: int) -> list[int]:
    """The marches that meet an enemy, as legal moves: of each one, with the first muster step."""
    board, found = board_of(size), list[int]()
    for reach, target, ways in _ready(size, allowed, own):
        if reach & enemy and not target & enemy:
            for swept, move, met, order in ways:
                if swept & enemy and (order is None or _is_made(board, met, order, enemy)):
                    found.append(move)
    return found


def _is_made(board: Board, met: int, order: Order, enemy: int) -> bool:
    return not met & enemy or len(list(march(board, order, enemy))) == order.steps


class Ready(NamedTuple):
    """A place from which a side could march: what its marches enter, what has to be free, how."""

    reach: int
    target: int
    ways: tuple[Way, ...]


@lru_cache(maxsize=KEPT)
def _ready(size: int, allowed: frozenset[int], own: int) -> tuple[Ready, ...]:
    """All places of a side's formations, standing or after a muster step, whatever the enemy."""
    board, found = board_of(size), list[Ready]()
    reached = board.near(own) & ~own
    for places, second, third, standing, joined in tables(size, allowed).patterns:
        own1, own2, own3 = own & places, own >> second, own >> third
        for anchors, rows in (
            (own1 & own2 & own3, standing),
            (reached & own2 & own3 & places, joined[0]),
            (own1 & reached >> second & own3, joined[1]),
            (own1 & own2 & reached >> third, joined[2]),
        ):
            left = anchors
            while left:
                low = left & -left
                left ^= low
                place = rows[low]
                near = own & place.zone
                ways = place.ways.get(near)
                if ways is None:
                    ways = place.find_ways(near)
                if ways:
                    found.append(Ready(place.reach, place.target, ways))
    return tuple(found)

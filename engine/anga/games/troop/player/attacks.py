"""Attacks, found fast: which marches a side could make hangs on its own pieces alone.

So the marches of a set of pieces are kept, and only looked through for those that meet an enemy.
"""

from functools import lru_cache
from typing import NamedTuple

from anga.games.troop.rules.board import board_of
from anga.games.troop.rules.encoding import MARCH_BITS
from anga.games.troop.rules.march import Order, march
from anga.games.troop.rules.moves import legal
from anga.games.troop.rules.patterns import tables
from anga.games.troop.rules.turns import turns

MARCH = (1 << MARCH_BITS) - 1
KEPT = 1 << 12  # sets of pieces


class March(NamedTuple):
    """One march, the cells that it enters, and the moves that make it, by muster step if any."""

    swept: int
    order: Order
    moves: tuple[int, ...]


@lru_cache(maxsize=KEPT)
def marches(size: int, allowed: frozenset[int], own: int) -> tuple[March, ...]:
    """All marches of a side on a board without enemies, in the allowed directions."""
    found: dict[int, list[int]] = {}
    for some in legal(own, 0, tables(size, allowed)):
        for move in some:
            found.setdefault(move & MARCH, []).append(move)
    known = turns(size)
    return tuple(
        March(known[moves[0]].swept, known[moves[0]].order, tuple(moves))
        for moves in found.values()
    )


@lru_cache(maxsize=KEPT)
def is_free(size: int, allowed: frozenset[int], own: int) -> bool:
    """Whether a formation that stands can make a step, which no enemy can keep it from."""
    every = marches(size, allowed, own)
    return any(each.order.steps == 1 and not each.moves[0] >> MARCH_BITS for each in every)


def attacks(size: int, allowed: frozenset[int], own: int, enemy: int) -> list[int]:
    """The marches that meet an enemy, as legal moves: of each one, with the first muster step."""
    known, found = turns(size), []
    for swept, order, moves in marches(size, allowed, own):
        if swept & enemy and (order.steps < 2 or _is_made(size, order, enemy)):
            for move in moves:
                if not known[move].left & enemy:
                    found.append(move)
                    break
    return found


def _is_made(size: int, order: Order, enemy: int) -> bool:
    return len(list(march(board_of(size), order, enemy))) == order.steps

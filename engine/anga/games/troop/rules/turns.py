"""What each encoded move comes to on an empty board, worked out when it is first met."""

from functools import cache
from typing import NamedTuple

from anga.games.troop.rules.board import board_of
from anga.games.troop.rules.encoding import decode
from anga.games.troop.rules.formations import formations
from anga.games.troop.rules.march import Order, ordered
from anga.kit.grid import mask
from anga.kit.lazy import Lazy


class Turn(NamedTuple):
    """A move spelt out in masks.

    `left` are the cells that change before the march: where a muster step begins and ends, if there
    is one; `landed` where the marchers come to stand if nobody is in their way, `swept` the cells
    that they enter.
    """

    left: int
    landed: int
    swept: int
    order: Order


Turns = Lazy[int, Turn]


@cache
def turns(size: int) -> Turns:
    """The turns on a board of that size, by their encoded moves."""
    return Lazy(lambda move: _turn(size, move))


@cache
def sweeps(size: int) -> Lazy[int, int]:
    """The cells that the march of an encoded move enters."""
    known = turns(size)
    return Lazy(lambda move: known[move].swept)


def _turn(size: int, move: int) -> Turn:
    board = board_of(size)
    step, cells, direction, steps = decode(move)
    order = ordered(formations(size)[mask(cells)], direction, steps)
    once = board.moved(order.marchers, direction)
    landed = board.moved(once, direction) if steps > 1 else once
    left = 1 << step[0] | 1 << step[1] if step else 0
    return Turn(left, landed, once | landed, order)

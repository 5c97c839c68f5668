"""The course of each encoded march on an empty board, computed on demand."""

from functools import cache
from typing import NamedTuple

from anga.games.troop.rules.board import board_of
from anga.games.troop.rules.encoding import decode
from anga.games.troop.rules.formations import formations
from anga.games.troop.rules.march import MarchOrder, march_order
from anga.kit.grid import mask
from anga.kit.lazy_dict import LazyDict


class Turn(NamedTuple):
    """A march as masks.

    `landed` are the final cells of the marchers if nobody is in their way, `swept` the cells that
    they enter.
    """

    landed: int
    swept: int
    order: MarchOrder


@cache
def turns(size: int) -> LazyDict[int, Turn]:
    """The marches on a board of that size, by encoded moves without a muster step."""
    return LazyDict(lambda move: _turn(size, move))


def _turn(size: int, move: int) -> Turn:
    board = board_of(size)
    _, cells, direction, steps = decode(move)
    order = march_order(formations(size)[mask(cells)], direction, steps)
    once = board.moved(order.marchers, direction)
    landed = board.moved(once, direction) if steps > 1 else once
    return Turn(landed, once | landed, order)

"""The course of each encoded march, computed on demand, and what it meets."""

from functools import cache
from typing import NamedTuple

from anga.games.troop.rules.board import board_of, opposite
from anga.games.troop.rules.encoding import decode
from anga.games.troop.rules.formations import formations, heads
from anga.games.troop.rules.march import MarchOrder, march, march_order
from anga.kit.grid import mask
from anga.kit.lazy_dict import LazyDict


class Turn(NamedTuple):
    """A march as masks.

    `marchers` are the cells that it leaves, `landed` the final ones if nobody is in the way,
    `swept` those that it enters, `first` those that it only enters in the first of two steps.
    `head` is the final cell of the head whose front is the direction, 0 if there is none; `against`
    is the opposite direction.
    """

    marchers: int
    landed: int
    swept: int
    first: int
    head: int
    against: int
    order: MarchOrder


@cache
def turns(size: int) -> LazyDict[int, Turn]:
    """The marches on a board of that size, by encoded moves without a muster step."""
    return LazyDict(lambda move: _turn(size, move))


def _turn(size: int, move: int) -> Turn:
    board = board_of(size)
    _, cells, direction, steps = decode(move)
    order = march_order(formations(size)[mask(cells)], direction, steps)
    once, head = board.moved(order.marchers, direction), board.moved(order.head, direction)
    first, landed = 0, once
    if steps > 1:
        first, landed = once, board.moved(once, direction)
        head = board.moved(head, direction)
    return Turn(order.marchers, landed, first | landed, first, head, opposite(direction), order)


def clash(size: int, turn: Turn, enemy: int) -> tuple[int, int]:
    """The marchers that are left after a legal march, and the enemies that fall."""
    if turn.first & enemy:
        marchers = fallen = 0
        for step in march(board_of(size), turn.order, enemy):
            marchers = step.marchers
            fallen |= step.met
        return marchers, fallen
    met = turn.landed & enemy
    return turn.landed ^ (met & ~turn.head & heads(size, enemy, turn.against)), met

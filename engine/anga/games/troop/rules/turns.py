"""The course of each encoded march, computed on demand, and what it meets."""

from functools import cache, partial
from typing import NamedTuple

from anga.games.troop.rules.board import board_of, opposite
from anga.games.troop.rules.encoding import decode
from anga.games.troop.rules.formations import formations, heads
from anga.games.troop.rules.march import MarchOrder, march_order
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


@cache
def turns(size: int) -> LazyDict[int, Turn]:
    """The marches on a board of that size, by encoded moves without a muster step."""
    return LazyDict(partial(_turn, size))


@cache
def orders(size: int) -> LazyDict[int, MarchOrder]:
    """The orders for these marches."""
    return LazyDict(partial(_order, size))


def _order(size: int, move: int) -> MarchOrder:
    _, cells, direction, steps = decode(move)
    return march_order(formations(size)[mask(cells)], direction, steps)


def _turn(size: int, move: int) -> Turn:
    board, order = board_of(size), _order(size, move)
    direction, steps = order.direction, order.steps
    once, head = board.moved(order.marchers, direction), board.moved(order.head, direction)
    first, landed = 0, once
    if steps > 1:
        first, landed = once, board.moved(once, direction)
        head = board.moved(head, direction)
    return Turn(order.marchers, landed, first | landed, first, head, opposite(direction))


def clash(size: int, turn: Turn, enemy: int) -> tuple[int, int]:
    """The marchers that are left after a legal march, and the enemies that fall."""
    _, landed, _, first, head, against = turn
    fallen = first & enemy  # none is hard, or there is no second step
    left = enemy ^ fallen
    met = landed & left
    if lost := met & ~head:
        lost &= heads(size, left, against)
    return landed ^ lost, fallen | met

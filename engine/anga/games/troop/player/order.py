"""How well a side stands: its formations, and each piece where it is.

All twenty shapes of a formation are looked for at once: one long number holds a copy of the side's
pieces for each shape, a lane of bits, so that three products and two conjunctions find every head.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from anga.games.troop.rules.board import DIRECTIONS, board_of
from anga.games.troop.rules.formations import facings


class Order(NamedTuple):
    """What a side's order consists of: numbers of these, or what each is worth."""

    forward: int  # a head of a formation that faces up the board as its side moves
    sideways: int  # of one that faces neither up nor down
    alone: int  # a piece without a neighbour of its side
    centre: int  # one on the middle files
    edge: int  # one on the outermost two
    far: int  # a rank that one is beyond the middle
    home: int  # one on the rank nearest its edge


LANE = 128  # bits, more than a board has, shifted by the longest shape either way
LAYERS = 3  # shapes that share a front
KEPT = 1 << 16  # sets of pieces


@cache
def order_of(size: int, forward: int, worth: Order) -> Callable[[int], int]:
    """What tells the worth of a side's order; `forward` is 1 for Black, -1 for White."""
    first, second, third, places = _lanes(size)
    ahead, aside = (_fronts(sense * forward) for sense in (1, 0))
    files = [_file(size, file, forward, worth) for file in range(size)]
    full, beside = (1 << size) - 1, board_of(size).beside

    @lru_cache(maxsize=KEPT)
    def order(own: int) -> int:
        formed = own * first & own * second & own * third & places
        score = worth.forward * (formed & ahead).bit_count()
        score += worth.sideways * (formed & aside).bit_count()
        score += worth.alone * (own & ~beside(own)).bit_count()
        for table in files:
            score += table[own & full]
            own >>= size
        return score

    return order


def _lanes(size: int) -> tuple[int, int, int, int]:
    """What copies a side's pieces, shifted as the three of each shape, and where heads can be."""
    base = 2 * size + 2
    first = second = third = places = 0
    for front, shapes in enumerate(facings(size)):
        for layer, (heads, (one, two)) in enumerate(shapes):
            lane = LANE * (layer * len(DIRECTIONS) + front) + base
            first |= 1 << lane
            second |= 1 << lane - one
            third |= 1 << lane - two
            places |= heads << lane
    return first, second, third, places


def _fronts(sense: int) -> int:
    """The lanes of fronts that lead up the board (1), down (-1), or neither (0)."""
    full = (1 << LANE) - 1
    return sum(
        full << LANE * (layer * len(DIRECTIONS) + front)
        for layer in range(LAYERS)
        for front, (_, step) in enumerate(DIRECTIONS.values())
        if step == sense
    )


def _file(size: int, file: int, forward: int, worth: Order) -> list[int]:
    """What pieces on a file are worth, by the set of their ranks."""
    ahead = range(size) if forward > 0 else range(size - 1, -1, -1)
    ranks = [_place(size, file, rank, worth) for rank in ahead]
    return [sum(_chosen(ranks, pieces)) for pieces in range(1 << size)]


def _chosen(worth: list[int], which: int) -> Iterator[int]:
    return (each for rank, each in enumerate(worth) if which >> rank & 1)


def _place(size: int, file: int, rank: int, worth: Order) -> int:
    """What a piece is worth on a file, so many ranks from its own edge."""
    outer = min(file, size - 1 - file)
    score = worth.edge if outer == 0 else worth.centre if outer > 1 else 0
    return score + (worth.home if rank == 0 else 0) + worth.far * max(0, rank - (size - 1) // 2)

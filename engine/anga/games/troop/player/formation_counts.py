"""Features of a side: its formations, and the place of each piece.

All twenty shapes of a formation are looked for at once: one long number holds a copy of the side's
pieces for each shape, a lane of bits, so that three products and two conjunctions find every head.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from operator import mul
from typing import NamedTuple

from anga.games.troop.rules.board import DIRECTIONS, board_of
from anga.games.troop.rules.formations import facings


class FormationCounts(NamedTuple):
    """The features of a side's formations: their numbers, or their weights."""

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
def order_of(size: int, forward: int, worth: FormationCounts) -> Callable[[int], int]:
    """A function that gives the value of a side's formations; `forward` is 1 for Black, else -1."""
    standing, files = _standing(size, forward), _files(size, forward, worth)
    ahead, aside, alone, *_ = worth
    full = (1 << size) - 1

    @lru_cache(maxsize=KEPT)
    def order(own: int) -> int:
        facing, sideways, single = standing(own)
        score = ahead * facing + aside * sideways + alone * single
        for table in files:
            score += table[own & full]
            own >>= size
        return score

    return order


@cache
def numbers_of(size: int, forward: int) -> Callable[[int], tuple[int, ...]]:
    """A function that counts each feature of `FormationCounts` in a side's pieces."""
    standing, placed = _standing(size, forward), _placed(size, forward)
    return lambda own: standing(own) + placed(own)


@cache
def _standing(size: int, forward: int) -> Callable[[int], tuple[int, int, int]]:
    """A function that counts forward and sideways heads, and single pieces."""
    first, second, third, places = _lanes(size)
    ahead, aside = (_fronts(sense * forward) for sense in (1, 0))
    beside = board_of(size).beside

    def standing(own: int) -> tuple[int, int, int]:
        formed = own * first & own * second & own * third & places
        return (
            (formed & ahead).bit_count(),
            (formed & aside).bit_count(),
            (own & ~beside(own)).bit_count(),
        )

    return standing


@cache
def _placed(size: int, forward: int) -> Callable[[int], tuple[int, int, int, int]]:
    """A function that counts pieces by place: `centre`, `edge`, `far`, `home`."""
    cells = [(1 << cell, *divmod(cell, size)) for cell in range(size * size)]
    places = [(bit, file, rank if forward > 0 else size - 1 - rank) for bit, file, rank in cells]
    centre = sum(bit for bit, file, _ in places if 1 < file < size - 2)
    edge = sum(bit for bit, file, _ in places if file in {0, size - 1})
    home = sum(bit for bit, _, rank in places if rank == 0)
    beyond = [
        sum(bit for bit, _, rank in places if rank > last)
        for last in range((size - 1) // 2, size - 1)
    ]

    def placed(own: int) -> tuple[int, int, int, int]:
        far = sum((own & ranks).bit_count() for ranks in beyond)
        middle, outermost = (own & centre).bit_count(), (own & edge).bit_count()
        return middle, outermost, far, (own & home).bit_count()

    return placed


def _files(size: int, forward: int, worth: FormationCounts) -> list[list[int]]:
    """For each file the value of the pieces on it, by the set of their ranks."""
    placed, (_, _, _, *each) = _placed(size, forward), worth
    worths = [sum(map(mul, each, placed(1 << cell))) for cell in range(size * size)]
    return [
        [sum(_chosen(worths[start : start + size], pieces)) for pieces in range(1 << size)]
        for start in range(0, size * size, size)
    ]


def _chosen(worths: list[int], which: int) -> Iterator[int]:
    return (each for rank, each in enumerate(worths) if which >> rank & 1)


def _lanes(size: int) -> tuple[int, int, int, int]:
    """The factors that copy a side's pieces, shifted for each shape, and the cells of heads."""
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
    """The lanes whose fronts lead up the board (1), down (-1), or neither (0)."""
    full = (1 << LANE) - 1
    return sum(
        full << LANE * (layer * len(DIRECTIONS) + front)
        for layer in range(LAYERS)
        for front, (_, step) in enumerate(DIRECTIONS.values())
        if step == sense
    )

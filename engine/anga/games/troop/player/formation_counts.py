"""Features of a side: its formations, and the place of each piece.

All shapes of a formation are looked for at once: one long number holds a copy of the side's pieces
for each shape, a lane of bits, so that three products and three conjunctions find every head.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain, zip_longest
from operator import mul
from typing import NamedTuple

from anga.games.troop.rules.board import VECTORS, board_of
from anga.games.troop.rules.formations import HeadPattern, facings
from anga.kit.grid import squares_of
from anga.kit.lazy_dict import LazyDict


class FormationCounts(NamedTuple):
    """The features of a side's formations: their numbers, or their weights."""

    forward: int  # a head of a formation that faces up the board as its side moves
    sideways: int  # of one that faces neither up nor down
    alone: int  # a piece without a neighbour of its side
    centre: int  # one on the middle files
    edge: int  # one on the outermost two
    far: int  # a rank that one is beyond the middle
    home: int  # one on the rank nearest its edge
    spread: int  # the variance of the ranks of all


KEPT = 1 << 16  # sets of pieces
FIELD = 10  # bits of a sum of ranks
NOWHERE = HeadPattern(0, (0, 0))  # a shape that no formation has


@cache
def order_of(size: int, forward: int, worth: FormationCounts) -> Callable[[int], int]:
    """A function that gives the value of a side's formations; `forward` is 1 for Black, else -1."""
    standing, (ahead, aside, alone, *each, spreading) = _standing(size, forward), worth
    placed, ranks = _placed(size, forward), (1 << 3 * FIELD) - 1
    worths = [sum(map(mul, each, placed(1 << cell))) for cell in range(size * size)]
    sums, two_files = LazyDict(_sums(size, worths)), (1 << 2 * size) - 1
    parts = [two_files << size * file for file in range(0, size, 2)]
    spread = LazyDict[int, int](lambda powers: round(spreading * _variance(powers)), KEPT)

    def order(own: int) -> int:
        facing, sideways, single = standing(own)
        found = 0
        for part in parts:
            found += sums[own & part]
        gathered = ahead * facing + aside * sideways + alone * single
        return gathered + (found >> 3 * FIELD) + spread[found & ranks]

    return LazyDict(order, KEPT).__getitem__


@cache
def numbers_of(size: int, forward: int) -> Callable[[int], tuple[float, ...]]:
    """A function that gives each feature of `FormationCounts` of a side's pieces."""
    standing, placed = _standing(size, forward), _placed(size, forward)
    sums = _sums(size, [0] * size * size)
    return lambda own: (*standing(own), *placed(own), _variance(sums(own)))


@cache
def _standing(size: int, forward: int) -> Callable[[int], tuple[int, int, int]]:
    """A function that counts forward and sideways heads, and single pieces."""
    shapes, beside = facings(size), board_of(size).beside
    ahead, aside = (
        [shape for front, (_, step) in enumerate(VECTORS) if step == up for shape in shapes[front]]
        for up in (forward, 0)
    )
    first, second, third, places = _lanes(size, ahead + aside)
    facing_up = (1 << _lane(size) * len(ahead)) - 1

    def standing(own: int) -> tuple[int, int, int]:
        formed = own * first & own * second & own * third & places
        facing = (formed & facing_up).bit_count()
        return facing, formed.bit_count() - facing, (own & ~beside(own)).bit_count()

    return standing


@cache
def heads_of(size: int) -> Callable[[int], tuple[int, ...]]:
    """A function that finds a side's heads of formations, as masks, by the direction they face."""
    layers = list(zip_longest(*facings(size), fillvalue=NOWHERE))
    first, second, third, places = _lanes(size, list(chain(*layers)))
    every, lane, base = board_of(size).all, _lane(size), _base(size)
    fronts = [lane * front + base for front in range(len(VECTORS))]
    depths = [lane * len(VECTORS) * layer for layer in range(1, len(layers))]

    def heads(own: int) -> tuple[int, ...]:
        formed = found = own * first & own * second & own * third & places
        for depth in depths:
            found |= formed >> depth
        return tuple([found >> front & every for front in fronts])

    return heads


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


def _sums(size: int, worths: Sequence[int]) -> Callable[[int], int]:
    """A function that finds sums over a side's pieces, in fields of one number.

    They are the sums of the ranks' powers 0, 1 and 2, and above these that of the cells' worths.
    """
    powers = [1 | rank << FIELD | rank * rank << 2 * FIELD for rank in range(size)]
    each = [powers[cell % size] + (worth << 3 * FIELD) for cell, worth in enumerate(worths)]
    return lambda own: sum(each[cell] for cell in squares_of(own))


def _variance(sums: int) -> float:
    """The variance of the ranks whose powers have these sums, 0 if there is none."""
    field = (1 << FIELD) - 1
    count, first, second = sums & field, sums >> FIELD & field, sums >> 2 * FIELD & field
    return (count * second - first * first) / (count * count) if count else 0.0


def _lanes(size: int, shapes: Sequence[HeadPattern]) -> tuple[int, int, int, int]:
    """The factors that copy a side's pieces, shifted for each shape, and the cells of heads."""
    first = second = third = places = 0
    for number, (heads, (one, two)) in enumerate(shapes):
        lane = _lane(size) * number + _base(size)
        first |= 1 << lane
        second |= 1 << lane - one
        third |= 1 << lane - two
        places |= heads << lane
    return first, second, third, places


def _base(size: int) -> int:
    """The bits before and after a board in its lane: how far a shape reaches from its head."""
    return 2 * size + 2


def _lane(size: int) -> int:
    """The bits of a lane."""
    return size * size + 2 * _base(size)

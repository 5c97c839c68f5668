"""How well a side stands: formations, their fronts, advance, and who is left alone.

All twenty shapes of a formation are looked for at once: one long number holds a copy of the side's
pieces for each shape, a lane of bits, so that three products and two conjunctions find every head.
"""

from collections.abc import Callable
from functools import cache, lru_cache

from anga.games.troop.rules.board import DIRECTIONS, board_of
from anga.games.troop.rules.formations import facings

HEADS = 3  # each piece and front in which it leads a formation
AHEAD = 3  # more where the front is not backward
ADVANCE = 2  # each rank from the own edge
ALONE = -12  # each piece without a neighbour of its side

LANE = 128  # bits, more than a board has, shifted by the longest shape either way
LAYERS = 3  # shapes that share a front
FRONTS = len(DIRECTIONS)
KEPT = 1 << 16  # sets of pieces


@cache
def order_of(size: int, forward: int) -> Callable[[int], int]:
    """What tells the worth of a side's order; `forward` is 1 for Black, -1 for White."""
    board, base = board_of(size), 2 * size + 2
    first = second = third = places = 0
    for front, shapes in enumerate(facings(size)):
        for layer, (heads, (one, two)) in enumerate(shapes):
            lane = LANE * (layer * FRONTS + front)
            first |= 1 << lane + base
            second |= 1 << lane + base - one
            third |= 1 << lane + base - two
            places |= heads << lane + base
    full = (1 << LANE) - 1
    every = (1 << LANE * FRONTS) - 1
    ahead = sum(
        full << LANE * front
        for front, (_, step) in enumerate(DIRECTIONS.values())
        if step * forward >= 0
    )
    one_layer, two_layers = LANE * FRONTS, 2 * LANE * FRONTS
    ranks = board.ranks if forward > 0 else board.ranks[::-1]
    bits = [
        (ADVANCE << bit, sum(cells for rank, cells in enumerate(ranks) if rank >> bit & 1))
        for bit in range((size - 1).bit_length())
    ]
    beside = board.beside

    @lru_cache(maxsize=KEPT)
    def order(own: int) -> int:
        formed = own * first & own * second & own * third & places
        formed = (formed | formed >> one_layer | formed >> two_layers) & every
        score = HEADS * formed.bit_count() + AHEAD * (formed & ahead).bit_count()
        for worth, cells in bits:
            score += worth * (own & cells).bit_count()
        return score + ALONE * (own & ~beside(own)).bit_count()

    return order

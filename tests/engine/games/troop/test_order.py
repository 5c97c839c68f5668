"""The worth of a side's order, found with long numbers, is what one finds step by step."""

import random

import pytest

from anga.games.troop.player import order
from anga.games.troop.rules.board import VECTORS, board_of
from anga.games.troop.rules.formations import heads


def plainly(size: int, own: int, forward: int) -> int:
    board, score = board_of(size), 0
    for front, (_, ahead) in enumerate(VECTORS):
        worth = order.HEADS + (order.AHEAD if ahead * forward >= 0 else 0)
        score += worth * heads(size, own, front).bit_count()
    for cell in range(size * size):
        if own >> cell & 1:
            rank = cell % size
            score += order.ADVANCE * (rank if forward > 0 else size - 1 - rank)
            score += 0 if own & board.around[cell] else order.ALONE
    return score


@pytest.mark.parametrize("size", [8, 9])
@pytest.mark.parametrize("forward", [1, -1])
def test_order_is_what_it_says(size: int, forward: int) -> None:
    chance, cells = random.Random(size), range(size * size)
    worth = order.order_of(size, forward)
    assert worth(0) == 0
    for pieces in range(1, 24):
        for _ in range(8):
            own = sum(1 << cell for cell in chance.sample(cells, pieces))
            assert worth(own) == plainly(size, own, forward)

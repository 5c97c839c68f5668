"""The worth of a side's order, found with long numbers, is what one finds step by step."""

import random

import pytest

from anga.games.troop.player import formation_counts
from anga.games.troop.player.evaluate import ORDER
from anga.games.troop.rules.board import VECTORS, board_of
from anga.games.troop.rules.formations import formations


def plainly(size: int, own: int, forward: int) -> int:
    score = round(ORDER.spread * variance([cell % size for cell in cells_of(own)]))
    for formation in formations(size).values():
        if formation.mask & own == formation.mask:
            for front in formation.heads:
                ahead = VECTORS[front][1] * forward
                score += ORDER.forward if ahead > 0 else ORDER.sideways if ahead == 0 else 0
    for cell in cells_of(own):
        score += placed(size, *divmod(cell, size), forward)
        score += 0 if own & board_of(size).around[cell] else ORDER.alone
    return score


def cells_of(own: int) -> list[int]:
    return [cell for cell in range(own.bit_length()) if own >> cell & 1]


def variance(ranks: list[int]) -> float:
    mean = sum(ranks) / len(ranks)
    return sum((rank - mean) ** 2 for rank in ranks) / len(ranks)


def placed(size: int, file: int, rank: int, forward: int) -> int:
    from_home = rank if forward > 0 else size - 1 - rank
    score = ORDER.edge if file in {0, size - 1} else 0
    score += ORDER.centre if 2 <= file <= size - 3 else 0
    score += ORDER.home if from_home == 0 else 0
    for further in range(from_home):
        score += ORDER.far if further >= (size - 1) // 2 else 0
    return score


@pytest.mark.parametrize("size", [8, 9])
@pytest.mark.parametrize("forward", [1, -1])
def test_order_is_what_it_says(size: int, forward: int) -> None:
    chance, cells = random.Random(size), range(size * size)
    worth = formation_counts.order_of(size, forward, ORDER)
    assert worth(0) == 0
    for pieces in range(1, 24):
        for _ in range(8):
            own = sum(1 << cell for cell in chance.sample(cells, pieces))
            assert worth(own) == plainly(size, own, forward)

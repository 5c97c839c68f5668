"""What Subjects open for drops, by the definition: square - E = alpha (p - E) + beta (q - E)."""

import random
from collections.abc import Callable
from itertools import combinations

import pytest

from anga.kit.grid import mask, squares_of
from anga.kit.pairs.board import ZoneBoard, board_of
from anga.kit.pairs.offside import offside

SIDES: dict[str, Callable[[int, int], bool]] = {
    "around it": lambda x, y: True,  # noqa: ARG005
    "ahead": lambda x, y: y > 0,  # noqa: ARG005
    "ahead or level with it": lambda x, y: y >= 0,  # noqa: ARG005
    "in a corner": lambda x, y: x <= 0 and y <= 0,
    "on one line": lambda x, y: x == y,
}


def opened(board: ZoneBoard, mine: list[int], e: int) -> list[int]:
    vectors = [board.vector(e, square) for square in range(board.count)]
    return [
        square
        for square, at in enumerate(vectors)
        if any(is_behind(at, vectors[p], vectors[q]) for p, q in combinations(mine, 2))
    ]


def is_behind(at: tuple[int, int], p: tuple[int, int], q: tuple[int, int]) -> bool:
    area = cross(p, q)
    alpha, beta = (cross(at, q), cross(p, at)) if area > 0 else (cross(q, at), cross(at, p))
    return area != 0 and alpha >= 0 and beta >= 0 and alpha + beta >= abs(area)


def cross(one: tuple[int, int], other: tuple[int, int]) -> int:
    return one[0] * other[1] - one[1] * other[0]


@pytest.mark.parametrize("size", [9, 12, 15])
@pytest.mark.parametrize("where", SIDES)
def test_an_area_is_what_any_two_subjects_open(size: int, where: str) -> None:
    board, chance = board_of(size), random.Random(size)
    for number in range(12):
        e = chance.randrange(board.count)
        on_side = [s for s in range(board.count) if s != e and SIDES[where](*board.vector(e, s))]
        mine = sorted(chance.sample(on_side, min(number, len(on_side))))
        assert squares_of(offside(board, mask(mine), e)) == opened(board, mine, e)

"""Moves as integers, which are cheap to make, compare and keep."""

from typing import NamedTuple

from anga.kit.lazy_dict import LazyDict

CELL_BITS = 7
MARCH_BITS = 3 * CELL_BITS + 4
ONE_CELL = (1 << CELL_BITS) - 1
MARCH = (1 << MARCH_BITS) - 1

Step = tuple[int, int]


class TroopMove(NamedTuple):
    """A decoded move: the muster step or None, the three cells after it, and the march."""

    step: Step | None
    cells: tuple[int, ...]
    direction: int
    steps: int


def encode(step: Step | None, cells: tuple[int, ...], direction: int, steps: int) -> int:
    """A move as an integer: steps, direction, cells, and above them the muster step."""
    first, second, third = cells
    encoded = ((first << CELL_BITS | second) << CELL_BITS | third) << 4 | direction << 1 | steps - 1
    return encoded if step is None else encoded + encode_step(step)


def encode_step(step: Step) -> int:
    """The muster step's part of an encoded move."""
    origin, target = step
    return ((1 << CELL_BITS | origin) << CELL_BITS | target) << MARCH_BITS


def _both_cells(step: int) -> int:
    return 1 << (step >> CELL_BITS & ONE_CELL) | 1 << (step & ONE_CELL)


ENCODED_STEPS = LazyDict[Step, int](
    lambda masks: encode_step((masks[0].bit_length() - 1, masks[1].bit_length() - 1))
)
"""The part of an encoded move of a muster step between two cells, given as masks."""

STEP_CELLS = LazyDict[int, int](_both_cells)
"""The two cells of a muster step as a mask, by what is above `MARCH_BITS` in a move."""


def decode(move: int) -> TroopMove:
    """The move that an integer encodes."""
    origin, target = move >> MARCH_BITS + CELL_BITS & ONE_CELL, move >> MARCH_BITS & ONE_CELL
    cells = (
        move >> 4 + 2 * CELL_BITS & ONE_CELL,
        move >> 4 + CELL_BITS & ONE_CELL,
        move >> 4 & ONE_CELL,
    )
    step = (origin, target) if move >> MARCH_BITS else None
    return TroopMove(step, cells, move >> 1 & 7, (move & 1) + 1)

"""Turns packed into integers: quick to make, to compare and to keep by the hundred."""

from typing import NamedTuple

CELL_BITS = 7
MARCH_BITS = 3 * CELL_BITS + 4
ONE_CELL = (1 << CELL_BITS) - 1

Step = tuple[int, int]


class Turn(NamedTuple):
    """A turn spelt out: the muster step or None, the three cells after it, and the march."""

    step: Step | None
    cells: tuple[int, ...]
    direction: int
    steps: int


def pack(step: Step | None, cells: tuple[int, ...], direction: int, steps: int) -> int:
    """A turn as an integer: steps, direction, cells, and above them the muster step."""
    first, second, third = cells
    packed = ((first << CELL_BITS | second) << CELL_BITS | third) << 4 | direction << 1 | steps - 1
    return packed if step is None else packed + pack_step(step)


def pack_step(step: Step) -> int:
    """The muster step's part of a packed turn."""
    origin, target = step
    return ((1 << CELL_BITS | origin) << CELL_BITS | target) << MARCH_BITS


def unpack(turn: int) -> Turn:
    """The turn that an integer packs."""
    origin, target = turn >> MARCH_BITS + CELL_BITS & ONE_CELL, turn >> MARCH_BITS & ONE_CELL
    cells = (
        turn >> 4 + 2 * CELL_BITS & ONE_CELL,
        turn >> 4 + CELL_BITS & ONE_CELL,
        turn >> 4 & ONE_CELL,
    )
    step = (origin, target) if turn >> MARCH_BITS else None
    return Turn(step, cells, turn >> 1 & 7, (turn & 1) + 1)

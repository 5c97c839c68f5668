"""The board: cells, directions, and masks of cells.

A *cell* is a number, file × size + rank, both from 0: `a1` is 0, `a2` is 1. So cells in order are
in order of file, then rank. A *mask* is an integer with a bit for each cell that it holds; to shift
it is to move all its cells at once.
"""

from collections.abc import Iterable, Mapping
from functools import cache

from anga.kit.grid import mask, squares_of

FILES = "abcdefghi"

# Files to the right, ranks upwards; north is Black's forward.
DIRECTIONS: Mapping[str, tuple[int, int]] = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}
NAMES = tuple(DIRECTIONS)
VECTORS = tuple(DIRECTIONS.values())


def opposite(direction: int) -> int:
    """The number of the opposite direction."""
    return (direction + 4) % 8


class TroopBoard:
    """A square board of `size` files and ranks."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.called = tuple(f"{file}{y + 1}" for file in FILES[:size] for y in range(size))
        self.all = (1 << size * size) - 1
        self.shifts = tuple(x * size + y for x, y in VECTORS)
        self._not_last = self.mask((x, y) for x in range(size) for y in range(size - 1))
        self._not_first = self._not_last << 1
        self._inside = [
            mask(cell for cell in range(size * size) if self.step(cell, direction) is not None)
            for direction in range(len(VECTORS))
        ]
        self.ranks = [self.mask((x, y) for x in range(size)) for y in range(size)]
        self.around = tuple(self.near(1 << cell) & ~(1 << cell) for cell in range(size * size))

    def at(self, x: int, y: int) -> int | None:
        """The cell at a file and rank, None off the board."""
        return x * self.size + y if 0 <= x < self.size and 0 <= y < self.size else None

    def place(self, cell: int) -> tuple[int, int]:
        """The file and rank of a cell."""
        return divmod(cell, self.size)

    def mask(self, places: Iterable[tuple[int, int]]) -> int:
        """The mask of the given files and ranks, without those off the board."""
        return sum(1 << x * self.size + y for x, y in places)

    def step(self, cell: int, direction: int, steps: int = 1) -> int | None:
        """The cell a number of steps away, None off the board."""
        x, y = self.place(cell)
        dx, dy = VECTORS[direction]
        return self.at(x + steps * dx, y + steps * dy)

    def landing(self, mask: int, direction: int) -> int | None:
        """A mask moved by one step, None if any of its cells would leave the board."""
        return None if mask & ~self._inside[direction] else self.moved(mask, direction)

    def moved(self, mask: int, direction: int) -> int:
        """A mask moved by one step, which must stay on the board."""
        shift = self.shifts[direction]
        return mask << shift if shift > 0 else mask >> -shift

    def near(self, mask: int) -> int:
        """The cells of a mask and all their neighbours."""
        mask |= (mask & self._not_last) << 1 | (mask & self._not_first) >> 1
        return (mask | mask << self.size | mask >> self.size) & self.all

    def beside(self, mask: int) -> int:
        """The cells that have a neighbour in a mask."""
        column = (mask & self._not_last) << 1 | (mask & self._not_first) >> 1
        side = mask | column
        return (column | side << self.size | side >> self.size) & self.all

    def name(self, cell: int) -> str:
        """The name of a cell, such as `c3`."""
        return self.called[cell]

    def names(self, mask: int) -> tuple[str, ...]:
        """The names of the cells of a mask."""
        return tuple(map(self.name, squares_of(mask)))

    def named(self, name: str) -> int | None:
        """The cell with that name, None if there is none."""
        if len(name) != 2 or name[0] not in FILES or name[1] not in "123456789":
            return None
        return self.at(FILES.index(name[0]), int(name[1]) - 1)


@cache
def board_of(size: int) -> TroopBoard:
    """The board of that size."""
    return TroopBoard(size)

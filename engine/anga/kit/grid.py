"""Square boards: a square is a number, row by row from the top left; a set of them is a bit mask.

On a `Grid(9, 9)` square 0 is the top left, 8 the top right and 80 the bottom right one. A *step* is
how many columns to the right and how many rows down; bit n of a *mask* is square n.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

Step = tuple[int, int]

# The eight directions clockwise from up the board.
DIRECTIONS: tuple[Step, ...] = (
    (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1),
)  # fmt: skip


class Grid(NamedTuple):
    """A board of `width` columns and `height` rows."""

    width: int
    height: int

    @property
    def squares(self) -> range:
        """All squares."""
        return range(self.width * self.height)

    def place(self, square: int) -> tuple[int, int]:
        """The column and row of a square."""
        row, column = divmod(square, self.width)
        return column, row

    def at(self, column: int, row: int) -> int | None:
        """The square of a column and row, None off the board."""
        on_board = 0 <= column < self.width and 0 <= row < self.height
        return row * self.width + column if on_board else None

    def next(self, square: int, step: Step) -> int | None:
        """The square one step away, None off the board."""
        column, row = self.place(square)
        return self.at(column + step[0], row + step[1])

    def ray(self, square: int, step: Step) -> tuple[int, ...]:
        """The squares in one direction, nearest first."""
        found = []
        beyond = self.next(square, step)
        while beyond is not None:
            found.append(beyond)
            beyond = self.next(beyond, step)
        return tuple(found)

    def names(self, columns: Sequence[str], rows: Sequence[str]) -> tuple[str, ...]:
        """The name of each square: that of its column, then that of its row."""
        return tuple(column + row for row in rows for column in columns)


def mask(squares: Iterable[int]) -> int:
    """The mask of some squares."""
    found = 0
    for square in squares:
        found |= 1 << square
    return found


def squares_of(found: int) -> list[int]:
    """The squares of a mask, lowest first."""
    squares = []
    while found:
        lowest = found & -found
        squares.append(lowest.bit_length() - 1)
        found ^= lowest
    return squares

"""The board: 64 squares, four facings (rulebook, *Equipment*).

A *square* is a number, 8 × rank + file, from a1 = 0 to h8 = 63. A *facing* is one of `n e s w`.
A *piece* is a text: the letter of its force and its kind, `kK`, `gC`, a promoted one with a plus
between, `k+C`, a pawn by its facing, `rn`; an empty square is the empty text. A *board* is a tuple
of 64 such texts.
"""

from collections.abc import Iterable, Mapping

from anga.kit.grid import Grid

Board = tuple[str, ...]

FILES = "abcdefgh"
GRID = Grid(8, 8)  # its rows are ranks, from below
SQUARES = GRID.names(FILES, "12345678")
SQUARE: Mapping[str, int] = {name: square for square, name in enumerate(SQUARES)}
FACINGS = "nesw"  # clockwise
STEPS: Mapping[str, tuple[int, int]] = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def names(squares: Iterable[int]) -> tuple[str, ...]:
    """The names of squares."""
    return tuple(SQUARES[at] for at in squares)


def by_file(squares: Iterable[int]) -> list[int]:
    """The squares in order of file, then rank."""
    return sorted(squares, key=lambda at: (at % 8, at // 8))

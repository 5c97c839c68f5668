"""The board: 64 squares, four facings (rulebook, *Equipment*).

A *square* is a number, 8 × rank + file, from a1 = 0 to h8 = 63. A *facing* is one of `n e s w`.
A *piece* is a text: the letter of its force and its kind, `kK`, `gC`, a promoted one with a plus
between, `k+C`, a pawn by its facing, `rn`; an empty square is the empty text. A *board* is a tuple
of 64 such texts.
"""

from collections.abc import Iterable, Mapping

Board = tuple[str, ...]

FILES = "abcdefgh"
SQUARES = tuple(f"{file}{rank}" for rank in range(1, 9) for file in FILES)
SQUARE: Mapping[str, int] = {name: square for square, name in enumerate(SQUARES)}
FACINGS = "nesw"  # clockwise
STEPS: Mapping[str, tuple[int, int]] = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def square(file: int, rank: int) -> int | None:
    """The square of a file and a rank from 0 to 7, None beyond the edge."""
    return 8 * rank + file if 0 <= file < 8 and 0 <= rank < 8 else None


def names(squares: Iterable[int]) -> tuple[str, ...]:
    """The names of squares."""
    return tuple(SQUARES[at] for at in squares)


def by_file(squares: Iterable[int]) -> list[int]:
    """Squares in order of file, then rank."""
    return sorted(squares, key=lambda at: (at % 8, at // 8))

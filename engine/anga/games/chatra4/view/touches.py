"""The touches of each move, and the move that touches mean.

While a player has fewer than two Subjects on the board, touching an empty square is enough for a
drop.
"""

from collections.abc import Sequence

from anga.games.chatra4.rules.moves import subject_first
from anga.games.chatra4.rules.position import Chatra4Position
from anga.kit.pairs import paths
from anga.shared.scene import Choice

FEW = 2  # own Subjects on the board, below which a square alone means a drop


def choices(position: Chatra4Position) -> list[Choice]:
    """The touches of every legal move: from the hand to a cell, from cell to cell, or the pass."""
    short = is_short(position)
    return [
        {
            "move": position.format_move(move),
            "paths": paths.shorten_paths(path(position, move), short),
        }
        for move in position.legal()
    ]


def is_short(position: Chatra4Position) -> bool:
    """Whether a drop can be made by touching the cell alone."""
    return position.opening or position.sides.mine.bit_count() < FEW


def path(position: Chatra4Position, move: int) -> list[str]:
    """The touches that make a move."""
    return paths.path(position.variant.board, position.turn, position.sides.own, move)


def attempt(position: Chatra4Position, touches: Sequence[str]) -> str | None:
    """The move that touches mean; moving to an occupied cell means a capture."""
    sides, board = position.sides, position.variant.board
    if len(touches) == 1 and touches[0] != "o:pass" and is_short(position):
        due = ("S" if subject_first(sides) else "O") if sides.opening else ""
        return paths.alone(board, position.turn, touches[0], opening=due, occupied=sides.occupied)
    mine, targets = sides.mine, sides.targets
    return paths.attempt(board, position.turn, touches, sides.own, mine=mine, targets=targets)

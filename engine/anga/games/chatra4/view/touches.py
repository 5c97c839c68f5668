"""The touches of each move, and the move that touches mean.

Touching an empty square is enough for a drop: no other move begins with it.
"""

from collections.abc import Sequence

from anga.games.chatra4.rules.moves import subject_first
from anga.games.chatra4.rules.position import Chatra4Position
from anga.kit.pairs import paths
from anga.shared.scene import Choice


def choices(position: Chatra4Position) -> list[Choice]:
    """The touches of every legal move: from the hand to a cell, from cell to cell, or the pass."""
    return [
        {"move": position.format_move(move), "paths": paths.with_short(path(position, move))}
        for move in position.legal()
    ]


def path(position: Chatra4Position, move: int) -> list[str]:
    """The touches that make a move."""
    return paths.path(position.variant.board, position.turn, position.sides.own, move)


def attempt(position: Chatra4Position, touches: Sequence[str]) -> str | None:
    """The move that touches mean; moving to an occupied cell means a capture."""
    sides, board = position.sides, position.variant.board
    if len(touches) == 1 and touches[0] != "o:pass":
        due = ("S" if subject_first(sides) else "O") if sides.opening else ""
        return paths.alone(board, position.turn, touches[0], opening=due, occupied=sides.occupied)
    mine, targets = sides.mine, sides.targets
    return paths.attempt(board, position.turn, touches, sides.own, mine=mine, targets=targets)

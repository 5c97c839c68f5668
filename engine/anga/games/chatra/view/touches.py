"""The touches of each move, and the move that touches mean.

Touching an empty square is enough for a drop: no other move begins with it.
"""

from collections.abc import Sequence

from anga.games.chatra.rules.moves import subject_first
from anga.games.chatra.rules.position import ChatraPosition
from anga.kit.pairs import paths
from anga.shared.scene import Choice


def choices(position: ChatraPosition) -> list[Choice]:
    """The touches of every legal move: from the hand to a cell, from cell to cell, or the pass."""
    return [
        {"move": position.format_move(move), "paths": paths.with_short(path(position, move))}
        for move in position.legal()
    ]


def path(position: ChatraPosition, move: int) -> list[str]:
    """The touches that make a move."""
    return paths.path(position.variant.board, position.turn, position.sides.own, move)


def attempt(position: ChatraPosition, touches: Sequence[str]) -> str | None:
    """The move that touches mean; moving to an occupied cell means a capture."""
    if len(touches) == 1 and touches[0] != "o:pass":
        return _dropped(position, touches[0])
    sides, board = position.sides, position.variant.board
    return paths.attempt(
        board, position.turn, touches, sides.own, mine=sides.mine, targets=sides.theirs
    )


def _dropped(position: ChatraPosition, touch: str) -> str | None:
    """The drop that a single touch means, also from a hand that is not due yet."""
    sides, board = position.sides, position.variant.board
    due = ("S" if subject_first(sides) else "O") if position.opening else ""
    return paths.alone(board, position.turn, touch, opening=due, occupied=sides.occupied)

"""The touches of each move, and the move that touches mean.

Early in the game, while discs have no partners to fly over, touching an empty square is enough for
a drop: no other move begins with it.
"""

from collections.abc import Sequence

from anga.games.chatra.rules.moves import subject_first
from anga.games.chatra.rules.position import ChatraPosition
from anga.kit.pairs import paths
from anga.shared.scene import Choice

FEW = 2  # own Subjects on the board, below which a square alone means a drop


def choices(position: ChatraPosition) -> list[Choice]:
    """The touches of every legal move: from the hand to a cell, from cell to cell, or the pass."""
    short = is_short(position)
    return [
        {
            "move": position.format_move(move),
            "paths": paths.shorten_paths(path(position, move), short),
        }
        for move in position.legal()
    ]


def is_short(position: ChatraPosition) -> bool:
    """Whether a drop can be made by touching the cell alone."""
    return position.opening or position.sides.mine.bit_count() < FEW


def path(position: ChatraPosition, move: int) -> list[str]:
    """The touches that make a move."""
    return paths.path(position.variant.board, position.turn, position.sides.own, move)


def attempt(position: ChatraPosition, touches: Sequence[str]) -> str | None:
    """The move that touches mean; moving to an occupied cell means a capture."""
    if len(touches) == 1 and touches[0] != "o:pass" and is_short(position):
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

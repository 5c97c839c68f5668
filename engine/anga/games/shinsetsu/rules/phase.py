"""What the force to move does next, as in position strings (rulebook, *Text formats*).

-        roll the dice
KC       use either of two dice
C*       use the die that is left, or stop
mb2c2    face the pawns on these squares, after an escape
"""

from anga.games.shinsetsu.rules.board import SQUARE, SQUARES, by_file
from anga.games.shinsetsu.rules.dice import FACES

BEFORE_ROLL = "-"
LEFT = "*"
FACING = "m"


def dice_left(phase: str) -> str:
    """The faces of the unused dice."""
    return phase.rstrip(LEFT) if phase[0] in FACES else ""


def both_unused(phase: str) -> bool:
    """Whether both dice are unused."""
    return phase[0] in FACES and phase[1] != LEFT


def facing_squares(phase: str) -> list[int]:
    """The squares of pawns that are still to be faced."""
    if not phase.startswith(FACING):
        return []
    return [SQUARE[phase[at : at + 2]] for at in range(1, len(phase), 2)]


def facing_phase(squares: list[int]) -> str:
    """The phase in which the pawns on these squares are to be faced."""
    return FACING + "".join(SQUARES[at] for at in by_file(squares))

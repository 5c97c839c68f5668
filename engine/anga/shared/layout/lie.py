"""How men lie on their cells: put down by hand, a hair beside the middle and hardly askew."""

import math

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.geometry.types import Place

ASIDE = 0.02  # units: how far beside the middle at most, across and along the board
ASKEW = math.radians(2)  # at most
STRAIGHT = (0.0, 0.0, 0.0)
MOST = 65535


def lie(cell: str) -> "Place":
    """The offset of what lies on a cell, in units of the board, and its turn in radians.

    It depends on the cell's id alone: what is turned over or drawn again lies as before, and what
    goes to another cell lies anew.
    """
    seed, drawn = 1, []
    for character in cell:
        seed = _mix(seed + ord(character))
    for _ in range(3):
        seed = _mix(seed + 1)
        drawn.append(2 * seed / MOST - 1)
    return ASIDE * drawn[0], ASIDE * drawn[1], ASKEW * drawn[2]


def _mix(seed: int) -> int:
    return (seed ^ seed >> 7) * 9377 & MOST

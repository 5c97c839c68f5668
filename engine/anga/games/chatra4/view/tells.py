"""What explains a drop: the pairs of Subjects whose lines opened its square, as figures."""

from anga.games.chatra4.rules.drops import guards
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.view.deeds import area_of_drop
from anga.kit.pairs.tells import opened_by


def _guarding(position: Chatra4Position, square: int) -> list[int]:
    """The Objects that guard a square against the player to move."""
    return [rival.object for rival, guarded in guards(position.sides) if guarded >> square & 1]


tells = opened_by(area_of_drop, _guarding)

"""What explains a drop: the two Subjects whose line opened its square, as a figure."""

from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.view.deeds import area_of_drop
from anga.kit.pairs.tells import opened_by


def _guarding(position: ChatraPosition, _: int) -> list[int]:
    return [position.sides.enemy]


tells = opened_by(area_of_drop, _guarding)

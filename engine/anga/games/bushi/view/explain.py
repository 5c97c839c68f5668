"""Previews of a placement: the cube as the face and the direction chosen would lay it."""

from collections.abc import Sequence

from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.rules.cube import DIRECTIONS
from anga.games.bushi.view.scene import solid
from anga.shared.scene import Explanation, explanation


def explain(position: BushiPosition, touches: Sequence[str]) -> Explanation:
    """The cube to be placed once its face is chosen, in the first direction that it may face."""
    chosen = {touch.removeprefix("o:") for touch in touches}
    if position.own is not None or position.outcome:
        return explanation()
    meant = [move for move in position.moves_or_placements() if _fits(move, chosen)]
    if not meant:
        return explanation()
    placed = position.after(min(meant, key=_way))
    return explanation(ghosts=[solid(placed, position.square(position.turn))])


def _fits(placement: str, chosen: set[str]) -> bool:
    """Whether a placement has the top face among what was chosen, and its direction if any is."""
    return placement[0] in chosen and chosen <= set(placement)


def _way(placement: str) -> int:
    return list(DIRECTIONS).index(placement[1])

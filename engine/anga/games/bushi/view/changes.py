"""What a move changes on the board."""

from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.view.scene import solid
from anga.shared.scene import Change


def changes(position: BushiPosition, move: str) -> list[Change]:
    """What a legal move does to the cube that the mover moves."""
    cell = position.square(position.turn)
    moved = solid(position.after(move), cell)
    if position.own is None:
        return [{"do": "drop", "places": [f"c:{cell}"], "solid": moved}]
    return [{"do": "turn" if move == "t" else "roll", "places": [f"c:{cell}"], "solid": moved}]

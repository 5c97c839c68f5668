"""The changes that a move makes on the board."""

from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.view.scene import solid
from anga.shared.scene import Change


def changes(position: BushiPosition, move: str) -> list[Change]:
    """The changes of a legal move to the mover's cube."""
    cell = position.square(position.turn)
    moved = solid(position.after(move), cell)
    if position.own is None:
        return [{"do": "drop", "places": [f"c:{cell}"], "solid": moved}]
    return [{"do": "turn" if move == "t" else "roll", "places": [f"c:{cell}"], "solid": moved}]

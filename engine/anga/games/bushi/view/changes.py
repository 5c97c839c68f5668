"""What a move changes on the board."""

from anga.games.bushi.rules.notation import UNPLACED
from anga.games.bushi.rules.position import Bushi
from anga.games.bushi.view.scene import solid
from anga.shared.scene import Change


def changes(position: Bushi, move: str) -> list[Change]:
    """What a legal move does to the mover's cube."""
    seat = position.turn
    moved = solid(position.after(move), seat)
    place = f"c:{seat}"
    if position.own == UNPLACED:
        return [{"do": "drop", "places": [place], "solid": moved}]
    return [{"do": "turn" if move == "t" else "roll", "places": [place], "solid": moved}]

"""The drawings of the pieces: discs with an edge, Objects of turned wood."""

from anga.contract.tiles import Tile
from anga.games.chatra.rules.rulesets import SEATS
from anga.kit.pairs.looks import knob
from anga.shared.scene import Drawing

COLOUR = {"b": "black", "w": "white"}
OTHER = {"b": "white", "w": "black"}
RIM = {"b": "soft", "w": "black"}  # a black disc is to be seen on dark paper too


def _disc(seat: str) -> Drawing:
    """A reversi disc: its own colour above, the other one showing at the edge beneath."""
    rim = RIM[seat]
    return [
        {"circle": [0.5, 0.55, 0.36], "fill": OTHER[seat], "line": rim, "width": 0.015},
        {"circle": [0.5, 0.505, 0.36], "fill": COLOUR[seat]},
        {"circle": [0.5, 0.465, 0.36], "fill": COLOUR[seat], "line": rim, "width": 0.02},
    ]


def _knob(seat: str) -> Drawing:
    return knob(COLOUR[seat], OTHER[seat], "accent")


LOOKS: dict[str, Drawing] = {
    f"{kind}:{seat}": drawn(seat) for kind, drawn in (("S", _disc), ("O", _knob)) for seat in SEATS
}

TILES = (Tile("S:b", "S:w", 36), Tile("O:b", "", 1), Tile("O:w", "", 1))

"""How the pieces are drawn: discs with an edge, Objects of turned wood."""

from anga.contract.tiles import Tile
from anga.games.chatra.rules.rulesets import SEATS
from anga.shared.scene import Drawing, Point, Stroke

COLOUR = {"b": "black", "w": "white"}
OTHER = {"b": "white", "w": "black"}
RIM = {"b": "soft", "w": "black"}  # a black disc is to be seen on dark paper too

# The right half of a knob seen from the side, from the neck to the foot.
NECK: list[Point] = [
    [0.63, 0.42],
    [0.61, 0.5],
    [0.64, 0.6],
    [0.73, 0.7],
    [0.79, 0.8],
    [0.74, 0.89],
]


def _disc(seat: str) -> Drawing:
    """A reversi disc: its own colour above, the other one showing at the edge beneath."""
    rim = RIM[seat]
    return [
        {"circle": [0.5, 0.55, 0.36], "fill": OTHER[seat], "line": rim, "width": 0.015},
        {"circle": [0.5, 0.505, 0.36], "fill": COLOUR[seat]},
        {"circle": [0.5, 0.465, 0.36], "fill": COLOUR[seat], "line": rim, "width": 0.02},
    ]


def _knob(seat: str) -> Drawing:
    """A turned knob with an inlay, its grooves in the other colour."""
    left: list[Point] = [[round(1 - x, 4), y] for x, y in reversed(NECK)]
    body: list[Point] = [*NECK, [0.5, 0.92], *left]
    fill = COLOUR[seat]
    outline: Stroke = {"line": OTHER[seat], "width": 0.022}
    return [
        {"path": body, "closed": True, "smooth": True, "fill": fill, **outline},
        _groove([[0.245, 0.77], [0.5, 0.825], [0.755, 0.77]], seat),
        {"circle": [0.5, 0.27, 0.225], "fill": fill, **outline},
        _groove([[0.38, 0.475], [0.5, 0.505], [0.62, 0.475]], seat),
        {"circle": [0.5, 0.25, 0.085], "fill": "accent"},
    ]


def _groove(path: list[Point], seat: str) -> Stroke:
    return {"path": path, "smooth": True, "line": OTHER[seat], "width": 0.028}


LOOKS: dict[str, Drawing] = {
    f"{kind}:{seat}": drawn(seat) for kind, drawn in (("S", _disc), ("O", _knob)) for seat in SEATS
}

TILES = (Tile("S:b", "S:w", 36), Tile("O:b", "", 1), Tile("O:w", "", 1))

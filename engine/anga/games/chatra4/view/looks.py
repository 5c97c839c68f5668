"""The drawings of the pieces: tetrahedra seen from above, and Objects of wood.

A Subject shows the face of its owner, a triangle that points away from the owner's edge, and the
army's own mark: a dot, a bar, a ring or a pair of dots.
"""

from collections.abc import Mapping

from anga.contract.tiles import Tile
from anga.games.chatra4.rules.rulesets import SEATS, SUBJECTS
from anga.kit.pairs.looks import knob
from anga.shared.drawing import rotate_drawing
from anga.shared.scene import Colours, Drawing, Point, Stroke

STONE_LOOK, LOOSE_LOOK = "O:over", "S:nobody"

PAINTS: Colours = {
    "army-red": ("#9c2318", "#9c2318"),
    "army-blue": ("#27548f", "#27548f"),
}
COLOUR: Mapping[str, str] = {"b": "black", "r": "army-red", "w": "white", "u": "army-blue"}
INK: Mapping[str, str] = {"b": "white", "r": "white", "w": "black", "u": "white"}

# The face, and beneath it the edges that lead to the point in the dent.
FACE: list[Point] = [[0.5, 0.08], [0.9, 0.77], [0.1, 0.77]]
SHADE: list[Point] = [[0.9, 0.77], [0.5, 0.93], [0.1, 0.77]]
MIDDLE = 0.54  # of the face, from the top


def mark(seat: str, middle: float, size: float, ink: str) -> Drawing:
    """The sign of an army."""
    left, right = 0.5 - 1.1 * size, 0.5 + 1.1 * size
    if seat == "r":
        return [{"path": [[left, middle], [right, middle]], "line": ink, "width": 0.7 * size}]
    if seat == "w":
        return [{"circle": [0.5, middle, 0.85 * size], "line": ink, "width": 0.45 * size}]
    if seat == "u":
        return [{"circle": [x, middle, 0.62 * size], "fill": ink} for x in (left, right)]
    return [{"circle": [0.5, middle, size], "fill": ink}]


def _tetrahedron(fill: str, ink: str) -> Drawing:
    edge: Stroke = {"line": ink, "width": 0.022}
    return [
        {"path": SHADE, "closed": True, "fill": "slate", **edge},
        {"path": FACE, "closed": True, "fill": fill, **edge},
    ]


def _subject(seat: str) -> Drawing:
    return [*_tetrahedron(COLOUR[seat], INK[seat]), *mark(seat, MIDDLE, 0.1, INK[seat])]


def _object(seat: str) -> Drawing:
    fill, ink = COLOUR[seat], INK[seat]
    return [*knob(fill, ink, fill), *mark(seat, 0.27, 0.1, ink)]


LOOKS: dict[str, Drawing] = {
    **{f"S:{seat}": _subject(seat) for seat in SEATS},
    **{f"O:{seat}": _object(seat) for seat in SEATS},
    STONE_LOOK: rotate_drawing(knob("slate", "black", "white"), 2),
    LOOSE_LOOK: _tetrahedron("slate", "black"),
}

TILES = (
    *(Tile(f"S:{seat}", "", SUBJECTS) for seat in SEATS),
    *(Tile(f"O:{seat}", STONE_LOOK, 1) for seat in SEATS),
)

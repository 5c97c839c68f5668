"""Options on the board: round buttons, faint until they are touched."""

import math

from anga.shared.layout.folding import wide
from anga.shared.shapes import path
from anga.shared.shapes.badges import pill
from anga.shared.shapes.drawings import drawn
from anga.shared.shapes.shape import Faded, Shape, filled, text
from anga.shared.shapes.sheet import Lying, UnitVectors

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.geometry.types import Place
    from anga.shared.scene import Drawing
    from anga.shared.shapes.shape import Shapes

LIVELY = ("hovered", "pressed", "chosen")
SHADE = "#140c04"
CAPTION, SQUARE = 11.0, 43.0  # the size of a caption, where a square is no smaller than that


def button(place: "Place", across: float, drawing: "Drawing", state: str = "open") -> "Shapes":
    """An option's button, `across` pixels wide: open, hovered, pressed, chosen or forbidden."""
    x, y, angle = place
    lively, barred = state in LIVELY, state == "forbidden"
    radius = across / 2 - (2 if state == "pressed" else 1)
    disc = path.discs([(x, y)], radius)
    shapes: "Shapes" = []
    if not lively and not barred:
        shapes += [filled(path.discs([(x, y + 2)], radius + r), SHADE, 0.07) for r in (2.5, 0.5)]
    if lively:
        shapes.append(Shape(disc, ("ink", 1.0), ("ink", 1.0), 1.0, ()))
    else:
        line, dash = ("soft", (3.0, 4.0)) if barred else ("line", ())
        shapes.append(Shape(disc, ("card", 0.92), (line, 1.0), 1.0, dash))
    size = radius * 1.08
    right = (size * math.cos(angle), size * math.sin(angle))
    sheet = Lying((x, y), UnitVectors(right, (-right[1], right[0])))
    shapes += drawn(drawing, sheet, _inverted if lively else str)
    return [Faded(shapes, 0.42)] if barred else shapes


def caption(place: "Place", across: float, said: str, unit: float, room: float) -> "Shapes":
    """An option's name below its button, on a canvas `room` wide; `unit` is a square's size."""
    size = CAPTION * min(1.0, unit / SQUARE)
    half = wide(said, size) / 2 + size / 3
    at = (min(max(place[0], half + 1), room - half - 1), place[1] + across / 2 + size / 2)
    return pill(at, half, 0.7 * size, "card", "line") + [text(said, at, size, "ink")]


def _inverted(colour: str) -> str:
    return "card" if colour == "ink" else colour

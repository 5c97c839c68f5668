"""Flat pieces: on the board, and in hands beside it."""

from anga.shared.geometry.camera import bounds
from anga.shared.layout.hands_layout import FAINT, STACK, facing, pile
from anga.shared.layout.plane import Plane
from anga.shared.shapes import badges
from anga.shared.shapes.base_lines import base_line, based
from anga.shared.shapes.drawings import back, drawn, outline
from anga.shared.shapes.shape import Faded, Glyph, Shape
from anga.shared.shapes.sheet import Lying, flat, quarters_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from anga.shared.geometry.types import Outline
    from anga.shared.layout.layout import Layout
    from anga.shared.scene import Drawing, Stroke
    from anga.shared.shapes.shape import Shapes
    from anga.shared.shapes.sheet import Sheet, UnitVectors

    Placed: TypeAlias = tuple[Drawing, Sheet]

SHADE, STRENGTH = "#180e06", 0.2
FALL, SOFT = 0.045, 0.07  # how far a piece's shadow falls, and how soft it is, in units
LARGE = 0.3  # of a unit: what is smaller casts no shadow


def standing(layout: "Layout") -> "Shapes":
    """All pieces on the board."""
    shown: "list[Placed]" = []
    for piece in layout.scene["pieces"]:
        drawing, (x, y, turn) = layout.scene["looks"][piece["look"]], layout.lie(piece["cell"])
        plane = layout.plane(x, y).turned(turn)
        line = base_line(layout.scene["seats"], piece)
        side = back(drawing) if piece.get("down") else based(drawing, line)
        shown.append((side, Lying((x, y), flat(plane, quarters_of(piece, plane)))))
    return _piled(shown)


def held(layout: "Layout") -> "Shapes":
    """The pieces in each seat's hand, with their counts."""
    faint: "list[Placed]" = []
    levels: "list[list[Placed]]" = [[] for _ in range(STACK)]
    counts: "Shapes" = []
    for hand in layout.scene["hands"]:
        line = base_line(layout.scene["seats"], {"seat": hand["seat"]})
        way = facing(layout.scene, hand["seat"]) + layout.turned
        for held in hand["held"]:
            rect = layout.held.get("t:%s:%s" % (hand["seat"], held["kind"]))
            if rect:
                count, drawing = held["count"], based(layout.scene["looks"][held["look"]], line)
                unit, middles = pile(rect, count, held.get("stacked", False))
                frame = flat(Plane(unit, 0), 0 if held.get("upright") else way)
                for level, middle in enumerate(middles):
                    shown = levels[level] if count else faint
                    shown.append((drawing, Lying(middle, frame)))
                counts += badges.count(rect, count) if count > 1 else []
    shapes: "Shapes" = [Faded(_piled(faint), FAINT)] if faint else []
    for shown in levels:
        shapes += _piled(shown)
    return shapes + counts


def layered(shown: "Sequence[Placed]") -> "Shapes":
    """Drawings on separate sheets, layer by layer: the first strokes of all, then the second ones.

    Equal strokes of a layer become one shape, which makes pictures a third as long.
    """
    made = [drawn(drawing, sheet) for drawing, sheet in shown]
    shapes: "Shapes" = []
    for number in range(max([len(each) for each in made] + [0])):
        paths: "dict[object, list[Shape]]" = {}
        glyphs: "dict[object, list[Glyph]]" = {}
        for shape in [each[number] for each in made if number < len(each)]:
            if isinstance(shape, Glyph):
                glyphs.setdefault(shape[2:5], []).append(shape)
            elif isinstance(shape, Shape):
                paths.setdefault(shape[1:], []).append(shape)
        for alike in paths.values():
            one = alike[0]
            d = "".join([each.d for each in alike])
            shapes.append(Shape(d, one.fill, one.line, one.width, one.dash))
        for written in glyphs.values():
            shapes += written
    return shapes


def _piled(shown: "Sequence[Placed]") -> "Shapes":
    """Pieces apart from one another, and their shadows."""
    d, unit = "", 0.0
    for drawing, sheet in shown:
        unit = sheet.unit
        fallen = _Fallen(sheet)
        d += "".join([outline(stroke, fallen) for stroke in _bodies(drawing)])
    if not d:
        return layered(shown)
    shade = Shape(d, (SHADE, STRENGTH), (SHADE, STRENGTH / 2), SOFT * unit, ())
    return [shade] + layered(shown)


class _Fallen:
    """A sheet shifted down the picture, for shadows."""

    def __init__(self, sheet: "Sheet") -> None:
        self.sheet, self.unit, self.down = sheet, sheet.unit, FALL * sheet.unit

    def at(self, x: float, y: float) -> "tuple[float, float]":
        left, top = self.sheet.at(x, y)
        return left, top + self.down

    def frame(self, x: float, y: float) -> "UnitVectors":
        return self.sheet.frame(x, y)


def _bodies(drawing: "Drawing") -> "list[Stroke]":
    """The strokes of a drawing that cast a shadow: large ones, not inside another."""
    found: "list[Stroke]" = []
    boxes: "list[tuple[float, ...]]" = []
    for stroke in drawing:
        if "fill" in stroke and "glyph" not in stroke:
            left, top, right, bottom = box = bounds(_extent(stroke))
            within = [
                left > a - 0.05 and top > b - 0.05 and right < c + 0.05 and bottom < d + 0.05
                for a, b, c, d in boxes
            ]
            if not any(within) and min(right - left, bottom - top) > LARGE:
                found.append(stroke)
                boxes.append(box)
    return found


def _extent(stroke: "Stroke") -> "Outline":
    if "circle" in stroke:
        x, y, radius = stroke["circle"]
        return [(x - radius, y - radius), (x + radius, y + radius)]
    return [(x, y) for x, y in stroke["path"]]

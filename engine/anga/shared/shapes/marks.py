"""Marks on the board: last moves, checks, possible touches. They stand out on any colour.

A new mark is a function here, and its name in MARKS (or `over`) and in `anga.shared.scene.Mark`.
"""

from anga.shared.geometry import polygons
from anga.shared.geometry.camera import bounds
from anga.shared.shapes import path
from anga.shared.shapes.shape import Glow, Shape, filled, lined, rimmed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.geometry.types import Outline, Point, Rect
    from anga.shared.layout.layout import Layout
    from anga.shared.scene import Mark, Seat
    from anga.shared.shapes.shape import Shapes


BAR = 0.1  # of a unit: an edge of a cell in its seat's colour
WIDEST = 64.0  # pixels of a unit up to which lines of attack grow with the board


def under(layout: "Layout", marks: "Sequence[Mark]") -> "Shapes":
    """The marks beneath the pieces; with a camera, `awaited` is not among them."""
    shapes: "Shapes" = []
    turns = [mark for mark in marks if mark["mark"] == "last"]
    for mark in marks:
        stands = mark["mark"] == "awaited" and layout.scene["camera"]
        if mark["mark"] in MARKS and not stands:
            made = _earlier if mark in turns[:-1] else MARKS[mark["mark"]]
            outlines = [layout.outlines[cell] for cell in mark["cells"] if cell in layout.outlines]
            if outlines:
                shapes += made(outlines, layout.unit, _colour(layout, mark))
            if mark in turns and len(turns) > 1:
                shapes += _owned(layout, mark, outlines, 1.0 if mark is turns[-1] else 0.6)
    return shapes


def over(layout: "Layout", marks: "Sequence[Mark]") -> "Shapes":
    """The arrows, attacks, ways and crosses, which are drawn over pieces."""
    shapes: "Shapes" = []
    for mark in marks:
        spots = _spots(layout, mark["cells"])
        if mark["mark"] == "arrow" and len(spots) > 1:
            strength = 0.85 / (1 + mark.get("rank", 0))
            d = _arrow(layout, spots[0], spots[-1])
            fill = ("hint", strength)
            shapes.append(Shape(d, fill, ("rim", 0.7), 1.0, ()))
        elif mark["mark"] == "attack" and len(spots) > 1:
            helpers = _spots(layout, mark.get("by", []))
            strength, pointer = 1 / (1 + mark.get("rank", 0)), _pointer(layout, mark["cells"][-2:])
            shapes += _attack(layout.unit, spots, helpers, strength, pointer)
        elif mark["mark"] == "way" and len(spots) > 1:
            shapes += _way(layout.unit, spots)
        elif mark["mark"] == "closed" and spots:
            shapes += _crossed(layout.unit, spots, 1 / (1 + mark.get("rank", 0)))
    return shapes


def _spots(layout: "Layout", cells: "Sequence[str]") -> "list[Point]":
    """The middles of those cells that are there."""
    outlines = layout.outlines
    return [polygons.middle(outlines[cell]) for cell in cells if cell in outlines]


def _pointer(layout: "Layout", cells: "Sequence[str]") -> "tuple[Outline, Outline]":
    """The line and head of an attack; between solids, whose faces it must not hide."""
    spots, unit = _spots(layout, cells), layout.unit
    solids = _solid(layout, cells[0]), _solid(layout, cells[-1])
    start, end = spots[0], spots[-1]
    if solids[0] and solids[1]:
        (start, end), unit = polygons.gap(start, end, solids[0], solids[1]), 0
    return polygons.pointer(start, end, unit, min(layout.unit, WIDEST))


def _solid(layout: "Layout", cell: str) -> "Outline | None":
    """The silhouette of what stands on a cell, seen by a camera."""
    found = dict(layout.solids) if layout.scene["camera"] else {}
    return found.get("c:" + cell)


def _attack(
    unit: float,
    spots: "Sequence[Point]",
    helpers: "Sequence[Point]",
    strength: float,
    pointer: "tuple[Outline, Outline]",
) -> "Shapes":
    """A line with a head from the first spot to the last, and rings around what helps.

    It has a gap at each spot between. A dashed line leads to the attacker from what stands behind
    it.
    """
    start, end = spots[0], spots[-1]
    (line, head), wide = pointer, max(1.75, min(unit, WIDEST) * 0.05)
    shapes: "Shapes" = []
    for helper in helpers:
        ring = path.discs([helper], unit * 0.42)
        shapes += _both(ring, wide * 0.8, strength)
        if polygons.off(start, end, helper) > 1:
            dash = (wide * 2, wide * 2)
            shapes += _both(path.line([helper, start], False), wide * 0.8, strength, dash)
    legs = [_leg(unit, spots[i], spots[i + 1]) for i in range(len(spots) - 2)] + [line]
    shapes += _both("".join([path.line(leg, False) for leg in legs]), wide, strength)
    rim = ("rim", 0.85 * strength)
    return shapes + [Shape(path.line(head), ("bad", strength), rim, wide * 0.5, ())]


def _leg(unit: float, start: "Point", end: "Point") -> "Outline":
    """The line of one part of an attack that goes on from its end."""
    line, _head = polygons.pointer(start, end, unit, 0.0)
    return line


def _way(unit: float, spots: "Sequence[Point]") -> "Shapes":
    """A dashed dark line with a head, apart from the arrow of a hint and the line of an attack."""
    size = min(unit, WIDEST)
    (line, head), wide = polygons.pointer(spots[0], spots[-1], unit, size), max(1.75, size * 0.05)
    d, dash = path.line(line, False), (wide * 2, wide * 2)
    shaft = rimmed(d, "core", wide, wide * 1.9, dash)
    return shaft + [Shape(path.line(head), ("core", 1.0), ("rim", 0.85), wide * 0.5, ())]


def _crossed(unit: float, spots: "Sequence[Point]", strength: float) -> "Shapes":
    """Crosses, which are no letters: their arms are of one width and lie in a rim."""
    arm = unit * 0.2
    d = path.segments(
        [
            ((x - arm, y - side * arm), (x + arm, y + side * arm))
            for x, y in spots
            for side in (1, -1)
        ]
    )
    return _both(d, max(2.0, unit * 0.075), strength)


def _both(d: str, wide: float, strength: float, dash: "Sequence[float]" = ()) -> "Shapes":
    """A red line on a wider rim, both as strong."""
    return [
        lined(d, "rim", wide * 1.9, 0.85 * strength, dash),
        lined(d, "bad", wide, strength, dash),
    ]


def drawn(layout: "Layout", drawings: "Sequence[str]") -> "Shapes":
    """Arrows and circles that people drew (`anga.shared.marks`), drawn over everything."""
    arrows, circles = "", []
    for drawing in drawings:
        outlines = [layout.outline("c:" + cell) for cell in drawing.split("-")]
        spots = [polygons.middle(outline) for outline in outlines if outline]
        if len(spots) == len(outlines) == 2:
            arrows += _arrow(layout, spots[0], spots[1])
        elif len(spots) == len(outlines) == 1:
            circles += spots
    shapes: "Shapes" = []
    if arrows:
        shapes.append(Shape(arrows, ("good", 0.8), ("rim", 0.8), 1.5, ()))
    if circles:
        shapes += rimmed(path.discs(circles, layout.unit * 0.44), "good", 3.0, 5.5)
    return shapes


def _arrow(layout: "Layout", start: "Point", end: "Point") -> str:
    return path.line(polygons.arrow(start, end, layout.unit))


def _colour(layout: "Layout", mark: "Mark") -> str:
    """The colour of the seat that a mark is about, or of its base line, if it has one."""
    usual = "last" if mark["mark"] == "last" else "target"
    for seat in _about_seat(layout, mark):
        base = seat.get("base")
        return seat.get("colour") or (base["colour"] if base else usual)
    return usual


def _about_seat(layout: "Layout", mark: "Mark") -> "list[Seat]":
    return [seat for seat in layout.scene["seats"] if seat["seat"] == mark.get("seat")]


def _owned(
    layout: "Layout", mark: "Mark", outlines: "Sequence[Outline]", strength: float
) -> "Shapes":
    """Bars along the edges of cells that are nearest a mark's seat, to tell seats by shape."""
    bars: "list[Outline]" = []
    for seat in _about_seat(layout, mark):
        side, thick = (seat["side"] + layout.turned) % 4, BAR * layout.unit
        for outline in outlines:
            ends = list(bounds(outline))
            ends[side - 1] = ends[(side + 1) % 4] + (thick if side in (0, 3) else -thick)
            left, top, right, bottom = ends
            bars.append([(left, top), (right, top), (right, bottom), (left, bottom)])
    return [filled(path.lines(bars), _colour(layout, mark), strength)] if bars else []


def _inner(outlines: "Sequence[Outline]", pixels: float) -> str:
    return path.lines([polygons.inner(outline, pixels) for outline in outlines])


def _last(outlines: "Sequence[Outline]", _unit: float, colour: str) -> "Shapes":
    return [
        filled(path.lines(outlines), colour, 0.4),
        lined(_inner(outlines, 1.5), colour, 1.5, 0.7),
    ]


def _earlier(outlines: "Sequence[Outline]", _unit: float, colour: str) -> "Shapes":
    return [filled(path.lines(outlines), colour, 0.2)]


def _check(outlines: "Sequence[Outline]", unit: float, _colour: str) -> "Shapes":
    shapes: "Shapes" = []
    for outline in outlines:
        glow = Glow("bad", 0.9, 0.1, polygons.middle(outline), unit * 0.2, unit * 0.62, unit * 0.5)
        shapes.append(Shape(path.line(outline), glow, None, 0.0, ()))
    return shapes


def _refused(outlines: "Sequence[Outline]", unit: float, _colour: str) -> "Shapes":
    return rimmed(_inner(outlines, 3.0), "bad", 2.0, 4.0, (unit * 0.14, unit * 0.1))


def _area(outlines: "Sequence[Outline]", _unit: float, _colour: str) -> "Shapes":
    border = path.segments(polygons.edges(outlines))
    return [filled(path.lines(outlines), "rim", 0.22)] + rimmed(border, "accent", 1.75, 3.5)


def _hint(outlines: "Sequence[Outline]", _unit: float, _colour: str) -> "Shapes":
    return rimmed(_inner(outlines, 2.5), "hint", 2.5, 4.5)


def _threat(outlines: "Sequence[Outline]", _unit: float, _colour: str) -> "Shapes":
    """A ring with a filled corner, so that it does not depend on colour alone."""
    inner = [polygons.inner(outline, 3.0) for outline in outlines]
    corners = path.lines([polygons.corner(outline, 0.3) for outline in inner])
    return rimmed(path.lines(inner), "bad", 2.0, 4.5) + [filled(corners, "bad")]


def _able(outlines: "Sequence[Outline]", unit: float, _colour: str) -> "Shapes":
    """A glow and a fine ring, so that it is seen around a piece of any colour."""
    shapes: "Shapes" = []
    for outline in outlines:
        at = polygons.middle(outline)
        glow = Glow("target", 0.8, 0.05, at, unit * 0.25, unit * 0.62, unit * 0.5)
        shapes.append(Shape(path.line(outline), glow, None, 0.0, ()))
    return shapes + rimmed(_inner(outlines, 2.0), "target", 2.0, 3.5)


def _about(outlines: "Sequence[Outline]", unit: float, _colour: str) -> "Shapes":
    """A dotted dark frame around what a reason speaks of."""
    return rimmed(_inner(outlines, 2.0), "core", 1.75, 3.0, (unit * 0.02, max(5.0, unit * 0.09)))


def _awaited(outlines: "Sequence[Outline]", unit: float, _colour: str) -> "Shapes":
    dash = unit * 0.06
    return [lined(_inner(outlines, unit * 0.12), "ink", 1.5, 0.55, (dash, dash))]


MARKS = {
    "last": _last,
    "check": _check,
    "refused": _refused,
    "area": _area,
    "hint": _hint,
    "threat": _threat,
    "awaited": _awaited,
    "able": _able,
    "about": _about,
}


def dots(points: "Sequence[Point]", radius: float) -> "Shapes":
    """Dots on empty places that may be touched."""
    if not points:
        return []
    return [
        filled(path.discs(points, radius + 1.5), "rim"),
        filled(path.discs(points, radius), "target"),
    ]


def rings(points: "Sequence[Point]", radius: float) -> "Shapes":
    """Rings on empty places that are stepped on before the place that is meant."""
    return rimmed(path.discs(points, radius), "target", 2.25, 5.0) if points else []


def forbidden(points: "Sequence[Point]", radius: float) -> "Shapes":
    """Signs on places that a rule forbids: circles with a diagonal bar."""
    if not points:
        return []
    bar = radius * 0.7
    bars = path.segments([((x - bar, y + bar), (x + bar, y - bar)) for x, y in points])
    d = path.discs(points, radius) + bars
    return [lined(d, "rim", 4.0, 0.85), lined(d, "core", 1.4)]


def target(outline: "Outline", strong: bool) -> "Shapes":
    """The mark of an occupied place that may be touched: its corners; all of it if `aimed` at."""
    inner = polygons.inner(outline, 2.5)
    if strong:
        return rimmed(path.line(inner), "target", 3.0, 5.0)
    corners = [
        [_towards(inner[i], inner[i - 1]), inner[i], _towards(inner[i], inner[i + 1 - len(inner)])]
        for i in range(len(inner))
    ]
    d = "".join([path.line(corner, False) for corner in corners])
    return rimmed(d, "target", 2.25, 4.0)


def _towards(a: "Point", b: "Point") -> "Point":
    return a[0] + (b[0] - a[0]) * 0.24, a[1] + (b[1] - a[1]) * 0.24


def chosen(outline: "Outline") -> "Shapes":
    """The mark of a touched place: filled, in a dark ring."""
    ring = rimmed(path.line(polygons.inner(outline, 2.5)), "core", 2.0, 4.0)
    return [filled(path.line(outline), "target", 0.36)] + ring


def refusal(outline: "Outline") -> "Shapes":
    """The mark of a place where a rule forbids something, which fades."""
    return rimmed(path.line(polygons.inner(outline, 2.5)), "bad", 3.0, 5.0)


def focus(rect: "Rect", round_: bool) -> "Shapes":
    """The keyboard focus."""
    left, top, width, height = rect
    d = path.box(left, top, width, height, width / 2 if round_ else 5.0)
    return [lined(d, "paper", 6.0), lined(d, "ink", 2.5)]

"""Drawings on a canvas: strokes of a unit square, as `anga.shared.scene` describes them."""

from anga.shared.geometry import polygons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import TypeAlias

    from anga.shared.geometry.types import Point
    from anga.shared.palette import Palette
    from anga.shared.scene import Drawing, Stroke
    from board.paint.canvas import Context

    Looks: TypeAlias = Mapping[str, Drawing]

FONTS = {
    "brush": '"Anga Brush", "Yuji Syuku", serif',
    "mincho": '600 "Anga Mincho", "Shippori Mincho B1", serif',
    "text": '500 "Anga Text", "Zen Kaku Gothic New", sans-serif',
}


def font(name: str, pixels: float) -> str:
    """A canvas font of one of the three families."""
    family = FONTS[name]
    weight = ""
    if family[0].isdigit():
        weight, family = family.split(" ", 1)
        weight += " "
    return "%s%.2fpx %s" % (weight, pixels, family)


def draw(ctx: "Context", drawing: "Drawing", size: float, palette: "Palette") -> None:
    """Draw into the square of `size` whose top left corner is the origin."""
    ctx.lineCap = ctx.lineJoin = "round"
    for stroke in drawing:
        if "glyph" in stroke:
            _glyph(ctx, stroke, size, palette)
        else:
            ctx.beginPath()
            _outline(ctx, stroke, size)
            _paint(ctx, stroke, size, palette)


def _outline(ctx: "Context", stroke: "Stroke", size: float) -> None:
    if "circle" in stroke:
        x, y, radius = stroke["circle"]
        ctx.arc(x * size, y * size, radius * size, 0, 6.2832)
        return
    points = [(x * size, y * size) for x, y in stroke["path"]]
    if stroke.get("smooth"):
        curve(ctx, points, bool(stroke.get("closed")))
    else:
        trace(ctx, points, bool(stroke.get("closed")))


def _paint(ctx: "Context", stroke: "Stroke", size: float, palette: "Palette") -> None:
    if "fill" in stroke:
        ctx.fillStyle = palette(stroke["fill"])
        ctx.fill()
    if "line" in stroke:
        ctx.strokeStyle = palette(stroke["line"])
        ctx.lineWidth = stroke.get("width", 0.02) * size
        ctx.stroke()


def _glyph(ctx: "Context", stroke: "Stroke", size: float, palette: "Palette") -> None:
    x, y = stroke["at"]
    ctx.save()
    ctx.translate(x * size, y * size)
    ctx.rotate(stroke.get("turn", 0) * 0.0174533)
    ctx.font = font(stroke.get("font", "mincho"), stroke.get("size", 0.5) * size)
    ctx.textAlign, ctx.textBaseline = "center", "alphabetic"
    ctx.fillStyle = palette(stroke.get("fill", "ink"))
    measured = ctx.measureText(stroke["glyph"])
    drop = (measured.actualBoundingBoxAscent - measured.actualBoundingBoxDescent) / 2
    ctx.fillText(stroke["glyph"], 0, drop)
    ctx.restore()


def trace(ctx: "Context", points: "Sequence[Point]", closed: bool = True) -> None:
    """Add straight lines through points to the path."""
    ctx.moveTo(points[0][0], points[0][1])
    for i in range(1, len(points)):
        ctx.lineTo(points[i][0], points[i][1])
    if closed:
        ctx.closePath()


def curve(ctx: "Context", points: "Sequence[Point]", closed: bool = False) -> None:
    """Add a curve through points to the path, its direction at each taken from its neighbours."""
    ctx.moveTo(points[0][0], points[0][1])
    for (ax, ay), (bx, by), (x, y) in polygons.bends(points, closed):
        ctx.bezierCurveTo(ax, ay, bx, by, x, y)
    if closed:
        ctx.closePath()


def circles(points: "Sequence[Point]", radius: float, bars: float = 0.0) -> "object":
    """Circles about points as one path, which is handed over at once: there may be a hundred.

    `bars` is half of what a bar from below to above takes of each to the right.
    """
    import js as window

    circle = "a%.1f %.1f 0 1 0 %.1f 0a%.1f %.1f 0 1 0 %.1f 0" % (
        radius, radius, 2 * radius, radius, radius, -2 * radius,
    )  # fmt: skip
    if bars:
        circle += "m%.1f %.1fl%.1f %.1f" % (radius - bars, bars, 2 * bars, -2 * bars)
    text = "".join(["M%.1f %.1f" % (x - radius, y) + circle for x, y in points])
    return window.Path2D.new(text)


def glyphs(looks: "Looks") -> "dict[str, str]":
    """All characters that drawings use, by font."""
    used: "dict[str, str]" = {}
    for drawing in looks.values():
        for stroke in drawing:
            if "glyph" in stroke:
                name = stroke.get("font", "mincho")
                used[name] = used.get(name, "") + stroke["glyph"]
    return used

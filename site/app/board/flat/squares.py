"""A flat board: its cells, lines and texts on a cached layer."""

from board.geometry import polygons
from board.paint.drawing import curve, font, trace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from board.layout.layout import Layout
    from board.paint.palette import Palette

FRAME = 2.0


def paint(
    ctx: "Any",
    scene: "dict[str, Any]",
    layout: "Layout",
    palette: "Palette",
    say: "Callable[[Any], str]",
) -> None:
    """Draw the board without what moves; `say` gives its texts in the reader's language."""
    ctx.lineJoin = ctx.lineCap = "round"
    _fields(ctx, scene, layout, palette)
    _light(ctx, layout)
    for stroke in scene["lines"]:
        line(ctx, stroke, layout, palette)
    ctx.textAlign, ctx.textBaseline = "center", "middle"
    for text in scene["texts"]:
        x, y = layout.view.project(text["at"][0], text["at"][1])
        ctx.font = font("text", max(9.0, text["size"] * layout.unit))
        ctx.fillStyle = palette(text.get("fill", "soft"))
        ctx.fillText(say(text["text"]), x, y)


def _fields(ctx: "Any", scene: "dict[str, Any]", layout: "Layout", palette: "Palette") -> None:
    """All cells of one colour in one go, then their joints."""
    colours: "dict[str, list[str]]" = {}
    for cell in scene["cells"]:
        colours.setdefault(cell["fill"], []).append(cell["id"])
    ctx.beginPath()
    for names in colours.values():
        for name in names:
            trace(ctx, layout.outlines[name])
    ctx.strokeStyle, ctx.lineWidth = palette("ink"), 2 * FRAME
    ctx.stroke()
    for colour, names in colours.items():
        ctx.beginPath()
        for name in names:
            trace(ctx, layout.outlines[name])
        ctx.fillStyle = palette(colour)
        ctx.fill()
        ctx.strokeStyle, ctx.lineWidth = palette.faded("wood-dark", 0.45), 0.75
        ctx.stroke()


def _light(ctx: "Any", layout: "Layout") -> None:
    """A breath of light over the whole board."""
    left, top, right, bottom = _extent(layout)
    light = ctx.createLinearGradient(left, top, right, bottom)
    light.addColorStop(0, "rgba(255,248,230,0.09)")
    light.addColorStop(1, "rgba(40,20,5,0.08)")
    ctx.beginPath()
    for outline in layout.outlines.values():
        trace(ctx, outline)
    ctx.fillStyle = light
    ctx.fill()


def _extent(layout: "Layout") -> "tuple[float, float, float, float]":
    corners = [point for outline in layout.outlines.values() for point in outline]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    return left, min(y for _, y in corners), right, max(y for _, y in corners)


def line(ctx: "Any", stroke: "dict[str, Any]", layout: "Layout", palette: "Palette") -> None:
    """Draw a stroke that is given in board units."""
    unit, project = layout.unit, layout.view.project
    ctx.beginPath()
    if "circle" in stroke:
        x, y = project(stroke["circle"][0], stroke["circle"][1])
        radius = stroke["circle"][2] * unit
        if stroke.get("glow"):
            _glow(ctx, x, y, radius, stroke["fill"], palette)
        ctx.arc(x, y, radius, 0, 6.2832)
    elif "path" in stroke:
        points = [project(x, y) for x, y in stroke["path"]]
        (curve if stroke.get("smooth") else trace)(ctx, points, bool(stroke.get("closed")))
    else:
        _glyph(ctx, stroke, layout, palette)
        return
    if "fill" in stroke:
        ctx.fillStyle = palette(stroke["fill"])
        ctx.fill()
    if stroke.get("glow"):
        light = ctx.createRadialGradient(
            x - radius * 0.35, y - radius * 0.4, 0, x - radius * 0.35, y - radius * 0.4, radius
        )
        light.addColorStop(0, palette.faded("white", 0.75))
        light.addColorStop(1, palette.faded("white", 0))
        ctx.fillStyle = light
        ctx.fill()
    if "line" in stroke:
        ctx.strokeStyle = palette(stroke["line"])
        ctx.lineWidth = max(1.0, stroke.get("width", 0.03) * unit)
        ctx.stroke()


def _glow(ctx: "Any", x: float, y: float, radius: float, colour: str, palette: "Palette") -> None:
    """A shine around a circle, and the light upon it."""
    shine = ctx.createRadialGradient(x, y, radius * 0.8, x, y, radius * 1.9)
    shine.addColorStop(0, palette.faded(colour, 0.65))
    shine.addColorStop(1, palette.faded(colour, 0))
    ctx.arc(x, y, radius * 1.9, 0, 6.2832)
    ctx.fillStyle = shine
    ctx.fill()
    ctx.beginPath()


def _glyph(ctx: "Any", stroke: "dict[str, Any]", layout: "Layout", palette: "Palette") -> None:
    x, y = layout.view.project(stroke["at"][0], stroke["at"][1])
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(
        stroke.get("turn", 0) * 0.0174533 + layout.direction(stroke["at"][0], stroke["at"][1], 0)
    )
    ctx.textAlign, ctx.textBaseline = "center", "middle"
    ctx.font = font(stroke.get("font", "mincho"), stroke.get("size", 0.5) * layout.unit)
    ctx.fillStyle = palette(stroke.get("fill", "ink"))
    ctx.fillText(stroke["glyph"], 0, 0)
    ctx.restore()


def edges(outlines: "list[list[tuple[float, float]]]") -> "list[Any]":
    """The edges that belong to only one of several adjoining outlines: their common border."""
    seen: "dict[Any, Any]" = {}
    for outline in outlines:
        for i in range(len(outline)):
            a, b = outline[i - 1], outline[i]
            ends = sorted([(int(a[0] + 0.5), int(a[1] + 0.5)), (int(b[0] + 0.5), int(b[1] + 0.5))])
            key = (ends[0], ends[1])
            seen[key] = None if key in seen else (a, b)
    return [edge for edge in seen.values() if edge]


def inner(outline: "list[tuple[float, float]]", pixels: float) -> "list[tuple[float, float]]":
    """An outline drawn in by about so many pixels."""
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    return polygons.inset(outline, pixels / ((right - left) or 1))

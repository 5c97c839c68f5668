"""A flat board: its cells, lines and texts on a cached layer."""

from anga.shared.geometry import cells
from board.paint.drawing import curve, font, trace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.geometry.types import Bounds
    from anga.shared.layout.layout import Layout
    from anga.shared.layout.plane import Plane
    from anga.shared.palette import Palette
    from anga.shared.scene import Phrase, Scene, Stroke
    from board.paint.canvas import Context

FRAME = 2.0


def paint(
    ctx: "Context",
    scene: "Scene",
    layout: "Layout",
    palette: "Palette",
    say: "Callable[[Phrase], str]",
) -> None:
    """Draw the board without what moves; `say` gives its texts in the reader's language."""
    _slabs(ctx, scene, layout, palette)
    _cells(ctx, scene, layout, palette)
    _light(ctx, scene, layout)
    signs(ctx, scene, layout, palette, say)


def signs(
    ctx: "Context",
    scene: "Scene",
    layout: "Layout",
    palette: "Palette",
    say: "Callable[[Phrase], str]",
) -> None:
    """Draw the lines and texts that lie on the board."""
    for stroke in scene["lines"]:
        line(ctx, stroke, layout, palette)
    for text in scene["texts"]:
        x, y = layout.view.project(text["at"][0], text["at"][1])
        ctx.save()
        lay(ctx, x, y, layout.plane(x, y))
        ctx.textAlign, ctx.textBaseline = "center", "middle"
        ctx.font = font("text", max(9.0, text["size"] * layout.unit))
        ctx.fillStyle = palette(text.get("fill", "soft"))
        ctx.fillText(say(text["text"]), 0, 0)
        ctx.restore()


def lay(ctx: "Context", x: float, y: float, plane: "Plane") -> None:
    """Make a point the origin, and let what is drawn about it lie flat on the board there."""
    ctx.translate(x, y)
    if not plane.level:
        (a, b), (c, d), unit = plane.right, plane.down, plane.unit
        ctx.transform(a / unit, b / unit, c / unit, d / unit, 0, 0)


def _slabs(ctx: "Context", scene: "Scene", layout: "Layout", palette: "Palette") -> None:
    """What the board lies on, seen from above."""
    for outline in cells.slabs(scene):
        ctx.beginPath()
        trace(ctx, [layout.view.project(x, y) for x, y in outline])
        ctx.fillStyle = palette("dais")
        ctx.fill()


def _cells(ctx: "Context", scene: "Scene", layout: "Layout", palette: "Palette") -> None:
    """All cells of one colour in one go, then their joints."""
    colours: "dict[str, list[str]]" = {}
    for cell in scene["cells"]:
        if "fill" not in cell:
            continue  # a point: the Scene's lines say where
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


def _light(ctx: "Context", scene: "Scene", layout: "Layout") -> None:
    """A breath of light over all cells."""
    left, top, right, bottom = _extent(layout)
    light = ctx.createLinearGradient(left, top, right, bottom)
    light.addColorStop(0, "rgba(255,248,230,0.09)")
    light.addColorStop(1, "rgba(40,20,5,0.08)")
    ctx.beginPath()
    for cell in scene["cells"]:
        if "fill" in cell:
            trace(ctx, layout.outlines[cell["id"]])
    ctx.fillStyle = light
    ctx.fill()


def _extent(layout: "Layout") -> "Bounds":
    corners = [point for outline in layout.outlines.values() for point in outline]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    return left, min(y for _, y in corners), right, max(y for _, y in corners)


def line(ctx: "Context", stroke: "Stroke", layout: "Layout", palette: "Palette") -> None:
    """Draw a stroke that is given in board units."""
    project = layout.view.project
    if "circle" in stroke:
        x, y = project(stroke["circle"][0], stroke["circle"][1])
        ctx.save()
        lay(ctx, x, y, layout.plane(x, y))
        _circle(ctx, stroke, stroke["circle"][2] * layout.unit, palette)
        _finish(ctx, stroke, layout.unit, palette)
        ctx.restore()
    elif "path" in stroke:
        points = [project(x, y) for x, y in stroke["path"]]
        ctx.beginPath()
        (curve if stroke.get("smooth") else trace)(ctx, points, bool(stroke.get("closed")))
        _fill(ctx, stroke, palette)
        _finish(ctx, stroke, layout.unit, palette)
    else:
        _glyph(ctx, stroke, layout, palette)


def _fill(ctx: "Context", stroke: "Stroke", palette: "Palette") -> None:
    if "fill" in stroke:
        ctx.fillStyle = palette(stroke["fill"])
        ctx.fill()


def _finish(ctx: "Context", stroke: "Stroke", unit: float, palette: "Palette") -> None:
    """The outline."""
    if "line" in stroke:
        ctx.strokeStyle = palette(stroke["line"])
        ctx.lineWidth = max(1.0, stroke.get("width", 0.03) * unit)
        ctx.stroke()


def _circle(ctx: "Context", stroke: "Stroke", radius: float, palette: "Palette") -> None:
    """A disc about the origin; one that glows shines around itself and has light upon it."""
    glows = bool(stroke.get("glow"))
    if glows:
        _glow(ctx, radius, stroke["fill"], palette)
    ctx.beginPath()
    ctx.arc(0, 0, radius, 0, 6.2832)
    _fill(ctx, stroke, palette)
    if glows:
        x, y = -radius * 0.35, -radius * 0.4
        light = ctx.createRadialGradient(x, y, 0, x, y, radius)
        light.addColorStop(0, palette.faded("white", 0.75))
        light.addColorStop(1, palette.faded("white", 0))
        ctx.fillStyle = light
        ctx.fill()


def _glow(ctx: "Context", radius: float, colour: str, palette: "Palette") -> None:
    """A shine around the origin."""
    shine = ctx.createRadialGradient(0, 0, radius * 0.8, 0, 0, radius * 1.9)
    shine.addColorStop(0, palette.faded(colour, 0.65))
    shine.addColorStop(1, palette.faded(colour, 0))
    ctx.beginPath()
    ctx.arc(0, 0, radius * 1.9, 0, 6.2832)
    ctx.fillStyle = shine
    ctx.fill()


def _glyph(ctx: "Context", stroke: "Stroke", layout: "Layout", palette: "Palette") -> None:
    x, y = layout.view.project(stroke["at"][0], stroke["at"][1])
    plane = layout.plane(x, y)
    ctx.save()
    lay(ctx, x, y, plane)
    quarters = 0 if stroke.get("upright") else plane.quarters
    ctx.rotate((stroke.get("turn", 0) + 90 * quarters) * 0.0174533)
    ctx.textAlign, ctx.textBaseline = "center", "middle"
    ctx.font = font(stroke.get("font", "mincho"), stroke.get("size", 0.5) * layout.unit)
    ctx.fillStyle = palette(stroke.get("fill", "ink"))
    ctx.fillText(stroke["glyph"], 0, 0)
    ctx.restore()

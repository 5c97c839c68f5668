"""Signs on the board: what happened, what may be touched, what was chosen. Seen on any colour."""

from anga.shared.geometry import polygons
from anga.shared.palette import lightness
from board.paint.drawing import circles, font, trace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.geometry.types import Outline, Point, Rect
    from anga.shared.layout.layout import Layout
    from anga.shared.palette import Palette
    from anga.shared.scene import Mark, Seat
    from board.paint.canvas import Context, Gradient


def under(
    ctx: "Context",
    marks: "Sequence[Mark]",
    seats: "Sequence[Seat]",
    layout: "Layout",
    palette: "Palette",
) -> None:
    """The marks that lie beneath pieces."""
    colours = {seat["seat"]: seat.get("colour") for seat in seats}
    turns = [mark for mark in marks if mark["mark"] == "last"]
    for mark in marks:
        if mark["mark"] != "arrow":
            outlines = [layout.outlines[cell] for cell in mark["cells"] if cell in layout.outlines]
            colour = colours.get(mark.get("seat", "")) or "accent"
            paint = _earlier if mark in turns[:-1] else MARKS[mark["mark"]]
            paint(ctx, outlines, palette, layout.unit, colour)


def over(
    ctx: "Context",
    marks: "Sequence[Mark]",
    seats: "Sequence[Seat]",
    layout: "Layout",
    palette: "Palette",
) -> None:
    """The arrows, which lie over pieces."""
    colours = {seat["seat"]: seat.get("colour") for seat in seats}
    for mark in marks:
        known = [layout.outlines[cell] for cell in mark["cells"] if cell in layout.outlines]
        if mark["mark"] == "arrow" and len(known) > 1:
            ends = polygons.middle(known[0]), polygons.middle(known[-1])
            ctx.beginPath()
            trace(ctx, polygons.arrow(ends[0], ends[1], layout.unit))
            colour, strength = colours.get(mark.get("seat", "")), 0.85 / (1 + mark.get("rank", 0))
            ctx.fillStyle = palette.faded(colour or "accent", strength)
            ctx.fill()
            ctx.strokeStyle, ctx.lineWidth = palette.faded(palette.rim, 0.7), 1
            ctx.stroke()


def drawn(ctx: "Context", drawings: "Sequence[str]", layout: "Layout", palette: "Palette") -> None:
    """Arrows and circles that people drew, over everything."""
    for drawing in drawings:
        outlines = [layout.outline("c:" + cell) for cell in drawing.split("-")]
        spots = [polygons.middle(outline) for outline in outlines if outline]
        ctx.beginPath()
        if len(spots) == 2:
            trace(ctx, polygons.arrow(spots[0], spots[1], layout.unit))
            ctx.fillStyle = palette.faded("good", 0.8)
            ctx.fill()
            ctx.strokeStyle, ctx.lineWidth = palette.faded(palette.rim, 0.8), 1.5
            ctx.stroke()
        elif spots and len(outlines) == 1:
            radius = layout.unit * 0.44
            for colour, width in ((palette.rim, 5.5), (palette("good"), 3.0)):
                ctx.beginPath()
                ctx.arc(spots[0][0], spots[0][1], radius, 0, 6.2832)
                ctx.strokeStyle, ctx.lineWidth = colour, width
                ctx.stroke()


def _last(
    ctx: "Context", outlines: "Sequence[Outline]", palette: "Palette", _unit: float, colour: str
) -> None:
    _fill(ctx, outlines, palette.faded(colour, 0.3))
    for outline in outlines:
        _ring(ctx, polygons.inner(outline, 1.5), palette.faded(colour, 0.7), 1.5)


def _earlier(
    ctx: "Context", outlines: "Sequence[Outline]", palette: "Palette", _unit: float, colour: str
) -> None:
    _fill(ctx, outlines, palette.faded(colour, 0.16))


def _check(
    ctx: "Context", outlines: "Sequence[Outline]", palette: "Palette", unit: float, _: str
) -> None:
    for outline in outlines:
        x, y = polygons.middle(outline)
        glow = ctx.createRadialGradient(x, y, unit * 0.2, x, y, unit * 0.62)
        glow.addColorStop(0, palette.faded("bad", 0.9))
        glow.addColorStop(1, palette.faded("bad", 0.1))
        _fill(ctx, [outline], glow)


def _refused(
    ctx: "Context", outlines: "Sequence[Outline]", palette: "Palette", unit: float, _: str
) -> None:
    for outline in outlines:
        _ring(ctx, polygons.inner(outline, 3), palette.rim, 4)
        ctx.setLineDash([unit * 0.14, unit * 0.1])
        _ring(ctx, polygons.inner(outline, 3), palette("bad"), 2)
        ctx.setLineDash([])


def _area(
    ctx: "Context", outlines: "Sequence[Outline]", palette: "Palette", _unit: float, _: str
) -> None:
    _fill(ctx, outlines, palette.faded(palette.rim, 0.22))
    for colour, width in ((palette.rim, 3.5), (palette("accent"), 1.75)):
        ctx.beginPath()
        for a, b in polygons.edges(outlines):
            ctx.moveTo(a[0], a[1])
            ctx.lineTo(b[0], b[1])
        ctx.strokeStyle, ctx.lineWidth = colour, width
        ctx.stroke()


def _hint(
    ctx: "Context", outlines: "Sequence[Outline]", palette: "Palette", _unit: float, _: str
) -> None:
    for outline in outlines:
        _ring(ctx, polygons.inner(outline, 2.5), palette.rim, 4.5)
        _ring(ctx, polygons.inner(outline, 2.5), palette("good"), 2.5)


def _threat(
    ctx: "Context", outlines: "Sequence[Outline]", palette: "Palette", _unit: float, _: str
) -> None:
    """A ring with a filled corner, so that it is told not by its colour alone."""
    for outline in outlines:
        inner = polygons.inner(outline, 3)
        _ring(ctx, inner, palette.rim, 4.5)
        _ring(ctx, inner, palette("bad"), 2)
        _fill(ctx, [polygons.corner(inner, 0.3)], palette("bad"))


def _awaited(
    ctx: "Context", outlines: "Sequence[Outline]", palette: "Palette", unit: float, _: str
) -> None:
    ctx.setLineDash([unit * 0.06, unit * 0.06])
    for outline in outlines:
        _ring(ctx, polygons.inner(outline, unit * 0.12), palette.faded("ink", 0.55), 1.5)
    ctx.setLineDash([])


MARKS = {
    "last": _last,
    "check": _check,
    "refused": _refused,
    "area": _area,
    "hint": _hint,
    "threat": _threat,
    "awaited": _awaited,
}


def dots(ctx: "Context", points: "Sequence[Point]", radius: float, palette: "Palette") -> None:
    """Empty places that may be touched."""
    if points:
        ctx.fillStyle = palette.rim
        ctx.fill(circles(points, radius + 1.5))
        ctx.fillStyle = palette("accent")
        ctx.fill(circles(points, radius))


def forbidden(ctx: "Context", points: "Sequence[Point]", radius: float, palette: "Palette") -> None:
    """Places that a rule forbids."""
    if points:
        path = circles(points, radius, radius * 0.7)
        for colour, width in ((palette.faded(palette.rim, 0.85), 4.0), (palette.core, 1.4)):
            ctx.strokeStyle, ctx.lineWidth = colour, width
            ctx.stroke(path)


def target(ctx: "Context", outline: "Outline", palette: "Palette", strong: bool) -> None:
    """A taken place that may be touched: its corners, or all of it when it is aimed at."""
    inner = polygons.inner(outline, 2.5)
    if strong:
        _ring(ctx, inner, palette.rim, 5)
        _ring(ctx, inner, palette("accent"), 3)
        return
    for colour, width in ((palette.rim, 4.0), (palette("accent"), 2.25)):
        ctx.beginPath()
        for i in range(len(inner)):
            corner = inner[i]
            for other in (inner[i - 1], inner[(i + 1) % len(inner)]):
                ctx.moveTo(corner[0], corner[1])
                ctx.lineTo(
                    corner[0] + (other[0] - corner[0]) * 0.24,
                    corner[1] + (other[1] - corner[1]) * 0.24,
                )
        ctx.strokeStyle, ctx.lineWidth = colour, width
        ctx.stroke()


def chosen(ctx: "Context", outline: "Outline", palette: "Palette") -> None:
    """A place that was touched."""
    _fill(ctx, [outline], palette.faded("accent", 0.22))
    target(ctx, outline, palette, True)


def badge(
    ctx: "Context", x: float, y: float, text: str, tone: str, palette: "Palette", width: float
) -> None:
    """A small value at a place."""
    size = 11.0
    ctx.font = font("text", size)
    while size > 8 and ctx.measureText(text).width > width - 6:
        size -= 1
        ctx.font = font("text", size)
    half = max(9.0, ctx.measureText(text).width / 2 + 5)
    ctx.beginPath()
    ctx.roundRect(x - half, y - 8.5, 2 * half, 17, 8.5)
    ctx.fillStyle, ctx.strokeStyle, ctx.lineWidth = palette(tone), palette("card"), 1.5
    ctx.fill()
    ctx.stroke()
    ctx.textAlign, ctx.textBaseline = "center", "middle"
    ctx.fillStyle = palette.core if lightness(palette(tone)) > 0.55 else palette.rim
    ctx.fillText(text, x, y + 0.5)


def ring(ctx: "Context", rect: "Rect", round_: bool, palette: "Palette") -> None:
    """Where the keyboard is."""
    left, top, width, height = rect
    for colour, line in ((palette("paper"), 6.0), (palette("ink"), 2.5)):
        ctx.beginPath()
        ctx.roundRect(left, top, width, height, width / 2 if round_ else 5)
        ctx.strokeStyle, ctx.lineWidth = colour, line
        ctx.stroke()


def _fill(ctx: "Context", outlines: "Sequence[Outline]", colour: "str | Gradient") -> None:
    ctx.beginPath()
    for outline in outlines:
        trace(ctx, outline)
    ctx.fillStyle = colour
    ctx.fill()


def _ring(ctx: "Context", outline: "Outline", colour: str, width: float) -> None:
    ctx.beginPath()
    trace(ctx, outline)
    ctx.strokeStyle, ctx.lineWidth = colour, width
    ctx.stroke()

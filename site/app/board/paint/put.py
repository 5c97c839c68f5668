"""Drawing of shapes on a canvas, see `anga.shared.shapes.shape`."""

from anga.shared.shapes.shape import Faded, Glow, Glyph

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.shapes.shape import Seen
    from board.paint.canvas import Context, Gradient

FONTS = {
    "brush": ("", '"Anga Brush", "Yuji Syuku", serif'),
    "mincho": ("600 ", '"Anga Mincho", "Shippori Mincho B1", serif'),
    "text": ("500 ", '"Anga Text", "Zen Kaku Gothic New", sans-serif'),
    "bold": ("700 ", '"Anga Text", "Zen Kaku Gothic New", sans-serif'),
}


def font(name: str, pixels: float) -> str:
    """A canvas font of one of the families."""
    weight, family = FONTS[name]
    return "%s%.2fpx %s" % (weight, pixels, family)


def draw_shapes(
    ctx: "Context", shapes: "Sequence[Seen]", colour: "Callable[[str, float], str]"
) -> None:
    """Draw shapes in order; `colour` gives the CSS colour of a name and an opacity."""
    import js as window

    path = window.Path2D.new
    for shape in shapes:
        if isinstance(shape, Glyph):
            _letter(ctx, shape, colour)
            continue
        if isinstance(shape, Faded):
            ctx.globalAlpha = shape.strength
            draw_shapes(ctx, shape.shapes, colour)
            ctx.globalAlpha = 1
            continue
        d, fill, line, width, dash = shape
        outline = path(d)
        if isinstance(fill, Glow):
            ctx.fillStyle = _gradient(ctx, fill, colour)
            ctx.fill(outline)
        elif fill:
            ctx.fillStyle = colour(fill[0], fill[1])
            ctx.fill(outline)
        if line:
            if dash:
                ctx.setLineDash(list(dash))
            ctx.strokeStyle, ctx.lineWidth = colour(line[0], line[1]), width
            ctx.stroke(outline)
            if dash:
                ctx.setLineDash([])


def _gradient(ctx: "Context", glow: "Glow", colour: "Callable[[str, float], str]") -> "Gradient":
    name, strong, weak, (x, y), core, reach, _ = glow
    gradient = ctx.createRadialGradient(x, y, core, x, y, reach)
    gradient.addColorStop(0, colour(name, strong))
    gradient.addColorStop(1, colour(name, weak))
    return gradient


def _letter(ctx: "Context", glyph: "Glyph", colour: "Callable[[str, float], str]") -> None:
    text, (x, y), size, name, fill, lies, sign, leading = glyph
    ctx.font, ctx.fillStyle = font(name, size), colour(fill[0], fill[1])
    ctx.textAlign = "left" if leading else "center"
    ctx.textBaseline, drop = "middle", 0.0
    if sign:
        ctx.textBaseline = "alphabetic"
        measured = ctx.measureText(text)
        drop = (measured.actualBoundingBoxAscent - measured.actualBoundingBoxDescent) / 2
    if lies is None:
        ctx.fillText(text, x, y + drop)
        return
    ctx.save()
    ctx.transform(lies[0], lies[1], lies[2], lies[3], x, y)
    ctx.fillText(text, 0, drop)
    ctx.restore()

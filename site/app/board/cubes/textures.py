"""Bitmaps of solids' sides: wood or bone, the drawing, worn and rounded edges."""

from anga.shared.geometry.cells import BEVEL
from anga.shared.shapes.drawings import MATERIALS, drawn, on
from anga.shared.shapes.sheet import square
from board.cubes.wood import plank
from board.paint.layer import Layer, copy
from board.paint.put import draw_shapes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.palette import Palette
    from anga.shared.scene import Drawing, Looks, Solid
    from board.paint.canvas import Context

LEAST, MOST = 48, 720  # device pixels of a bitmap


class Textures:
    """Makes each side once for a palette, and again when it must be sharper."""

    def __init__(self, palette: "Palette") -> None:
        self.palette = palette
        self.kept: "dict[tuple[str, str, int], tuple[Drawing, Layer]]" = {}
        self.blanks: "dict[tuple[str, int, int], Layer]" = {}  # nothing drawn on them yet

    def side(self, solid: "Solid", number: int, looks: "Looks", pixels: float) -> "Layer":
        """The bitmap of a solid's side, for display at a width in device pixels."""
        name, kind = solid["sides"][number], solid["solid"]
        key, drawing = (kind, name, number), looks[name]
        kept = self.kept.get(key)
        if kept and kept[1].canvas.width > 0.8 * min(pixels, MOST):
            if kept[0] is drawing or kept[0] == drawing:
                return kept[1]
        size = min(MOST, max(LEAST, int(pixels * 1.08)))
        layer = Layer(size, size)
        copy(layer.ctx, self._blank(kind, number, size))
        _inscribe(layer.ctx, drawing, size, self.palette, kind)
        self.kept[key] = (drawing, layer)
        return layer

    def _blank(self, kind: str, number: int, size: int) -> "Layer":
        """A side without a drawing: expensive, and the same for all solids of a kind."""
        key = (kind, number, size)
        if key not in self.blanks:
            self.blanks[key] = Layer(size, size)
            _ground(self.blanks[key].ctx, number, size, self.palette, kind)
        return self.blanks[key]


def paint(
    ctx: "Context",
    drawing: "Drawing",
    number: int,
    size: float,
    palette: "Palette",
    kind: str = "cube",
) -> None:
    """Paint one side of a solid over the square of `size` at the origin."""
    _ground(ctx, number, size, palette, kind)
    _inscribe(ctx, drawing, size, palette, kind)


def _ground(ctx: "Context", number: int, size: float, palette: "Palette", kind: str) -> None:
    if kind == "die":
        _bone(ctx, size, palette)
    else:
        plank(ctx, number, size, palette)
        _rub(ctx, size, palette)


def _inscribe(
    ctx: "Context", drawing: "Drawing", size: float, palette: "Palette", kind: str
) -> None:
    draw_shapes(ctx, drawn(drawing, square(size), on(MATERIALS[kind])), palette.faded)
    _round(ctx, size, 3.0 if kind == "die" else 1.8)


def _bone(ctx: "Context", size: float, palette: "Palette") -> None:
    light = ctx.createRadialGradient(size * 0.4, size * 0.35, 0, size / 2, size / 2, size * 0.75)
    light.addColorStop(0, palette("white"))
    light.addColorStop(1, palette.mixed("white", "wood-dark", 0.14))
    ctx.fillStyle = light
    ctx.fillRect(0, 0, size, size)


def _rub(ctx: "Context", size: float, palette: "Palette") -> None:
    """Lighten the wood along the edges, where hands have worn it."""
    reach = 2.4 * BEVEL * size
    for x0, y0, x1, y1 in (
        (0, 0, 0, reach),
        (0, size, 0, size - reach),
        (0, 0, reach, 0),
        (size, 0, size - reach, 0),
    ):
        worn = ctx.createLinearGradient(x0, y0, x1, y1)
        worn.addColorStop(0, palette.faded("wood-light", 0.75))
        worn.addColorStop(0.4, palette.faded("wood-light", 0.3))
        worn.addColorStop(1, palette.faded("wood-light", 0))
        ctx.fillStyle = worn
        ctx.fillRect(0, 0, size, size)


def _round(ctx: "Context", size: float, corner: float) -> None:
    """Fade the corners and outer edges, so that the body's light edge shows."""
    ctx.globalCompositeOperation = "destination-out"
    inset, across = BEVEL * size * 0.3, size * (1 - BEVEL * 0.6)
    ctx.beginPath()
    ctx.rect(-1, -1, size + 2, size + 2)
    ctx.roundRect(inset, inset, across, across, BEVEL * size * corner)
    ctx.fillStyle = "#000"
    ctx.fill("evenodd")
    for width in (0.4, 0.8, 1.2):
        ctx.beginPath()
        ctx.roundRect(inset, inset, across, across, BEVEL * size * corner)
        ctx.strokeStyle = "rgba(0,0,0,0.3)"
        ctx.lineWidth = 2 * width * BEVEL * size
        ctx.stroke()
    ctx.globalCompositeOperation = "source-over"

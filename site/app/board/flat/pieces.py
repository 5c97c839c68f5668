"""Bitmaps of flat pieces, each look drawn once for a size and a direction."""

from anga.shared.shapes.base_lines import base_line, based
from anga.shared.shapes.drawings import back, drawn
from anga.shared.shapes.sheet import quarters_of, square
from board.paint.layer import Layer
from board.paint.put import draw_shapes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NotRequired, TypedDict

    from anga.shared.geometry.types import Place
    from anga.shared.layout.plane import Plane
    from anga.shared.palette import Palette
    from anga.shared.scene import BaseLine, Drawing, Scene
    from board.paint.canvas import Context

    class Token(TypedDict):
        """A piece to be drawn, such as any `anga.shared.scene.Piece`."""

        look: str
        seat: str
        facing: NotRequired[int]
        down: NotRequired[bool]


ROOM = 1.25  # a bitmap's width in cells: the shadow needs room around the piece


class Pieces:
    """The bitmaps of one palette."""

    def __init__(self, palette: "Palette", ratio: float) -> None:
        self.palette, self.ratio = palette, ratio
        self.kept: "dict[tuple[object, ...], tuple[Drawing, Layer]]" = {}

    def bitmap(
        self, piece: "Token", drawing: "Drawing", line: "BaseLine | None", plane: "Plane"
    ) -> "Layer":
        """A piece as it lies, with its base line, in a square of ROOM units about its centre."""
        unit, quarters, down = plane.unit, quarters_of(piece, plane), bool(piece.get("down"))
        signed = (line["colour"], line["strokes"]) if line else ()
        key = (piece["look"], int(unit * 4), quarters % 4, down, signed)
        kept = self.kept.get(key)
        if kept and (kept[0] is drawing or kept[0] == drawing):
            return kept[1]
        layer = Layer(unit * ROOM, unit * ROOM, self.ratio)
        self._make(layer, back(drawing) if down else based(drawing, line), unit, quarters, down)
        self.kept[key] = (drawing, layer)
        return layer

    def _make(
        self, layer: "Layer", drawing: "Drawing", unit: float, quarters: int, down: bool
    ) -> None:
        body = Layer(unit * ROOM, unit * ROOM, self.ratio)
        ctx, half = body.ctx, unit * ROOM / 2
        ctx.translate(half - unit / 2, half - unit / 2)
        draw_shapes(ctx, drawn(drawing, square(unit, quarters)), self.palette.faded)
        ctx = body.home()
        self._light(ctx, half, unit, down)
        out = layer.home()
        out.shadowColor = "rgba(24,14,6,%.2f)" % (0.2 if down else 0.42)
        out.shadowBlur = unit * 0.07 * self.ratio
        out.shadowOffsetY = unit * (0.02 if down else 0.045) * self.ratio
        out.drawImage(body.canvas, 0, 0, 2 * half, 2 * half)
        out.shadowColor = "rgba(0,0,0,0)"

    def _light(self, ctx: "Context", half: float, unit: float, down: bool) -> None:
        """Light from the upper left, only where the piece is."""
        ctx.globalCompositeOperation = "source-atop"
        light = ctx.createRadialGradient(
            half - unit * 0.16, half - unit * 0.2, unit * 0.04, half, half, unit * 0.56
        )
        light.addColorStop(0, "rgba(255,252,240,%.2f)" % (0.0 if down else 0.3))
        light.addColorStop(0.5, "rgba(255,252,240,0)")
        light.addColorStop(1, "rgba(30,16,4,%.2f)" % (0.3 if down else 0.18))
        ctx.fillStyle = light
        ctx.fillRect(0, 0, 2 * half, 2 * half)
        ctx.globalCompositeOperation = "source-over"

    def draw_piece(
        self,
        ctx: "Context",
        piece: "Token",
        scene: "Scene",
        place: "Place",
        plane: "Plane",
        scale: float = 1.0,
        share: float = 1.0,
    ) -> None:
        """Draw a piece of a Scene at a place.

        It is enlarged by `scale`, at a `share` of its width as in a flip.
        """
        line = base_line(scene["seats"], piece)
        layer = self.bitmap(piece, scene["looks"][piece["look"]], line, plane)
        (x, y, turn), high = place, plane.unit * ROOM * scale
        wide = high * share
        if plane.level and not turn:
            ctx.drawImage(layer.canvas, x - wide / 2, y - high / 2, wide, high)
        else:
            ctx.save()
            ctx.transform(*plane.turned(turn).stretched(), x, y)
            ctx.drawImage(layer.canvas, -wide / 2, -high / 2, wide, high)
            ctx.restore()

"""The plinth under solids: wood with inset squares, in perspective.

Its top is drawn once as seen from straight above; each view projects that bitmap.
"""

import math

from anga.shared.geometry import cube, polygons
from anga.shared.geometry.cells import CORNER, INLAY, THICK, corners, slabs
from board.paint.layer import Layer
from board.paint.trace import trace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.geometry.camera import Camera
    from anga.shared.geometry.types import Outline
    from anga.shared.palette import Palette
    from anga.shared.scene import Scene
    from board.cubes.cube_painter import CubePainter
    from board.paint.canvas import Context

BLUR = 22.0  # pixels of its shadow; none while it moves, since blurs are dear


class Plinth:
    """The slab of a scene and its squares."""

    def __init__(self, scene: "Scene", palette: "Palette", ratio: float, unit: float) -> None:
        self.palette, self.ratio = palette, ratio
        # The layer and the camera of the last drawing.
        self.shown: "tuple[Layer, tuple[float, ...]] | None" = None
        self.cells, self.outlines = scene["cells"], slabs(scene)
        points = [point for outline in self.outlines for point in outline]
        points += [point for cell in self.cells for point in corners(cell)]
        self.left, self.upper = min(x for x, _ in points), min(y for _, y in points)
        self.right, self.lower = max(x for x, _ in points), max(y for _, y in points)
        self.scale = min(unit * ratio, 400.0)
        wide, high = self.right - self.left, self.lower - self.upper
        self.top = Layer(wide * self.scale, high * self.scale)
        self._plank(self.top.ctx)

    def fits(self, scene: "Scene", unit: float) -> bool:
        """Whether this is the plinth of a scene, and sharp enough for a scale."""
        return (
            self.scale > 0.8 * min(unit * self.ratio, 400.0)
            and self.cells == scene["cells"]
            and self.outlines == slabs(scene)
        )

    def show(self, layer: "Layer", camera: "Camera", painter: "CubePainter") -> None:
        """Draw the plinth on a layer as a camera sees it, unless it is there already."""
        wanted = (layer, camera.where)
        if wanted != self.shown:
            self.shown = wanted
            self.paint(layer.clear(), camera, painter)

    def paint(
        self, ctx: "Context", camera: "Camera", painter: "CubePainter", moving: bool = False
    ) -> None:
        """Draw the plinth."""
        for outline in self.outlines:
            self._body(ctx, camera, polygons.round_corners(outline, CORNER), 0 if moving else BLUR)
        face = cube.level(camera, self.left, self.upper, self.right, self.lower)
        painter.draw_bitmap(ctx, camera, face, self.top.canvas, 4 if moving else 6)
        ctx.setTransform(self.ratio, 0, 0, self.ratio, 0, 0)

    def _body(self, ctx: "Context", camera: "Camera", outline: "Outline", blur: float) -> None:
        """The slab's shadow and its upright sides, lighter where they face the light."""
        top = [camera.project(x, y) for x, y in outline]
        foot = [camera.project(x, y, -THICK) for x, y in outline]
        ctx.save()
        if blur:
            ctx.shadowColor = "rgba(20,12,4,0.34)"
            ctx.shadowBlur, ctx.shadowOffsetY = blur * self.ratio, 4 * self.ratio
        ctx.fillStyle = self.palette.mixed("dais", "#120a04", 0.45)
        ctx.beginPath()
        trace(ctx, polygons.hull(top + foot))
        ctx.fill()
        ctx.restore()
        ctx.lineWidth = 0.6
        for i in range(len(top)):
            a, b, c, d = top[i - 1], top[i], foot[i], foot[i - 1]
            if polygons.area(a, b, c) < 0:
                dark = _dark(b[0] - a[0], b[1] - a[1])
                ctx.fillStyle = ctx.strokeStyle = self.palette.mixed("dais", "#120a04", dark)
                ctx.beginPath()
                trace(ctx, [a, b, c, d])
                ctx.fill()
                ctx.stroke()

    # The top, from straight above

    def _plank(self, ctx: "Context") -> None:
        for outline in self.outlines:
            shape = self._flat(polygons.round_corners(outline, CORNER))
            self._wood(ctx, shape, "dais")
            ctx.save()
            ctx.clip()
            _stroke(ctx, shape, self.palette.faded("wood-light", 0.34), 0.03 * self.scale)
            ctx.restore()
        for cell in self.cells:
            fill = cell.get("fill")
            if not fill:  # a bare point
                continue
            shape = self._flat(polygons.round_corners(polygons.inset(corners(cell), INLAY), 0.03))
            self._wood(ctx, shape, fill)
            edge = [(x, y + 0.014 * self.scale) for x, y in shape]
            _stroke(ctx, edge, self.palette.faded("wood-light", 0.3), 0.01 * self.scale)
            _stroke(ctx, shape, self.palette.faded("black", 0.5), 0.014 * self.scale)

    def _flat(self, outline: "Outline") -> "Outline":
        return [((x - self.left) * self.scale, (y - self.upper) * self.scale) for x, y in outline]

    def _wood(self, ctx: "Context", shape: "Outline", token: str) -> None:
        """Fill a shape with a colour, light from the upper left, and grain along it."""
        width, height = self.top.canvas.width, self.top.canvas.height
        light = ctx.createLinearGradient(0, 0, width, height)
        light.addColorStop(0, self.palette.mixed(token, "#fff2d8", 0.1))
        light.addColorStop(1, self.palette.mixed(token, "#1a0e05", 0.1))
        ctx.beginPath()
        trace(ctx, shape)
        ctx.fillStyle = light
        ctx.fill()
        ctx.save()
        ctx.clip()
        for kind, alpha, line in ((0, 0.26, 0.009), (1, 0.15, 0.005), (2, 0.08, 0.016)):
            ctx.beginPath()
            for k in range(kind, int(width / self.scale * 32), 3):
                x = (k / 32 + 0.012 * math.sin(7.3 * k)) * self.scale
                bend = 0.02 * self.scale * math.sin(0.35 * k)
                ctx.moveTo(x, 0)
                ctx.bezierCurveTo(
                    x + bend, height / 3, x - bend, height / 1.5, x + bend / 2, height
                )
            ctx.strokeStyle = self.palette.faded("wood-dark", alpha)
            ctx.lineWidth = line * self.scale
            ctx.stroke()
        ctx.restore()
        ctx.beginPath()
        trace(ctx, shape)


def _dark(dx: float, dy: float) -> float:
    """How dark an upright side is, by its direction on the canvas."""
    run = dx / (math.sqrt(dx * dx + dy * dy) or 1)
    rise = dy / (abs(dx) + abs(dy) or 1)
    return 0.36 + 0.2 * (1 - abs(run)) * (1 if rise < 0 else 0.2)


def _stroke(ctx: "Context", shape: "Outline", colour: str, width: float) -> None:
    ctx.beginPath()
    trace(ctx, shape)
    ctx.strokeStyle, ctx.lineWidth = colour, width
    ctx.stroke()

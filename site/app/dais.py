"""What stands still under solids: a wooden dais with inlaid squares, in perspective."""

import math

import cube
import shapes
from drawing import trace
from palette import mixed
from solids import EDGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from camera import Camera
    from palette import Palette

THICK = 0.13
CORNER = 0.09
INLAY = 0.06  # how far an inlaid square lies within its cell


class Dais:
    """The slabs and squares of a scene with a camera."""

    def __init__(self, scene: "dict[str, Any]", camera: "Camera", palette: "Palette") -> None:
        self.scene, self.camera, self.palette = scene, camera, palette

    def paint(self, ctx: "Any", taken: "Sequence[str]" = ()) -> None:
        """Draw slabs and squares; where a solid is missing and none is coming, its outline."""
        ctx.lineJoin = "round"
        for outline in slabs(self.scene):
            self._slab(ctx, shapes.rounded(outline, CORNER))
        standing = [solid["cell"] for solid in self.scene["solids"]]
        for cell in self.scene["cells"]:
            self._square(ctx, cell)
            if cell["id"] not in standing and cell["id"] not in taken:
                self._ghost(ctx, cell)

    def _across(
        self, outline: "list[tuple[float, float]]", z: float = 0.0
    ) -> "list[tuple[float, float]]":
        return [self.camera.project(x, y, z) for x, y in outline]

    def _slab(self, ctx: "Any", outline: "list[tuple[float, float]]") -> None:
        unit = self.camera.unit
        top, foot = self._across(outline), self._across(outline, -THICK)
        ctx.save()
        ctx.shadowColor = "rgba(20,12,4,0.34)"
        ctx.shadowBlur, ctx.shadowOffsetY = unit * 0.16 * _ratio(ctx), unit * 0.05 * _ratio(ctx)
        ctx.fillStyle = self.palette.mixed("dais", "#120a04", 0.45)
        ctx.beginPath()
        trace(ctx, shapes.hull(top + foot))
        ctx.fill()
        ctx.restore()
        self._sides(ctx, top, foot)
        ctx.save()
        ctx.beginPath()
        trace(ctx, top)
        ctx.fillStyle = self._light(ctx, "dais")
        ctx.fill()
        ctx.clip()
        self._grain(ctx, outline)
        ctx.strokeStyle = self.palette.faded("wood-light", 0.34)
        ctx.lineWidth = unit * 0.022
        ctx.beginPath()
        trace(ctx, top)
        ctx.stroke()
        ctx.restore()

    def _sides(
        self, ctx: "Any", top: "list[tuple[float, float]]", foot: "list[tuple[float, float]]"
    ) -> None:
        """The visible upright sides, lighter where they turn to the light."""
        for i in range(len(top)):
            a, b, c, d = top[i - 1], top[i], foot[i], foot[i - 1]
            if shapes.area(a, b, c) >= 0:
                continue
            run = (b[0] - a[0]) / (math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) or 1)
            rise = (b[1] - a[1]) / (abs(b[0] - a[0]) + abs(b[1] - a[1]) or 1)
            dark = 0.36 + 0.2 * (1 - abs(run)) * (1 if rise < 0 else 0.2)
            ctx.fillStyle = ctx.strokeStyle = self.palette.mixed("dais", "#120a04", dark)
            ctx.lineWidth = 0.6
            ctx.beginPath()
            trace(ctx, [a, b, c, d])
            ctx.fill()
            ctx.stroke()

    def _light(self, ctx: "Any", token: str) -> "Any":
        """The colour of a level surface, lighter towards the light at the upper left."""
        camera = self.camera
        reach = camera.unit * 1.6
        light = ctx.createLinearGradient(
            camera.left - reach * 0.6,
            camera.top - reach,
            camera.left + reach * 0.6,
            camera.top + reach,
        )
        light.addColorStop(0, self.palette.mixed(token, "#fff2d8", 0.1))
        light.addColorStop(1, self.palette.mixed(token, "#1a0e05", 0.1))
        return light

    def _grain(self, ctx: "Any", outline: "list[tuple[float, float]]") -> None:
        """Long lines up the board, as in a plank."""
        left = min(x for x, _ in outline)
        right = max(x for x, _ in outline)
        upper = min(y for _, y in outline)
        lower = max(y for _, y in outline)
        for k in range(int((right - left) * 34)):
            x = left + k / 34 + 0.011 * math.sin(7.3 * k)
            line = []
            for i in range(9):
                y = upper + (lower - upper) * i / 8
                line.append(
                    (x + 0.014 * math.sin(2.2 * y + 0.35 * k) + 0.006 * math.sin(5 * y + k), y)
                )
            ctx.beginPath()
            trace(ctx, self._across(line), closed=False)
            ctx.strokeStyle = self.palette.faded("wood-dark", 0.16 + 0.13 * math.sin(k * 2.3))
            ctx.lineWidth = self.camera.unit * (0.006 + 0.004 * math.sin(k * 1.7))
            ctx.stroke()

    def _square(self, ctx: "Any", cell: "dict[str, Any]") -> None:
        """A square let into the slab, with the fine dark and light line of its joint."""
        unit = self.camera.unit
        outline = shapes.rounded(shapes.inset(corners(cell), INLAY), 0.03)
        points = self._across(outline)
        ctx.save()
        ctx.beginPath()
        trace(ctx, points)
        ctx.fillStyle = self._light(ctx, cell["fill"])
        ctx.fill()
        ctx.clip()
        self._grain(ctx, outline)
        ctx.restore()
        for shift, colour, width in (
            (0.012, self.palette.faded("wood-light", 0.3), 0.01),
            (0.0, self.palette.faded("black", 0.5), 0.014),
        ):
            ctx.beginPath()
            trace(ctx, [(x, y + shift * unit) for x, y in points])
            ctx.strokeStyle, ctx.lineWidth = colour, width * unit
            ctx.stroke()

    def _ghost(self, ctx: "Any", cell: "dict[str, Any]") -> None:
        """The outline of the cube that is to stand here."""
        x, y = shapes.middle(corners(cell))
        unturned = (1, 0, 0, 0, 1, 0, 0, 0, 1)
        ink = self.palette.on(cell["fill"])
        ctx.save()
        for face in cube.faces(self.camera, (x, y, EDGE / 2), unturned, EDGE):
            ctx.beginPath()
            trace(ctx, shapes.rounded(face.quad(self.camera), self.camera.unit * 0.03))
            ctx.fillStyle = mixed_alpha(self.palette, face.light)
            ctx.fill()
            ctx.setLineDash([self.camera.unit * 0.035, self.camera.unit * 0.035])
            ctx.strokeStyle, ctx.lineWidth = (
                ink.faded("ink", 0.55),
                max(1.2, self.camera.unit * 0.01),
            )
            ctx.stroke()
        ctx.restore()


def mixed_alpha(palette: "Palette", light: float) -> str:
    """A breath of wood."""
    colour = mixed(palette("wood-light"), palette("wood-dark"), max(0.0, 1 - light))
    return palette.faded(colour, 0.3)


def corners(cell: "dict[str, Any]") -> "list[tuple[float, float]]":
    """A cell's outline in board coordinates."""
    x, y = cell["at"]
    return [(x + dx, y + dy) for dx, dy in cell.get("outline", [[0, 0], [1, 0], [1, 1], [0, 1]])]


def slabs(scene: "dict[str, Any]") -> "list[list[tuple[float, float]]]":
    """The filled outlines among a scene's lines: with a camera, they are slabs."""
    return [
        [(x, y) for x, y in stroke["path"]]
        for stroke in scene["lines"]
        if stroke.get("closed") and "fill" in stroke
    ]


def reach(scene: "dict[str, Any]") -> "list[tuple[float, float, float]]":
    """The points in space that must be on the canvas."""
    points = [(x, y, z) for outline in slabs(scene) for x, y in outline for z in (0.0, -THICK)]
    for cell in scene["cells"]:
        x, y = shapes.middle(corners(cell))
        points += cube.corners((x, y, EDGE / 2), (1, 0, 0, 0, 1, 0, 0, 0, 1), EDGE)
    return points


def _ratio(ctx: "Any") -> float:
    """Shadows are measured in device pixels."""
    return float(ctx.getTransform().a)

"""Solids on the canvas: wooden cubes in perspective, each side a bitmap laid on cell by cell."""

import cube
import shapes
from drawing import draw, trace
from sheet import Sheet
from wood import plank

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from camera import Camera
    from palette import Palette

EDGE = 0.72  # of a cube, in units of the board
AWAY = 4000.0  # off the canvas: only the blurred shadow of what is drawn there is wanted
BEVEL = 0.035  # of a side: how much of it is rounded edge


class Workshop:
    """Makes the sides of solids once for a palette and a size, and draws solids with them."""

    def __init__(self, palette: "Palette", ratio: float, pixels: float) -> None:
        self.palette = palette
        self.ratio = ratio
        self.pixels = min(720, max(48, int(pixels * ratio + 0.5)))
        self.sides: "dict[tuple[str, int], Sheet]" = {}

    def side(self, name: str, drawing: "list[dict[str, Any]]", number: int) -> "Sheet":
        """The bitmap of a side: wood, its drawing, edges rounded and rubbed lighter."""
        key = (name, number)
        if key not in self.sides:
            sheet = Sheet(self.pixels, self.pixels)
            plank(sheet.ctx, number, self.pixels, self.palette)
            _rub(sheet.ctx, self.pixels, self.palette)
            draw(sheet.ctx, drawing, self.pixels, self.palette.on("wood"))
            _round(sheet.ctx, self.pixels)
            self.sides[key] = sheet
        return self.sides[key]

    def cast(
        self, ctx: "Any", camera: "Camera", centre: "tuple[float, float, float]", matrix: "Any"
    ) -> None:
        """The shadow of a cube on the ground, darkest where it stands."""
        points = cube.corners(centre, matrix, EDGE)
        outline = cube.shadow(camera, points)
        height = min(p[2] for p in points)
        strength = 1 / (1 + 2.2 * height)
        soft = camera.unit * (0.045 + 0.1 * height)
        ctx.save()
        ctx.shadowColor = "rgba(24,14,6,%.3f)" % (0.5 * strength)
        ctx.shadowBlur = soft * self.ratio
        ctx.shadowOffsetX = AWAY * self.ratio
        ctx.beginPath()
        trace(ctx, [(x - AWAY, y) for x, y in outline])
        ctx.fill()
        ctx.restore()
        foot = shapes.hull([camera.project(x, y, z) for x, y, z in points if z < height + 0.02])
        if len(foot) > 2:
            ctx.beginPath()
            trace(ctx, foot)
            ctx.strokeStyle = "rgba(20,10,4,%.3f)" % (0.4 * strength * strength)
            ctx.lineWidth = camera.unit * 0.022
            ctx.stroke()

    def put(
        self,
        ctx: "Any",
        camera: "Camera",
        solid: "dict[str, Any]",
        looks: "dict[str, Any]",
        centre: "tuple[float, float, float]",
        matrix: "Any",
        cells: int = 4,
    ) -> None:
        """Draw a cube whose middle is at `centre` of the board, turned by `matrix`."""
        seen = cube.faces(camera, centre, matrix, EDGE)
        self._body(ctx, camera, seen)
        for face in seen:
            name = solid["sides"][face.side]
            self._lay(ctx, camera, face, self.side(name, looks[name], face.side).canvas, cells)
        ctx.setTransform(self.ratio, 0, 0, self.ratio, 0, 0)
        for face in seen:
            self._shade(ctx, camera, face)

    def _body(self, ctx: "Any", camera: "Camera", seen: "list[cube.Face]") -> None:
        """What the rounded edges show: the outline of all sides, filled with light wood."""
        outline = shapes.hull([point for face in seen for point in face.quad(camera)])
        radius = BEVEL * camera.unit * EDGE
        ctx.beginPath()
        trace(ctx, shapes.inset(outline, BEVEL * 0.8))
        ctx.lineJoin = "round"
        ctx.lineWidth = 2 * radius
        ctx.fillStyle = ctx.strokeStyle = self.palette.mixed("wood", "wood-light", 0.7)
        ctx.fill()
        ctx.stroke()

    def _lay(
        self, ctx: "Any", camera: "Camera", face: "cube.Face", bitmap: "Any", cells: int
    ) -> None:
        """Lay a side's bitmap on in cells, each a little over the next so that no seam shows."""
        ratio, pixels = self.ratio, self.pixels
        scale, left, top = camera.unit * ratio, camera.left * ratio, camera.top * ratio
        x0, y0, w0 = face.corner
        xu, yu, wu = face.across
        xv, yv, wv = face.down
        step = 1 / cells
        rows = []
        for j in range(cells + 1):
            v = j * step
            row = []
            for i in range(cells + 1):
                u = i * step
                w = scale / (w0 + u * wu + v * wv)
                row.append((left + (x0 + u * xu + v * xv) * w, top + (y0 + u * yu + v * yv) * w))
            rows.append(row)
        part = pixels / cells
        transform, image = ctx.setTransform, ctx.drawImage
        for j in range(cells):
            upper, lower = rows[j], rows[j + 1]
            high = part + (1 if j < cells - 1 else 0)
            for i in range(cells):
                ax, ay = upper[i]
                bx, by = upper[i + 1]
                cx, cy = lower[i]
                dx, dy = lower[i + 1]
                wide = part + (1 if i < cells - 1 else 0)
                transform(
                    (bx - ax + dx - cx) / 2 / part, (by - ay + dy - cy) / 2 / part,
                    (cx - ax + dx - bx) / 2 / part, (cy - ay + dy - by) / 2 / part,
                    (3 * ax + bx + cx - dx) / 4, (3 * ay + by + cy - dy) / 4,
                )  # fmt: skip
                image(bitmap, i * part, j * part, wide, high, 0, 0, wide, high)

    def _shade(self, ctx: "Any", camera: "Camera", face: "cube.Face") -> None:
        """Light or shadow over a side, by how it stands to the light."""
        dark = 1 - face.light
        ctx.beginPath()
        trace(ctx, face.quad(camera, BEVEL * 0.4))
        ctx.fillStyle = (
            "rgba(46,22,4,%.3f)" % dark if dark > 0 else "rgba(255,250,235,%.3f)" % -dark
        )
        ctx.fill()


def _rub(ctx: "Any", size: float, palette: "Palette") -> None:
    """Lighter wood along the edges, where hands have rubbed."""
    for width, alpha in ((2.6, 0.16), (1.5, 0.22), (0.7, 0.4)):
        ctx.strokeStyle = palette.faded("wood-light", alpha)
        ctx.lineWidth = 2 * width * BEVEL * size
        ctx.strokeRect(0, 0, size, size)


def _round(ctx: "Any", size: float) -> None:
    """Let the corners and the outermost edge fade, so that the body's light edge shows."""
    ctx.globalCompositeOperation = "destination-out"
    inset, across = BEVEL * size * 0.3, size * (1 - BEVEL * 0.6)
    ctx.beginPath()
    ctx.rect(-1, -1, size + 2, size + 2)
    ctx.roundRect(inset, inset, across, across, BEVEL * size * 1.8)
    ctx.fill("evenodd")
    for width in (0.4, 0.8, 1.2):
        ctx.beginPath()
        ctx.roundRect(inset, inset, across, across, BEVEL * size * 1.8)
        ctx.strokeStyle = "rgba(0,0,0,0.3)"
        ctx.lineWidth = 2 * width * BEVEL * size
        ctx.stroke()
    ctx.globalCompositeOperation = "source-over"

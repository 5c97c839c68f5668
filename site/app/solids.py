"""Solids on the canvas: cubes in true perspective, each side a bitmap laid on in small cells.

A canvas knows affine maps only. Over a cell of a side the perspective hardly differs from one, so
that a few cells a side leave an error of less than a pixel.
"""

import cube
import shapes
from drawing import trace
from skins import BEVEL, Skins

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from camera import Camera
    from palette import Palette

EDGE = 0.72  # of a cube, in units of the board
AWAY = 4000.0  # off the canvas: only the blurred shadow of what is drawn there is wanted


class Workshop:
    """Draws solids and their shadows, in one palette."""

    def __init__(self, palette: "Palette", ratio: float) -> None:
        self.palette, self.ratio = palette, ratio
        self.skins = Skins(palette)

    def cast(
        self,
        ctx: "Any",
        camera: "Camera",
        centre: "tuple[float, float, float]",
        matrix: "Any",
        edge: float = EDGE,
    ) -> None:
        """The shadow of a cube on the ground, darkest where it stands."""
        points = cube.corners(centre, matrix, edge)
        height = min(z for _, _, z in points)
        strength = 1 / (1 + 2.2 * max(0.0, height))
        ctx.save()
        ctx.shadowColor = "rgba(24,14,6,%.3f)" % (0.5 * strength)
        ctx.shadowBlur = camera.unit * (0.045 + 0.1 * max(0.0, height)) * self.ratio
        ctx.shadowOffsetX = AWAY * self.ratio
        ctx.beginPath()
        trace(ctx, [(x - AWAY, y) for x, y in cube.shadow(camera, points)])
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
        edge: float = EDGE,
    ) -> None:
        """Draw a cube whose middle is at `centre` of the board, turned by `matrix`."""
        seen = cube.faces(camera, centre, matrix, edge)
        pixels = edge * camera.unit * self.ratio
        self._body(ctx, camera, seen, edge, "white" if solid["solid"] == "die" else "wood")
        for face in seen:
            bitmap = self.skins.side(solid, face.side, looks, pixels).canvas
            self._lay(ctx, camera, face, bitmap, cells)
        ctx.setTransform(self.ratio, 0, 0, self.ratio, 0, 0)
        for face in seen:
            _shade(ctx, camera, face)

    def _body(
        self, ctx: "Any", camera: "Camera", seen: "list[cube.Face]", edge: float, material: str
    ) -> None:
        """What the rounded edges show: the outline of all sides, filled with light wood."""
        outline = shapes.hull([point for face in seen for point in face.quad(camera)])
        ctx.beginPath()
        trace(ctx, shapes.inset(outline, BEVEL * 0.8))
        ctx.lineJoin = "round"
        ctx.lineWidth = 2 * BEVEL * camera.unit * edge
        ctx.fillStyle = ctx.strokeStyle = self.palette.mixed(material, "wood-light", 0.7)
        ctx.fill()
        ctx.stroke()

    def _lay(
        self, ctx: "Any", camera: "Camera", face: "cube.Face", bitmap: "Any", cells: int
    ) -> None:
        """Lay a side's bitmap on in cells, each a little over the next so that no seam shows."""
        rows = self._mesh(camera, face, cells)
        part = bitmap.width / cells
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
                    (bx - ax + dx - cx) / 2 / part,
                    (by - ay + dy - cy) / 2 / part,
                    (cx - ax + dx - bx) / 2 / part,
                    (cy - ay + dy - by) / 2 / part,
                    (3 * ax + bx + cx - dx) / 4,
                    (3 * ay + by + cy - dy) / 4,
                )
                image(bitmap, i * part, j * part, wide, high, 0, 0, wide, high)

    def _mesh(
        self, camera: "Camera", face: "cube.Face", cells: int
    ) -> "list[list[tuple[float, float]]]":
        """The corners of a side's cells, in device pixels."""
        ratio = self.ratio
        scale, left, top = camera.unit * ratio, camera.left * ratio, camera.top * ratio
        x0, y0, w0 = face.corner
        xu, yu, wu = face.across
        xv, yv, wv = face.down
        rows = []
        for j in range(cells + 1):
            v = j / cells
            xj, yj, wj = x0 + v * xv, y0 + v * yv, w0 + v * wv
            row = []
            for i in range(cells + 1):
                u = i / cells
                w = scale / (wj + u * wu)
                row.append((left + (xj + u * xu) * w, top + (yj + u * yu) * w))
            rows.append(row)
        return rows


def _shade(ctx: "Any", camera: "Camera", face: "cube.Face") -> None:
    """Light or shadow over a side, by how it stands to the light."""
    dark = 1 - face.light
    ctx.beginPath()
    trace(ctx, face.quad(camera, BEVEL * 0.4))
    tint = "rgba(46,22,4,%.3f)" if dark > 0 else "rgba(255,250,235,%.3f)"
    ctx.fillStyle = tint % abs(dark)
    ctx.fill()

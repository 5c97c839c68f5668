"""Solids on the canvas: cubes in true perspective, each side a bitmap laid on in small cells.

A canvas knows affine maps only. Over a cell of a side the perspective hardly differs from one, so
that a few cells a side leave an error of less than a pixel.
"""

from anga.shared.geometry import cube, polygons
from anga.shared.geometry.cells import BEVEL, EDGE
from anga.shared.shapes.drawings import MATERIALS
from board.cubes.textures import Textures
from board.paint.trace import trace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.geometry.camera import Camera
    from anga.shared.geometry.types import Matrix, Outline, Space
    from anga.shared.palette import Palette
    from anga.shared.scene import Looks, Solid
    from board.paint.canvas import Canvas, Context

AWAY = 4000.0  # off the canvas: only the blurred shadow of what is drawn there is wanted


class CubePainter:
    """Draws solids and their shadows, in one palette."""

    def __init__(self, palette: "Palette", ratio: float) -> None:
        self.palette, self.ratio = palette, ratio
        self.textures = Textures(palette)

    def cast(
        self,
        ctx: "Context",
        camera: "Camera",
        centre: "Space",
        matrix: "Matrix",
        edge: float = EDGE,
        moving: bool = False,
    ) -> None:
        """The shadow of a cube on the ground, darkest under the cube."""
        points = cube.corners(centre, matrix, edge)
        height = max(0.0, min(z for _, _, z in points))
        strength = 1 / (1 + 2.2 * height)
        outline = cube.shadow(camera, points)
        if moving:
            _nested(ctx, outline, strength, 0.05 + 0.1 * height)
        else:
            self._blurred(ctx, outline, camera.unit * (0.045 + 0.1 * height), strength)
        foot = polygons.hull([camera.project(x, y, z) for x, y, z in points if z < height + 0.02])
        if len(foot) > 2:
            ctx.beginPath()
            trace(ctx, foot)
            ctx.strokeStyle = "rgba(20,10,4,%.3f)" % (0.4 * strength * strength)
            ctx.lineWidth = camera.unit * 0.022
            ctx.stroke()

    def _blurred(self, ctx: "Context", outline: "Outline", soft: float, strength: float) -> None:
        ctx.save()
        ctx.shadowColor = "rgba(24,14,6,%.3f)" % (0.5 * strength)
        ctx.shadowBlur = soft * self.ratio
        ctx.shadowOffsetX = AWAY * self.ratio
        ctx.fillStyle = "#000"
        ctx.beginPath()
        trace(ctx, [(x - AWAY, y) for x, y in outline])
        ctx.fill()
        ctx.restore()

    def draw_cube(
        self,
        ctx: "Context",
        camera: "Camera",
        solid: "Solid",
        looks: "Looks",
        centre: "Space",
        matrix: "Matrix",
        cells: int = 4,
        edge: float = EDGE,
    ) -> None:
        """Draw a cube with its centre at `centre` of the board, rotated by `matrix`."""
        seen = cube.faces(camera, centre, matrix, edge)
        quads = [face.quad(camera) for face in seen]
        pixels = edge * camera.unit * self.ratio
        self._body(ctx, quads, BEVEL * camera.unit * edge, MATERIALS[solid["solid"]])
        for face in seen:
            bitmap = self.textures.side(solid, face.side, looks, pixels).canvas
            self.draw_bitmap(ctx, camera, face, bitmap, cells)
        ctx.setTransform(self.ratio, 0, 0, self.ratio, 0, 0)
        for face, quad in zip(seen, quads):  # noqa: B905
            _shade(ctx, quad, 1 - face.light, plain=cells < 3)

    def _body(self, ctx: "Context", quads: "list[Outline]", radius: float, material: str) -> None:
        """The rounded edges: the outline of all sides, filled with light wood."""
        outline = polygons.hull([point for quad in quads for point in quad])
        ctx.beginPath()
        trace(ctx, polygons.shrunk(outline, radius * 1.2))
        ctx.lineWidth = 2 * radius
        ctx.fillStyle = ctx.strokeStyle = self.palette.mixed(material, "wood-light", 0.7)
        ctx.fill()
        ctx.stroke()

    def draw_bitmap(
        self, ctx: "Context", camera: "Camera", face: "cube.CubeFace", bitmap: "Canvas", cells: int
    ) -> None:
        """Draw a side's bitmap cell by cell, with an overlap so that no seam shows."""
        rows = face.mesh(camera, cells, self.ratio)
        pw, ph = bitmap.width / cells, bitmap.height / cells
        transform, image = ctx.setTransform, ctx.drawImage
        for j in range(cells):
            upper, lower = rows[j], rows[j + 1]
            high = ph + (1 if j < cells - 1 else 0)
            for i in range(cells):
                ax, ay = upper[i]
                bx, by = upper[i + 1]
                cx, cy = lower[i]
                dx, dy = lower[i + 1]
                wide = pw + (1 if i < cells - 1 else 0)
                transform(
                    (bx - ax + dx - cx) / 2 / pw,
                    (by - ay + dy - cy) / 2 / pw,
                    (cx - ax + dx - bx) / 2 / ph,
                    (cy - ay + dy - by) / 2 / ph,
                    (3 * ax + bx + cx - dx) / 4,
                    (3 * ay + by + cy - dy) / 4,
                )
                image(bitmap, i * pw, j * ph, wide, high, 0, 0, wide, high)


def _nested(ctx: "Context", outline: "Outline", strength: float, soft: float) -> None:
    """A soft edge without a blur, which would be slow in every frame."""
    ctx.fillStyle = "rgba(24,14,6,%.3f)" % (0.1 * strength)
    for step in (-1.0, -0.6, -0.2, 0.2, 0.6, 1.0):
        ctx.beginPath()
        trace(ctx, polygons.inset(outline, step * soft))
        ctx.fill()


def _shade(ctx: "Context", quad: "Outline", dark: float, plain: bool = False) -> None:
    """Light or shadow on a side, by its angle to the light; darker towards the ground."""
    ctx.fillStyle = _tint(dark * 1.12)
    if not plain:
        shade = ctx.createLinearGradient(0, min(y for _, y in quad), 0, max(y for _, y in quad))
        shade.addColorStop(0, _tint(dark - 0.03))
        shade.addColorStop(1, _tint(dark * 1.25 + 0.03))
        ctx.fillStyle = shade
    ctx.beginPath()
    trace(ctx, polygons.inset(quad, BEVEL * 0.4))
    ctx.fill()


def _tint(dark: float) -> str:
    return "rgba(60,26,4,%.3f)" % dark if dark > 0 else "rgba(255,250,235,%.3f)" % -dark

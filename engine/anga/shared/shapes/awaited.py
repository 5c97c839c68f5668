"""Outlines of cubes still to be placed, seen by a camera."""

from anga.shared.geometry import cells, cube, polygons
from anga.shared.geometry.rotation import UNTURNED
from anga.shared.shapes import path
from anga.shared.shapes.shape import Shape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.geometry.camera import Camera
    from anga.shared.scene import Cell, Scene
    from anga.shared.shapes.shape import Shapes


def awaited(scene: "Scene", camera: "Camera", taken: "Sequence[str]" = ()) -> "Shapes":
    """The outlines of cubes still to be placed on cells, except those in `taken`."""
    names = [name for name in cells.awaited(scene) if name not in taken]
    shapes: "Shapes" = []
    for cell in scene["cells"]:
        if cell["id"] in names:
            shapes += _ghost(cell, camera)
    return shapes


def _ghost(cell: "Cell", camera: "Camera") -> "Shapes":
    unit, (x, y) = camera.unit, polygons.middle(cells.corners(cell))
    fill, dash = cell.get("fill") or "dais", unit * 0.035
    shapes: "Shapes" = []
    for face in cube.faces(camera, (x, y, cells.EDGE / 2), UNTURNED, cells.EDGE):
        d = path.line(polygons.round_corners(face.quad(camera), unit * 0.03, 2))
        wood = "wood-light|wood-dark|%.2f" % max(0.0, 1 - face.light)
        line = ("ink@" + fill, 0.55)
        shapes.append(Shape(d, (wood, 0.3), line, max(1.2, unit * 0.01), (dash, dash)))
    return shapes

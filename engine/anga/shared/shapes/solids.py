"""Cubes and dice in perspective, each visible side with its drawing, and the plinth below.

For pictures: on the page's canvas wood has a grain, and draws itself.
"""

from anga.shared.geometry import cells, cube, polygons
from anga.shared.geometry.camera import Camera
from anga.shared.layout import dice
from anga.shared.shapes import path
from anga.shared.shapes.drawings import MATERIALS, drawn, on
from anga.shared.shapes.shape import Shape, filled, lined
from anga.shared.shapes.sheet import UnitVectors

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.geometry.cube import CubeFace
    from anga.shared.geometry.types import Outline, Point
    from anga.shared.layout.layout import Layout
    from anga.shared.scene import Solid
    from anga.shared.shapes.shape import Shapes

STEP = 0.01  # of a side: over so little of it the perspective is no other
SHADE, SHADOW, LIGHT, NIGHT = "#3c1a04", "#180e06", "#fffaeb", "#120a04"


def plinth(layout: "Layout", camera: "Camera") -> "Shapes":
    """Slabs with their thickness, and the cells sunk into them."""
    shapes: "Shapes" = []
    for outline in cells.slabs(layout.scene):
        shapes += _slab(camera, polygons.round_corners(outline, cells.CORNER, 3))
    for cell in layout.scene["cells"]:
        if cell.get("fill"):
            inlaid = polygons.round_corners(
                polygons.inset(cells.corners(cell), cells.INLAY), 0.03, 2
            )
            d = path.line([camera.project(x, y) for x, y in inlaid])
            shapes.append(Shape(d, (cell["fill"], 1.0), ("black", 0.5), 0.014 * camera.unit, ()))
    return shapes


def _slab(camera: "Camera", outline: "Outline") -> "Shapes":
    unit = camera.unit
    top = [camera.project(x, y) for x, y in outline]
    foot = [camera.project(x, y, -cells.THICK) for x, y in outline]
    body = polygons.hull(top + foot)
    shade = path.line([(x, y + 0.03 * unit) for x, y in body])
    edge = path.line([camera.project(x, y) for x, y in polygons.inset(outline, 0.012)])
    soft: "Shapes" = [lined(shade, NIGHT, 0.03 * unit * wide, 0.05) for wide in (1, 2, 3, 4)]
    return soft + [
        filled(path.line(body), "dais|%s|0.45" % NIGHT),
        filled(path.line(top), "dais"),
        lined(edge, "wood-light", 0.016 * unit, 0.34),
    ]


def standing(layout: "Layout") -> "Shapes":
    """All solids, far ones first."""
    shapes: "Shapes" = []
    for solid in sorted(layout.scene["solids"], key=lambda each: layout.centre(each["cell"])[1]):
        shapes += _solid(layout, solid)
    return shapes


def _solid(layout: "Layout", solid: "Solid") -> "Shapes":
    camera, edge, (x, y) = layout.view, cells.EDGE, polygons.middle(layout.cells[solid["cell"]])
    if not isinstance(camera, Camera):
        camera, edge, (x, y) = dice.camera(layout, solid["cell"]), dice.EDGE, (0.5, 0.5)
    matrix, material = solid["orientation"], MATERIALS[solid["solid"]]
    centre = (x, y, cube.rest_height(matrix, edge))
    faces = cube.faces(camera, centre, matrix, edge)
    shadow = cube.shadow(camera, cube.corners(centre, matrix, edge))
    body = polygons.hull([point for face in faces for point in face.quad(camera)])
    bevel = cells.BEVEL * camera.unit * edge
    shapes: "Shapes" = [
        filled(path.line(polygons.inset(shadow, share)), SHADOW, 0.12)
        for share in (-0.05, -0.025, 0.0, 0.025)
    ]
    shapes.append(_rounded(body, material + "|wood-light|0.7", bevel))
    for face in faces:
        within = polygons.inset(face.quad(camera), cells.BEVEL * 0.4)
        drawing = layout.scene["looks"][solid["sides"][face.side]]
        shapes.append(_rounded(within, material, bevel))
        shapes += drawn(drawing, SolidSide(camera, face), on(material))
        dark = 1.12 * (1 - face.light)
        if abs(dark) > 0.01:
            shapes.append(filled(path.line(within), SHADE if dark > 0 else LIGHT, abs(dark)))
    return shapes


def _rounded(outline: "Outline", colour: str, radius: float) -> "Shape":
    """A polygon with rounded corners."""
    d = path.line(polygons.shrunk(outline, radius * 1.2))
    return Shape(d, (colour, 1.0), (colour, 1.0), 2 * radius, ())


class SolidSide:
    """A side of a solid in true perspective."""

    def __init__(self, camera: "Camera", face: "CubeFace") -> None:
        self.camera, self.face = camera, face
        self.unit = self.frame(0.5, 0.5).size

    def at(self, x: float, y: float) -> "Point":
        """The point in the picture of a point of the drawing."""
        corner, across, down = self.face.corner, self.face.across, self.face.down
        right, low, far = [corner[i] + x * across[i] + y * down[i] for i in range(3)]
        size = self.camera.unit / far
        return self.camera.left + right * size, self.camera.top + low * size

    def frame(self, x: float, y: float) -> UnitVectors:
        """The unit vectors of the drawing at a point."""
        (ax, ay), (bx, by) = self.at(x - STEP, y), self.at(x + STEP, y)
        (cx, cy), (dx, dy) = self.at(x, y - STEP), self.at(x, y + STEP)
        wide = 2 * STEP
        return UnitVectors(
            ((bx - ax) / wide, (by - ay) / wide), ((dx - cx) / wide, (dy - cy) / wide)
        )

"""Cubes and dice: each visible side with its drawing, in true perspective."""

from collections.abc import Iterator

from anga.shared.geometry import cells, cube, polygons
from anga.shared.geometry.camera import Camera
from anga.shared.geometry.rotation import UNTURNED
from anga.shared.layout import dice
from anga.shared.scene import Solid
from anga.svg.canvas import Canvas, filled
from anga.svg.drawings import drawn
from anga.svg.pen import Path, element
from anga.svg.shapes import Outline, Space
from anga.svg.sheet import Side

BEVEL = 0.035  # of a side: how much of it is rounded edge
MATERIALS = {"cube": "wood", "die": "white"}
SHADE, SHADOW = "#3c1a04", "#180e06"


def solids(canvas: Canvas) -> str:
    """All solids, the far ones first."""
    found = sorted(canvas.scene["solids"], key=lambda solid: _depth(canvas, solid["cell"]))
    return "".join(_solid(canvas, solid) for solid in found)


def awaited(canvas: Canvas) -> str:
    """The outlines of cubes that are to come to stand on cells, where a camera sees them."""
    palette, written, camera = canvas.palette, "", canvas.camera
    marked = [mark["cells"] for mark in canvas.scene["marks"] if mark["mark"] == "awaited"]
    names = [cell for cells_ in marked for cell in cells_]
    if not camera:
        return ""
    taken = {solid["cell"] for solid in canvas.scene["solids"]}
    dash = f"{camera.unit * 0.035:.1f}"
    for cell in canvas.scene["cells"]:
        if cell["id"] in names and cell["id"] not in taken:
            x, y = polygons.middle(cells.corners(cell))
            for face in cube.faces(camera, (x, y, cells.EDGE / 2), UNTURNED, cells.EDGE):
                written += element(
                    "path",
                    d=str(Path().polygon(face.quad(camera))),
                    fill=palette.mixed("wood-light", "wood-dark", max(0.0, 1 - face.light)),
                    fill_opacity=0.3,
                    stroke=palette.on(cell.get("fill", "dais"))("ink"),
                    stroke_opacity=0.55,
                    stroke_width=max(1.2, camera.unit * 0.01),
                    stroke_dasharray=dash,
                )
    return written


def _depth(canvas: Canvas, cell: str) -> float:
    return canvas.layout.centre(cell)[1]


def _solid(canvas: Canvas, solid: Solid) -> str:
    camera, edge = canvas.camera, cells.EDGE
    x, y = polygons.middle(canvas.layout.cells[solid["cell"]])
    if camera is None:
        camera, edge = dice.camera(canvas.layout, solid["cell"]), dice.EDGE
        x, y = 0.5, 0.5
    matrix = solid["orientation"]
    centre = (x, y, cube.rest_height(matrix, edge))
    faces = cube.faces(camera, centre, matrix, edge)
    shadow = _shadow(camera, cube.corners(centre, matrix, edge))
    body = _body(canvas, solid, [face.quad(camera) for face in faces], camera.unit * edge)
    return shadow + body + "".join(_side(canvas, solid, camera, face, edge) for face in faces)


def _shadow(camera: Camera, points: list[Space]) -> str:
    """On the ground, softer away from where the solid stands."""
    outline = cube.shadow(camera, points)
    return "".join(
        filled(polygons.inset(outline, share), fill=SHADOW, alpha=0.12)
        for share in (-0.05, -0.025, 0.0, 0.025)
    )


def _body(canvas: Canvas, solid: Solid, quads: list[Outline], pixels: float) -> str:
    """What the rounded edges show: the outline of all sides, filled with light wood."""
    colour = canvas.palette.mixed(MATERIALS[solid["solid"]], "wood-light", 0.7)
    outline = polygons.hull([point for quad in quads for point in quad])
    return _rounded(outline, colour, BEVEL * pixels)


def _side(canvas: Canvas, solid: Solid, camera: Camera, face: cube.Face, edge: float) -> str:
    material, quad = MATERIALS[solid["solid"]], face.quad(camera)
    pixels = camera.unit * edge
    within = polygons.inset(quad, BEVEL * 0.4)
    drawing = canvas.scene["looks"][solid["sides"][face.side]]
    return (
        _rounded(within, canvas.palette(material), BEVEL * pixels)
        + drawn(drawing, Side(camera, face), canvas.palette.on(material))
        + "".join(_shade(within, 1.12 * (1 - face.light)))
    )


def _shade(outline: Outline, dark: float) -> Iterator[str]:
    """Light or shadow over a side."""
    if abs(dark) > 0.01:
        yield filled(outline, fill=SHADE if dark > 0 else "#fffaeb", alpha=abs(dark))


def _rounded(outline: Outline, colour: str, radius: float) -> str:
    """A polygon with round corners."""
    path = str(Path().polygon(polygons.shrunk(outline, radius * 1.2)))
    return element("path", d=path, fill=colour, stroke=colour, stroke_width=2 * radius)

"""Outlines of cells and slabs, and the extent of a board with solids, in board units."""

from anga.shared.geometry import cube, polygons
from anga.shared.geometry.camera import bounds
from anga.shared.geometry.rotation import UNTURNED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.geometry.types import Outline, Point, Space
    from anga.shared.scene import Cell, Scene, Text

EDGE = 0.72  # of a cube
BEVEL = 0.035  # of a cube's side: how much of it is rounded edge
THICK = 0.13  # of a slab
CORNER = 0.09  # how round a slab is
INLAY = 0.06  # how far what is let into a slab lies within its cell
GLOW = 1.5  # how far a circle glows, in its radii
LIFT = 0.1  # room above a solid that tips over its edge
SQUARE = ([0, 0], [1, 0], [1, 1], [0, 1])


def corners(cell: "Cell") -> "Outline":
    """The outline of a cell on the board."""
    x, y = cell["at"]
    return [(x + dx, y + dy) for dx, dy in cell.get("outline", SQUARE)]


def slabs(scene: "Scene") -> "list[Outline]":
    """The outlines of a scene's slabs."""
    return [[(x, y) for x, y in outline] for outline in scene["slabs"]]


def narrowest(scene: "Scene") -> float:
    """The least width or height of any cell."""
    sizes = [1.0]
    for cell in scene["cells"]:
        left, top, right, bottom = bounds(corners(cell))
        sizes += [right - left, bottom - top]
    return min(sizes)


def awaited(scene: "Scene") -> "list[str]":
    """The cells on which a solid is still to be placed."""
    taken = [solid["cell"] for solid in scene["solids"]]
    marked = [mark["cells"] for mark in scene["marks"] if mark["mark"] == "awaited"]
    return [cell for cells in marked for cell in cells if cell not in taken]


def reach(scene: "Scene") -> "list[Space]":
    """The points in space that must be visible: slabs, cells with a cube on each, texts."""
    points = [(x, y, z) for outline in slabs(scene) for x, y in outline for z in (0.0, -THICK)]
    for cell in scene["cells"]:
        outline = corners(cell)
        x, y = polygons.middle(outline)
        points += [(x, y, 0.0) for x, y in outline]
        points += cube.corners((x, y, EDGE / 2 + LIFT), UNTURNED, EDGE)
    for x, y, half in standing_out(scene):
        points += [(x + dx, y + dy, 0.0) for dx in (-half, half) for dy in (-half, half)]
    return points


def standing_out(scene: "Scene", quarters: int = 0) -> "list[Space]":
    """Centre and half the size of texts and circles, which may lie beside the cells."""
    circles = [stroke["circle"] for stroke in scene["lines"] if "circle" in stroke]
    texts = [(x, y, text["size"] * 0.6) for text, (x, y) in texts_at(scene, quarters)]
    return texts + [(x, y, GLOW * radius) for x, y, radius in circles]


def texts_at(scene: "Scene", quarters: int) -> "list[tuple[Text, Point]]":
    """Each text, and its point on a board turned clockwise by quarter turns.

    Texts beside the board stay at the edges where they are on a board that is not turned: they
    cross it, so that the board has as much room at each edge as before.
    """
    size = scene["size"]
    edges = [_edge(text["at"], size) for text in scene["texts"]]
    found: "list[tuple[Text, Point]]" = []
    for text, edge in zip(scene["texts"], edges):  # noqa: B905 (not in its dialect)
        x, y = text["at"]
        if edge is not None and (edge + quarters) % 4 not in edges:
            x, y = (x, size[1] - y) if edge % 2 == 0 else (size[0] - x, y)
        found.append((text, (x, y)))
    return found


def _edge(at: "Sequence[float]", size: "Sequence[float]") -> "int | None":
    """The edge beyond which a point lies, clockwise from the far one; None on the board."""
    beyond = (at[1] < 0, at[0] > size[0], at[1] > size[1], at[0] < 0)
    return beyond.index(True) if True in beyond else None

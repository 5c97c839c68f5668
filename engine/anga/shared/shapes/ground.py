"""The ground under the pieces: slabs, cells, lines and texts."""

from anga.shared.geometry import cells, polygons
from anga.shared.geometry.camera import Flat
from anga.shared.shapes import path
from anga.shared.shapes.drawings import drawn
from anga.shared.shapes.shape import Shape, filled, lined, text
from anga.shared.shapes.sheet import BoardPlane

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.geometry.types import Outline
    from anga.shared.layout.layout import Layout
    from anga.shared.scene import Drawing, Phrase
    from anga.shared.shapes.shape import Shapes

FRAME = 2.0  # pixels around a board
JOINT = 0.75  # pixels of a line between cells
LINE, THIN = 0.03, 1.0  # of a unit: a line of which nothing is said; pixels: the finest
SMALLEST, LEAST = 9.0, 5.0  # pixels of a text's height; it would leave a place less high than that


def board(layout: "Layout") -> "Shapes":
    """The slabs and cells of a board seen from straight above.

    A cell without a fill is a bare point and is not drawn.
    """
    slabs = [[layout.view.project(x, y) for x, y in each] for each in cells.slabs(layout.scene)]
    shapes: "Shapes" = [filled(path.lines(slabs), "dais")] if slabs else []
    tokens: "list[str]" = []
    outlines: "dict[str, list[Outline]]" = {}
    for cell in layout.scene["cells"]:
        token = cell.get("fill")
        if token:
            if token not in outlines:
                tokens.append(token)
                outlines[token] = []
            outlines[token].append(layout.outlines[cell["id"]])
    border = polygons.edges([outline for token in tokens for outline in outlines[token]])
    if border:
        shapes.append(lined(path.segments(border), "ink", 2 * FRAME))
    for token in tokens:
        d = path.lines(outlines[token])
        shapes.append(Shape(d, (token, 1.0), ("wood-dark", 0.45), JOINT, ()))
    return shapes


def signs(layout: "Layout", say: "Callable[[Phrase], str]") -> "Shapes":
    """The lines and texts on the board; `say` gives a phrase's text."""
    shapes = lines(layout, layout.scene["lines"])
    quarters = layout.view.quarters if isinstance(layout.view, Flat) else 0
    for each, (at_x, at_y) in cells.texts_at(layout.scene, quarters):
        size = each["size"] * layout.unit
        if size < LEAST:
            continue
        size = max(SMALLEST, size)
        x, y = layout.view.project(at_x, at_y)
        plane = layout.plane(x, y)
        lies = None if plane.level else plane.stretched()
        shapes.append(text(say(each["text"]), (x, y), size, each.get("fill", "soft"), lies))
    return shapes


def lines(layout: "Layout", drawing: "Drawing") -> "Shapes":
    """Lines in board units."""
    shapes: "Shapes" = []
    for stroke in drawing:
        sheet = BoardPlane(layout, bool(stroke.get("upright")))
        shapes += drawn([stroke], sheet, str, LINE, THIN)
    return shapes

"""The strokes of drawings, on one sheet or on many."""

from anga.shared.geometry.cells import GLOW
from anga.shared.shapes import path
from anga.shared.shapes.shape import Glow, Glyph, Shape, filled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.scene import Drawing, Stroke
    from anga.shared.shapes.shape import Shapes
    from anga.shared.shapes.sheet import Sheet

WIDTH = 0.02  # of a unit: a line of which nothing is said
FAINT = "board-dark|black|0.4"  # the sign of a piece that was turned over
MATERIALS = {"cube": "wood", "die": "white"}  # of solids


def drawn(
    drawing: "Drawing",
    sheet: "Sheet",
    tinted: "Callable[[str], str]" = str,
    width: float = WIDTH,
    thin: float = 0.0,
) -> "Shapes":
    """A drawing on a sheet, its colours mapped by `tinted`.

    Lines without a width of their own get `width`, in units; none is thinner than `thin` pixels.
    """
    shapes: "Shapes" = []
    for stroke in drawing:
        if "glyph" in stroke:
            shapes.append(_glyph(stroke, sheet, tinted))
        elif stroke.get("glow"):
            shapes += _lamp(stroke, sheet, tinted)
        else:
            size = max(thin, stroke.get("width", width) * sheet.unit)
            shapes.append(_path(stroke, sheet, tinted, size))
    return shapes


def on(material: str) -> "Callable[[str], str]":
    """The function that maps colours for drawing on a material."""
    return lambda colour: colour + "@" + material


def back(drawing: "Drawing") -> "Drawing":
    """The back of a piece: its largest outline, edged in the piece's own colour.

    Its sign shows through faintly, since who turned it over knows what it is.
    """
    filled: "list[Stroke]" = [s.copy() for s in drawing if "fill" in s and "glyph" not in s]
    written: "list[Stroke]" = [s.copy() for s in drawing if "glyph" in s]
    signs = written or [stroke for stroke in filled[1:] if "path" in stroke]
    for body in filled[:1]:
        body["line"], body["width"], body["fill"] = body["fill"], 0.06, "board-dark"
    for sign in signs:
        sign["fill"] = FAINT
    return filled[:1] + signs


def outline(stroke: "Stroke", sheet: "Sheet") -> str:
    """A stroke's path or circle."""
    if "circle" in stroke:
        x, y, radius = stroke["circle"]
        frame = sheet.frame(x, y)
        if frame.even:
            return path.discs([sheet.at(x, y)], radius * frame.size)
        return path.oval(lambda u, v: sheet.at(x + radius * u, y + radius * v))
    points = [sheet.at(x, y) for x, y in stroke["path"]]
    return (path.curve if stroke.get("smooth") else path.line)(points, bool(stroke.get("closed")))


def _path(stroke: "Stroke", sheet: "Sheet", tinted: "Callable[[str], str]", size: float) -> "Shape":
    fill, line = stroke.get("fill"), stroke.get("line")
    return Shape(
        outline(stroke, sheet),
        (tinted(fill), 1.0) if fill else None,
        (tinted(line), 1.0) if line else None,
        size if line else 0.0,
        (),
    )


def _glyph(stroke: "Stroke", sheet: "Sheet", tinted: "Callable[[str], str]") -> "Glyph":
    x, y = stroke["at"]
    frame = sheet.frame(x, y)
    fill = (tinted(stroke.get("fill", "ink")), 1.0)
    size, name = stroke.get("size", 0.5) * frame.size, stroke.get("font", "mincho")
    lies = frame.turned(stroke.get("turn", 0))
    return Glyph(stroke["glyph"], sheet.at(x, y), size, name, fill, lies, True, False)


def _lamp(stroke: "Stroke", sheet: "Sheet", tinted: "Callable[[str], str]") -> "Shapes":
    """A glowing circle with a highlight."""
    (left, top, radius), colour = stroke["circle"], tinted(stroke["fill"])
    x, y = sheet.at(left, top)
    r = radius * sheet.frame(left, top).size
    shine = Glow(colour, 0.65, 0.0, (x, y), 0.8 * r, GLOW * r, GLOW * r)
    light = Glow(tinted("white"), 0.75, 0.0, (x - 0.35 * r, y - 0.4 * r), 0.0, r, 0.47 * r)
    disc = outline(stroke, sheet)
    return [
        Shape(path.discs([(x, y)], GLOW * r), shine, None, 0.0, ()),
        filled(disc, colour),
        Shape(disc, light, None, 0.0, ()),
    ]

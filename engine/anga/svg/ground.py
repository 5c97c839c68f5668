"""What lies under pieces: slabs, cells, lines and texts."""

from collections.abc import Iterator

from anga.shared.geometry import cells, polygons
from anga.shared.geometry.camera import Camera
from anga.shared.scene import Stroke
from anga.svg.canvas import Canvas, filled, ringed, softened
from anga.svg.drawings import Letters, drawn, letter, lettering, text_at
from anga.svg.pen import Path, element
from anga.svg.shapes import Outline
from anga.svg.sheet import Frame

FRAME = 2.0  # pixels around a board
INLAY, CORNER = 0.06, 0.09  # of a cell let into a slab, and of the slab, in units
NIGHT = "#120a04"
SMALLEST = 9.0  # pixels of a text's height


class Board:
    """The board's plane as a sheet: a unit of it is one of the drawing."""

    def __init__(self, canvas: Canvas) -> None:
        self.layout = canvas.layout

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the board is."""
        return self.layout.view.project(x, y)

    def frame(self, x: float, y: float) -> Frame:
        """How the board lies there, for who looks at it."""
        plane = self.layout.plane(*self.at(x, y))
        (a, b), (c, d) = plane.right, plane.down
        for _ in range(plane.quarters):
            a, b, c, d = c, d, -a, -b
        return Frame((a, b), (c, d))


def ground(canvas: Canvas) -> str:
    """The board with nothing on it."""
    board = _plinth(canvas, canvas.camera) if canvas.camera else _flat(canvas)
    return board + _lines(canvas) + _texts(canvas)


def _flat(canvas: Canvas) -> str:
    layout, palette, scene = canvas.layout, canvas.palette, canvas.scene
    slabs = [[layout.view.project(x, y) for x, y in outline] for outline in cells.slabs(scene)]
    written = filled(*slabs, fill=palette("dais")) if slabs else ""
    seen = [cell for cell in scene["cells"] if "fill" in cell]
    border = Path().segments(polygons.edges([layout.outlines[cell["id"]] for cell in seen]))
    if seen:
        written += element(
            "path", d=str(border), fill="none", stroke=palette("ink"), stroke_width=2 * FRAME
        )
    colours: dict[str, list[Outline]] = {}
    for cell in seen:
        colours.setdefault(cell["fill"], []).append(layout.outlines[cell["id"]])
    joint = f"{palette.mixed('wood-dark', 'wood', 0.25)}"
    for colour, outlines in colours.items():
        path = Path()
        for outline in outlines:
            path.polygon(outline)
        written += element(
            "path",
            d=str(path),
            fill=palette(colour),
            stroke=joint,
            stroke_width=0.75,
            stroke_opacity=0.6,
        )
    return written


def _plinth(canvas: Canvas, camera: Camera) -> str:
    """Slabs with their thickness, and the cells let into them."""
    palette = canvas.palette
    written = "".join(
        _slab(canvas, camera, polygons.rounded(outline, CORNER, 3))
        for outline in cells.slabs(canvas.scene)
    )
    for cell in canvas.scene["cells"]:
        if "fill" not in cell:
            continue
        flat = softened(polygons.inset(cells.corners(cell), INLAY), 0.03)
        shape = [camera.project(x, y) for x, y in flat]
        written += filled(shape, fill=palette(cell["fill"]))
        written += ringed(shape, line=palette("black"), width=0.014 * camera.unit, alpha=0.5)
    return written


def _slab(canvas: Canvas, camera: Camera, outline: Outline) -> str:
    palette = canvas.palette
    top = [camera.project(x, y) for x, y in outline]
    foot = [camera.project(x, y, -cells.THICK) for x, y in outline]
    body = polygons.hull(top + foot)
    shade = [(x, y + 0.03 * camera.unit) for x, y in body]
    edge = [camera.project(x, y) for x, y in polygons.inset(outline, 0.012)]
    return (
        _shadow(shade, camera.unit * 0.03)
        + filled(body, fill=palette.mixed("dais", NIGHT, 0.45))
        + filled(top, fill=palette("dais"))
        + ringed(edge, line=palette("wood-light"), width=0.016 * camera.unit, alpha=0.34)
    )


def _shadow(outline: Outline, soft: float) -> str:
    path = str(Path().polygon(outline))
    return "".join(
        element("path", d=path, fill="none", stroke=NIGHT, stroke_width=wide * soft,
                stroke_opacity=0.05)
        for wide in (1, 2, 3, 4)
    )  # fmt: skip


def _lines(canvas: Canvas) -> str:
    """Lines in order, then the characters among them: those of a kind are written together."""
    sheet, palette, written = Board(canvas), canvas.palette, ""
    letters: Letters = {}
    for stroke in canvas.scene["lines"]:
        if "glyph" in stroke:
            letter(letters, stroke, sheet, palette)
        elif stroke.get("glow") and "circle" in stroke:
            written += "".join(_glow(canvas, stroke))
        else:
            written += drawn([stroke], sheet, palette)
    return written + lettering(letters)


def _glow(canvas: Canvas, stroke: Stroke) -> Iterator[str]:
    """A disc that shines around itself and has light upon it."""
    x, y, radius = stroke["circle"]
    sheet, palette = Board(canvas), canvas.palette
    colour = palette(stroke["fill"])
    left, top = sheet.at(x, y)
    size = radius * sheet.frame(x, y).size

    def disc(wide: float, fill: str, alpha: float | None = None, aside: float = 0.0) -> str:
        return element(
            "circle",
            cx=left - aside * size,
            cy=top - 1.15 * aside * size,
            r=wide * size,
            fill=fill,
            fill_opacity=alpha,
        )

    yield from (disc(wide, colour, 0.16) for wide in (1.9, 1.6, 1.3))
    yield disc(1, colour)
    light = palette("white")
    yield from (disc(wide, light, alpha, 0.32) for wide, alpha in ((0.62, 0.16), (0.36, 0.4)))


def _texts(canvas: Canvas) -> str:
    """Short texts, upright for who looks at them."""
    sheet = Board(canvas)
    letters: Letters = {}
    for text in canvas.scene["texts"]:
        x, y = sheet.at(text["at"][0], text["at"][1])
        plane = canvas.layout.plane(x, y)
        size = max(SMALLEST, text["size"] * canvas.layout.unit)
        frame = None if plane.level else Frame(plane.right, plane.down)
        kind = ("text", size, canvas.palette(text.get("fill", "soft")))
        placed = text_at(canvas.say(text["text"]), (x, y), size, frame)
        letters[kind] = letters.get(kind, "") + placed
    return lettering(letters)

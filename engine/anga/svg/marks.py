"""Signs on the board: what happened, what deserves notice, what leads where."""

from collections.abc import Callable, Mapping, Sequence

from anga.shared.geometry import polygons
from anga.shared.scene import Mark
from anga.svg.canvas import Canvas, filled, ringed, softened
from anga.svg.pen import Path, element
from anga.svg.shapes import Outline
from anga.svg.solids import awaited

MOST = 40  # drawings: with more a picture would be too long for a page
ALARM = ((0.02, 0.14), (0.09, 0.2), (0.16, 0.3))  # how far in, and how strong


def under(canvas: Canvas) -> str:
    """The marks that lie beneath pieces."""
    marks = canvas.scene["marks"]
    lasts = [mark for mark in marks if mark["mark"] == "last"]
    return "".join(
        _earlier(canvas, mark) if mark in lasts[:-1] else MARKS[mark["mark"]](canvas, mark)
        for mark in marks
        if mark["mark"] != "arrow"
    )


def over(canvas: Canvas) -> str:
    """Arrows, which lie over everything."""
    return "".join(
        _arrow(canvas, mark) for mark in canvas.scene["marks"] if mark["mark"] == "arrow"
    )


def sketched(canvas: Canvas, drawings: Sequence[str]) -> str:
    """Arrows and circles that people drew (`anga.shared.marks`), which lie over everything."""
    known, palette, unit = canvas.layout.outlines, canvas.palette, canvas.layout.unit
    arrows, circles = Path(), Path()
    for drawing in drawings[:MOST]:
        cells = drawing.split("-")
        spots = [polygons.middle(known[cell]) for cell in cells if cell in known]
        if len(spots) == len(cells) == 1:
            circles.disc(*spots[0], unit * 0.44)
        elif len(spots) == len(cells):
            arrows.polygon(polygons.arrow(spots[0], spots[1], unit))
    written = ""
    if str(arrows):
        fill, rim = palette("good"), palette.rim
        written += element("path", d=str(arrows), fill=fill, fill_opacity=0.8, stroke=rim)
    if str(circles):
        for line, width in ((palette.rim, 5.5), (palette("good"), 3)):
            written += element("path", d=str(circles), fill="none", stroke=line, stroke_width=width)
    return written


def _outlines(canvas: Canvas, mark: Mark) -> list[Outline]:
    known = canvas.layout.outlines
    return [known[cell] for cell in mark["cells"] if cell in known]


def _inner(outlines: Sequence[Outline], pixels: float) -> list[Outline]:
    return [polygons.inner(outline, pixels) for outline in outlines]


def _colour(canvas: Canvas, mark: Mark) -> str:
    """That of the seat that it is about, if its seats have colours."""
    colours = {seat["seat"]: seat.get("colour") for seat in canvas.scene["seats"]}
    return canvas.palette(colours.get(mark.get("seat", "")) or "accent")


def _last(canvas: Canvas, mark: Mark) -> str:
    outlines, colour = _outlines(canvas, mark), _colour(canvas, mark)
    rings = ringed(*_inner(outlines, 1.5), line=colour, width=1.5, alpha=0.7)
    return filled(*outlines, fill=colour, alpha=0.3) + rings


def _earlier(canvas: Canvas, mark: Mark) -> str:
    return filled(*_outlines(canvas, mark), fill=_colour(canvas, mark), alpha=0.16)


def _check(canvas: Canvas, mark: Mark) -> str:
    written = ""
    for outline in _outlines(canvas, mark):
        for within, alpha in ALARM:
            shape = softened(polygons.inset(outline, within), canvas.layout.unit * within * 2)
            written += filled(shape, fill=canvas.palette("bad"), alpha=alpha)
    return written


def _refused(canvas: Canvas, mark: Mark) -> str:
    inner, unit = _inner(_outlines(canvas, mark), 3), canvas.layout.unit
    dashes = f"{unit * 0.14:.1f} {unit * 0.1:.1f}"
    return ringed(*inner, line=canvas.palette.rim, width=4) + ringed(
        *inner, line=canvas.palette("bad"), width=2, dashes=dashes
    )


def _area(canvas: Canvas, mark: Mark) -> str:
    outlines, palette = _outlines(canvas, mark), canvas.palette
    border = str(Path().segments(polygons.edges(outlines)))
    return filled(*outlines, fill=palette.rim, alpha=0.22) + "".join(
        element("path", d=border, fill="none", stroke=colour, stroke_width=width)
        for colour, width in ((palette.rim, 3.5), (palette("accent"), 1.75))
    )


def _hint(canvas: Canvas, mark: Mark) -> str:
    inner = _inner(_outlines(canvas, mark), 2.5)
    return ringed(*inner, line=canvas.palette.rim, width=4.5) + ringed(
        *inner, line=canvas.palette("good"), width=2.5
    )


def _threat(canvas: Canvas, mark: Mark) -> str:
    """A ring with a filled corner, so that it is told not by its colour alone."""
    outlines, palette = _outlines(canvas, mark), canvas.palette
    inner = _inner(outlines, 3)
    corners = [polygons.corner(outline, 0.3) for outline in inner]
    return (
        ringed(*inner, line=palette.rim, width=4.5)
        + ringed(*inner, line=palette("bad"), width=2)
        + filled(*corners, fill=palette("bad"))
    )


def _awaited(canvas: Canvas, mark: Mark) -> str:
    if canvas.camera:
        return awaited(canvas, canvas.camera, mark["cells"])
    unit = canvas.layout.unit
    inner, dash = _inner(_outlines(canvas, mark), unit * 0.12), f"{unit * 0.06:.1f}"
    return ringed(*inner, line=canvas.palette("ink"), width=1.5, alpha=0.55, dashes=dash)


def _arrow(canvas: Canvas, mark: Mark) -> str:
    known = canvas.layout.outlines
    ends = [polygons.middle(known[cell]) for cell in mark["cells"] if cell in known]
    if len(ends) < 2:
        return ""
    shape = polygons.arrow(ends[0], ends[-1], canvas.layout.unit)
    return element(
        "path",
        d=str(Path().polygon(shape)),
        fill=_colour(canvas, mark),
        fill_opacity=round(0.85 / (1 + mark.get("rank", 0)), 2),
        stroke=canvas.palette.rim,
        stroke_opacity=0.7,
        stroke_width=1,
    )


MARKS: Mapping[str, Callable[[Canvas, Mark], str]] = {
    "last": _last,
    "check": _check,
    "refused": _refused,
    "area": _area,
    "hint": _hint,
    "threat": _threat,
    "awaited": _awaited,
}

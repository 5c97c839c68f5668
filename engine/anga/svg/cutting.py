"""Pieces and cubes to print, cut out and fold, as pages of SVG.

Lengths are millimetres; a picture has GRAIN units in each, so that fine lines stay fine.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from anga.shared.layout.plane import Plane
from anga.shared.palette import Palette
from anga.shared.scene import Drawing
from anga.shared.shapes import path
from anga.shared.shapes.drawings import drawn
from anga.shared.shapes.pieces import layered
from anga.shared.shapes.shape import Shapes, lined
from anga.shared.shapes.sheet import Lying, flat
from anga.svg.pen import element, number
from anga.svg.write import written

GRAIN = 4
WIDE, HIGH = 190, 262  # what a printer surely prints of an A4 page, a line of text left out
FLAP, SLANT = 0.22, 0.2  # of a cube's edge

# A net: the place of each side in the order of a solid, column and row, and its quarter turns.
NET = ((1, 1, 0), (1, 2, 0), (1, 3, 0), (1, 0, 2), (2, 1, 3), (0, 1, 1))
COLUMNS, ROWS = 3, 4
# Where flaps for glue are: a corner of the net's grid, the next one, and the way outwards.
FLAPS = (
    ((0, 1), (1, 1), (0, -1)), ((0, 1), (0, 2), (-1, 0)), ((0, 2), (1, 2), (0, 1)),
    ((2, 1), (3, 1), (0, -1)), ((3, 1), (3, 2), (1, 0)), ((2, 2), (3, 2), (0, 1)),
    ((1, 4), (2, 4), (0, 1)),
)  # fmt: skip


Point = tuple[float, float]


class Cut(NamedTuple):
    """A piece to cut out: its front, and its back, which is folded behind, or None."""

    front: Drawing
    back: Drawing | None


def tiles(cuts: Sequence[Cut], edge: float, palette: Palette) -> list[str]:
    """Pages of pieces with edges of that length; those with backs are folded in the middle."""
    pages: list[list[tuple[Cut, Point]]] = [[]]
    x = y = 0.0
    for cut in sorted(cuts, key=lambda each: each.back is None):
        high = edge * (1 if cut.back is None else 2)
        if x + edge > WIDE:
            x, y = 0.0, y + _row(pages[-1], y, edge)
        if y + high > HIGH:
            pages.append([])
            x = y = 0.0
        pages[-1].append((cut, (x, y)))
        x += edge
    return [_page(written(_tiles(page, edge * GRAIN), palette)) for page in pages if page]


def _row(page: Sequence[tuple[Cut, Point]], y: float, edge: float) -> float:
    """The height of the row of pieces that begins at `y`."""
    folded = any(cut.back is not None for cut, at in page if at[1] == y)
    return edge * (2 if folded else 1)


def _tiles(page: Sequence[tuple[Cut, Point]], edge: float) -> Shapes:
    borders = folds = ""
    placed: list[tuple[Drawing, Lying]] = []
    for cut, (left, top) in page:
        x, y = left * GRAIN, top * GRAIN
        front = y if cut.back is None else y + edge
        if cut.back is not None:
            placed.append((cut.back, _lying(x, y, edge, 2)))
            folds += path.line([(x, y + edge), (x + edge, y + edge)], closed=False)
            borders += _square(x, y, edge)
        borders += _square(x, front, edge)
        placed.append((cut.front, _lying(x, front, edge, 0)))
    return layered(placed) + _lines(borders, folds)


def net(sides: Sequence[Drawing], edge: float, palette: Palette) -> str:
    """A cube's net with flaps, its drawings in the order of a solid's sides."""
    size, margin = edge * GRAIN, edge * GRAIN * FLAP
    borders = folds = ""
    shapes: Shapes = []
    for drawing, (column, row, quarters) in zip(sides, NET, strict=True):
        x, y = margin + column * size, margin + row * size
        folds += _square(x, y, size)
        shapes += drawn(drawing, _lying(x, y, size, quarters))
    for flap in FLAPS:
        borders += path.line(list(_flap(flap, size, margin)))
    wide, high = (round((cells + 2 * FLAP) * edge, 2) for cells in (COLUMNS, ROWS))
    return _page(written(shapes + _lines(borders, folds), palette), wide, high)


def nets_on_page(edge: float) -> int:
    """The number of cube nets that fit on a page, one below the other."""
    return int(HIGH // ((ROWS + 2 * FLAP) * edge))


def _flap(
    flap: tuple[tuple[int, int], tuple[int, int], tuple[int, int]], size: float, margin: float
) -> Iterator[Point]:
    """The corners of a flap: an edge, and a shorter one outside it."""
    (ax, ay), (bx, by), (dx, dy) = flap
    for (x, y), share, out in (
        ((ax, ay), 0.0, 0.0),
        ((ax, ay), SLANT, FLAP),
        ((bx, by), -SLANT, FLAP),
        ((bx, by), 0.0, 0.0),
    ):
        across, along = x + share * (bx - ax) + out * dx, y + share * (by - ay) + out * dy
        yield margin + across * size, margin + along * size


def _lying(x: float, y: float, size: float, quarters: int) -> Lying:
    return Lying((x + size / 2, y + size / 2), flat(Plane(size, 0), quarters, 0.94))


def _square(x: float, y: float, size: float) -> str:
    return path.line([(x, y), (x + size, y), (x + size, y + size), (x, y + size)])


def _lines(borders: str, folds: str) -> Shapes:
    """The lines along which to cut and to fold."""
    lines = ((borders, ()), (folds, (6.0, 5.0)))
    return [lined(d, "soft", 1.0, dash=dash) for d, dash in lines if d]


def _page(inner: str, wide: float = WIDE, high: float = HIGH) -> str:
    return element(
        "svg",
        inner,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(wide * GRAIN)} {number(high * GRAIN)}",
        width=f"{number(wide)}mm",
        height=f"{number(high)}mm",
        aria_hidden="true",
        text_anchor="middle",
        stroke_linejoin="round",
    )

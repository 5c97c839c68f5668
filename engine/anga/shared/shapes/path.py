"""SVG path data, which a canvas takes too: one text in place of many calls.

Lengths are tenths of a pixel. Commands: `M`, `L`, `C` to points of the picture, each with a space
between its numbers; `a`, an arc by a way; `Z`.
"""

from anga.shared.geometry.polygons import bends

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from anga.shared.geometry.types import Outline, Point

ROUND = 0.5523  # how far a quarter of a circle's control points are from its ends


def line(points: "Sequence[Point]", closed: bool = True) -> str:
    """Straight lines through points."""
    d = "M" + "L".join(["%.1f %.1f" % (x, y) for x, y in points])
    return d + "Z" if closed else d


def lines(outlines: "Iterable[Outline]") -> str:
    """Several polygons as one path."""
    return "".join([line(outline) for outline in outlines])


def segments(edges: "Iterable[tuple[Point, Point]]") -> str:
    """Separate line segments as one path."""
    return "".join(["M%.1f %.1fL%.1f %.1f" % (a[0], a[1], b[0], b[1]) for a, b in edges])


def curve(points: "Sequence[Point]", closed: bool = False) -> str:
    """A smooth curve through points; its direction at each is taken from its neighbours."""
    x, y = points[0]
    d = "M%.1f %.1f" % (x, y) + "".join(
        ["C%.1f %.1f %.1f %.1f %.1f %.1f" % (a + b + c) for a, b, c in bends(points, closed)]
    )
    return d + "Z" if closed else d


def discs(middles: "Iterable[Point]", radius: float) -> str:
    """Circles around points as one path, since there may be a hundred."""
    r = int(radius * 10 + 0.5) / 10
    ring = "a%.1f %.1f 0 1 1 %.1f 0a%.1f %.1f 0 1 1 %.1f 0Z" % (r, r, 2 * r, r, r, -2 * r)
    return "".join(["M%.1f %.1f" % (x - r, y) + ring for x, y in middles])


def oval(place: "Callable[[float, float], Point]") -> str:
    """The image of the unit circle under a map of points."""
    x, y = 1, 0
    d = "M%.1f %.1f" % place(x, y)
    for _ in range(4):
        across, down = -y, x
        ends = (
            place(x + ROUND * across, y + ROUND * down)
            + place(across + ROUND * x, down + ROUND * y)
            + place(across, down)
        )
        d += "C%.1f %.1f %.1f %.1f %.1f %.1f" % ends
        x, y = across, down
    return d + "Z"


def box(left: float, top: float, width: float, height: float, radius: float) -> str:
    """A rectangle with rounded corners."""
    r = min(radius, width / 2, height / 2)
    right, low = left + width, top + height
    arc = "a%.1f %.1f 0 0 1 " % (r, r)
    return (
        "M%.1f %.1fL%.1f %.1f" % (left + r, top, right - r, top)
        + arc + "%.1f %.1fL%.1f %.1f" % (r, r, right, low - r)
        + arc + "%.1f %.1fL%.1f %.1f" % (-r, r, left + r, low)
        + arc + "%.1f %.1fL%.1f %.1f" % (-r, -r, left, top + r)
        + arc + "%.1f %.1fZ" % (r, -r)
    )  # fmt: skip

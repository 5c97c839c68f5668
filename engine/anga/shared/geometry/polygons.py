"""Plane figures as lists of points: rounded corners, hulls, insets, distances."""

import math

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.geometry.types import Outline, Point


GAP_STEPS = 60  # in which the way between two solids is looked at


def round_corners(points: "Outline", radius: float, steps: int = 4) -> "Outline":
    """A polygon with its corners rounded to arcs of about a radius."""
    out = []
    count = len(points)
    for i in range(count):
        corner, before, after = points[i], points[i - 1], points[(i + 1) % count]
        start, end = _towards(corner, before, radius), _towards(corner, after, radius)
        for step in range(steps + 1):
            t = step / steps
            a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
            out.append(
                (
                    a * start[0] + b * corner[0] + c * end[0],
                    a * start[1] + b * corner[1] + c * end[1],
                )
            )
    return out


def _towards(a: "Point", b: "Point", distance: float) -> "Point":
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = min(0.5, distance / (math.sqrt(dx * dx + dy * dy) or 1))
    return a[0] + dx * share, a[1] + dy * share


def inset(points: "Outline", by: float) -> "Outline":
    """A figure shrunk towards its middle, as much as a unit square whose sides move in by `by`."""
    x, y = middle(points)
    return [(x + (px - x) * (1 - 2 * by), y + (py - y) * (1 - 2 * by)) for px, py in points]


def shrunk(points: "Outline", by: float) -> "Outline":
    """A figure whose corners move inwards by a length."""
    x, y = middle(points)
    return [_towards(point, (x, y), by) for point in points]


def middle(points: "Outline") -> "Point":
    """The mean of points."""
    count = len(points)
    return sum(x for x, _ in points) / count, sum(y for _, y in points) / count


def corner(points: "Outline", share: float) -> "Outline":
    """A triangle in the second corner of a figure, its sides a share of the figure's."""
    before, at, after = points[0], points[1], points[2]
    return [at] + [
        (at[0] + (end[0] - at[0]) * share, at[1] + (end[1] - at[1]) * share)
        for end in (before, after)
    ]


def hull(points: "Outline") -> "Outline":
    """The convex hull of points, in order around it."""
    ordered = sorted(points)
    return _half(ordered)[:-1] + _half(list(reversed(ordered)))[:-1]


def _half(points: "Outline") -> "Outline":
    out: "Outline" = []
    for point in points:
        while len(out) > 1 and area(out[-2], out[-1], point) <= 0:
            out.pop()
        out.append(point)
    return out


def area(a: "Point", b: "Point", c: "Point") -> float:
    """Twice the area of a triangle, positive where a, b, c go clockwise on a canvas."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def inside(points: "Outline", x: float, y: float) -> bool:
    """Whether a point lies inside a polygon."""
    within = False
    for i in range(len(points)):
        (ax, ay), (bx, by) = points[i - 1], points[i]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    return within


def distance(a: "Point", b: "Point") -> float:
    """The distance between two points."""
    dx, dy = a[0] - b[0], a[1] - b[1]
    return math.sqrt(dx * dx + dy * dy)


def cosine(a: "Point", b: "Point") -> float:
    """The cosine of the angle between two vectors."""
    both = distance(a, (0, 0)) * distance(b, (0, 0))
    return (a[0] * b[0] + a[1] * b[1]) / (both or 1)


def off(a: "Point", b: "Point", p: "Point") -> float:
    """The distance of a point from the line through two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy or 1)
    along = max(0.0, min(1.0, along))
    return distance((a[0] + along * dx, a[1] + along * dy), p)


def push_outside(
    x: float,
    y: float,
    outline: "Outline",
    origin: "Point",
    radius: float,
) -> "Point":
    """The centre of a disc, moved away from an origin until the disc is clear of an outline."""
    dx, dy = x - origin[0], y - origin[1]
    length = math.sqrt(dx * dx + dy * dy) or 1
    for _ in range(80):
        if not _covers(x, y, outline, radius):
            break
        x, y = x + 2 * dx / length, y + 2 * dy / length
    return x, y


def spread_apart(points: "Outline", apart: float) -> "Outline":
    """Points pushed apart until all are at a least distance."""
    spots = [list(point) for point in points]
    for _ in range(6):
        for i in range(len(spots)):
            for j in range(i):
                a, b = spots[i], spots[j]
                far = distance((a[0], a[1]), (b[0], b[1]))
                if far < apart:
                    push = (apart - far) / 2 / (far or 1)
                    dx, dy = (b[0] - a[0]) * push, (b[1] - a[1]) * push
                    spots[i], spots[j] = [a[0] - dx, a[1] - dy], [b[0] + dx, b[1] + dy]
    return [(x, y) for x, y in spots]


def _covers(x: float, y: float, outline: "Outline", radius: float) -> bool:
    if inside(outline, x, y):
        return True
    return any(off(outline[i - 1], outline[i], (x, y)) < radius for i in range(len(outline)))


def bends(points: "Sequence[Point]", closed: bool = False) -> "list[tuple[Point, Point, Point]]":
    """A smooth curve through points: two control points and the end of each segment.

    Its direction at a point is taken from the neighbouring points.
    """
    count, out = len(points), []
    for i in range(count if closed else count - 1):
        before = points[i - 1] if i or closed else points[0]
        a, b = points[i], points[(i + 1) % count]
        after = points[(i + 2) % count] if i + 2 < count or closed else points[-1]
        leaving = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        coming = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        out.append((leaving, coming, (b[0], b[1])))
    return out


def edges(outlines: "Sequence[Outline]") -> "list[tuple[Point, Point]]":
    """The common border of adjoining outlines: the edges that belong to only one of them."""
    seen: "dict[tuple[tuple[int, int], tuple[int, int]], tuple[Point, Point] | None]" = {}
    for outline in outlines:
        for i in range(len(outline)):
            a, b = outline[i - 1], outline[i]
            ends = sorted([(int(a[0] + 0.5), int(a[1] + 0.5)), (int(b[0] + 0.5), int(b[1] + 0.5))])
            key = (ends[0], ends[1])
            seen[key] = None if key in seen else (a, b)
    return [edge for edge in seen.values() if edge]


def inner(outline: "Outline", pixels: float) -> "Outline":
    """An outline inset by about a number of pixels."""
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    return inset(outline, pixels / ((right - left) or 1))


def arrow(a: "Point", b: "Point", unit: float) -> "Outline":
    """The outline of an arrow between about two points, its shape in shares of a unit."""
    far = distance(a, b) or 1
    dx, dy = (b[0] - a[0]) / far, (b[1] - a[1]) / far
    shaft, head, long = 0.065 * unit, 0.19 * unit, min(0.36 * unit, far * 0.6)
    start, tip = min(0.3 * unit, far * 0.3), far - min(0.08 * unit, far * 0.1)
    ways = (
        (start, shaft), (tip - long, shaft), (tip - long, head), (tip, 0.0),
        (tip - long, -head), (tip - long, -shaft), (start, -shaft),
    )  # fmt: skip
    return [(a[0] + dx * on - dy * off_, a[1] + dy * on + dx * off_) for on, off_ in ways]


def gap(a: "Point", b: "Point", around_a: "Outline", around_b: "Outline") -> "tuple[Point, Point]":
    """The ends of a line from a point towards another, outside what stands around them.

    It reaches a little into the second, so that it is seen where the two are close to each other.
    """
    steps = [number / GAP_STEPS for number in range(GAP_STEPS + 1)]
    ways = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for share in steps]
    left = [at for at, (x, y) in enumerate(ways) if inside(around_a, x, y)]
    first = left[-1] if left else 0
    reached = [at for at in range(first, len(ways)) if inside(around_b, *ways[at])]
    last = min(GAP_STEPS, (reached[0] if reached else GAP_STEPS) + GAP_STEPS // 12)
    return ways[first], ways[last]


def pointer(a: "Point", b: "Point", unit: float, size: float) -> "tuple[Outline, Outline]":
    """A thin line from a point towards another, and the triangle at its end.

    It leaves shares of a unit free around both points, as things stand there; the triangle has
    shares of `size`.
    """
    far = distance(a, b) or 1
    dx, dy = (b[0] - a[0]) / far, (b[1] - a[1]) / far
    start, tip = min(0.34 * unit, far * 0.25), far - min(0.3 * unit, far * 0.2)
    long, wide = min(0.26 * size, far * 0.3), min(0.13 * size, far * 0.15)
    ways = ((start, 0.0), (tip - long, 0.0), (tip, 0.0), (tip - long, wide), (tip - long, -wide))
    points = [(a[0] + dx * on - dy * off_, a[1] + dy * on + dx * off_) for on, off_ in ways]
    return points[:2], points[2:]

"""The drawings of Troop-Chess: units from above, and formations as small diagrams.

A Black unit has square shoulder plates, a spear and a wide conical hat, a White one a curved shield
and a helmet with a crest; so they differ in shape too, not in colour alone.
"""

import math
from collections.abc import Sequence
from functools import cache

from anga.games.troop.rules.board import VECTORS
from anga.games.troop.rules.formations import shapes
from anga.shared.scene import Colours, Drawing, Point, Stroke

PAINTS: Colours = {
    "slate-light": ("#858e94", "#616971"),
    "chalk": ("#c3cacd", "#98a1a6"),
}
RIM = 0.024
APART, IN_LINE = 0.27, 0.21  # of pieces in a diagram: a line's fronts too keep within its square


@cache
def units() -> dict[str, Drawing]:
    """A unit of each side, facing up the board."""
    return {"b": _black(), "w": _white()}


def _black() -> Drawing:
    """A Black unit: square plates, a conical hat with seams, a spear."""
    seams: Drawing = [
        {"path": [[0.5, 0.53], point], "line": "white", "width": 0.012}
        for point in _around(0.27, 6)
    ]
    return [
        {"path": [[0.87, 0.16], [0.87, 0.92]], "line": "black", "width": 0.05},
        {"path": _points("87,2 93,15 87,21 81,15"), "closed": True, "fill": "white"},
        {
            "path": _points("9,36 91,36 91,72 9,72"),
            "closed": True,
            "fill": "black",
            "line": "white",
            "width": RIM,
        },
        {"path": _points("21,37 21,71"), "line": "white", "width": 0.014},
        {"path": _points("79,37 79,71"), "line": "white", "width": 0.014},
        {"circle": [0.5, 0.53, 0.29], "fill": "black", "line": "white", "width": RIM},
        *seams,
        {"circle": [0.5, 0.53, 0.06], "fill": "accent"},
    ]


def _white() -> Drawing:
    """A White unit: round shoulders, a crested helmet, a curved shield."""
    shield, crest = (
        _points("17,33 31,20 50,15 69,20 83,33"),
        _points("50,30 55,54 53,87 47,87 45,54"),
    )
    shoulders: Drawing = [
        {"circle": [x, 0.6, 0.17], "fill": "white", "line": "black", "width": RIM}
        for x in (0.27, 0.73)
    ]
    rim: Stroke = {"path": shield, "smooth": True, "line": "black", "width": 0.13}
    return [
        rim,
        {**rim, "line": "white", "width": 0.085},
        *shoulders,
        {"circle": [0.5, 0.58, 0.27], "fill": "white", "line": "black", "width": RIM},
        {"path": crest, "closed": True, "smooth": True, "fill": "accent"},
    ]


def _points(text: str) -> list[Point]:
    """Points in hundredths, separated by spaces."""
    return [[int(number) / 100 for number in point.split(",")] for point in text.split()]


def _around(radius: float, count: int) -> list[Point]:
    """Points around the centre of a hat."""
    angles = [2 * math.pi * (number + 0.5) / count for number in range(count)]
    return [
        [round(0.5 + radius * math.cos(a), 3), round(0.53 + radius * math.sin(a), 3)]
        for a in angles
    ]


@cache
def diagrams() -> dict[str, Drawing]:
    """A picture of each pattern, by `pattern`: three pieces, the heads with their fronts."""
    found: dict[str, Drawing] = {}
    for shape in shapes():
        places = centred(shape.offsets, shape.kind)
        name = pattern([(x, y) for x, y in shape.offsets])
        known = found.setdefault(name, [_dot(place) for place in places])
        known.append(_front(places[0], shape.front))
    return found


def pattern(places: list[tuple[int, int]]) -> str:
    """A name of three places that does not depend on their position on the board."""
    left, low = min(x for x, _ in places), min(y for _, y in places)
    return "pattern:" + "".join(f"{x - left}{y - low}" for x, y in sorted(places))


def front_mark(x: float, y: float, direction: int, size: float) -> list[Point]:
    """A triangle that points in a direction, centred on a point; y downwards."""
    right, up = VECTORS[direction]
    length = math.hypot(right, up)
    dx, dy = right / length, -up / length
    corners = ((1.0, 0.0), (-0.6, 0.95), (-0.6, -0.95))
    return [
        [round(x + size * (a * dx - b * dy), 3), round(y + size * (a * dy + b * dx), 3)]
        for a, b in corners
    ]


def centred(places: Sequence[tuple[int, int]], kind: str) -> list[Point]:
    """Three places in the picture of a formation: around the middle of a unit square, y down."""
    xs, ys = [x for x, _ in places], [y for _, y in places]
    x0, y0 = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    apart = IN_LINE if kind == "line" else APART
    return [[round(0.5 + apart * (x - x0), 3), round(0.5 + apart * (y0 - y), 3)] for x, y in places]


def _dot(place: Point) -> Stroke:
    return {"circle": [*place, 0.105], "fill": "ink"}


def _front(place: Point, front: int) -> Stroke:
    x, y = place
    dx, dy = VECTORS[front]
    length = math.hypot(dx, dy)
    mark = front_mark(x + 0.18 * dx / length, y - 0.18 * dy / length, front, 0.08)
    return {"path": mark, "closed": True, "fill": "accent"}

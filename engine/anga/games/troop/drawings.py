"""The pictures of Troop-Chess: the units from above, and the formations as small diagrams.

A Black unit has square shoulder plates and a wide conical hat, a White one a round shield and a
helmet with a crest; so they differ in shape too, not in colour alone.
"""

import math

from anga.games.troop.formations import Shape, shapes
from anga.games.troop.ground import VECTORS
from anga.scene import Drawing, Point, Stroke

RIM = 0.024


def units() -> dict[str, Drawing]:
    """A unit of each side, facing up the board."""
    return {"b": _black(), "w": _white()}


def _black() -> Drawing:
    """Square plates, a conical hat with its seams, a spear."""
    plates = [[0.1, 0.36], [0.9, 0.36], [0.9, 0.72], [0.1, 0.72]]
    seams = [(0.5, 0.26), (0.73, 0.4), (0.73, 0.66), (0.5, 0.8), (0.27, 0.66), (0.27, 0.4)]
    return [
        {"path": [[0.86, 0.04], [0.86, 0.9]], "line": "black", "width": 0.055},
        {"path": [[0.86, 0.0], [0.92, 0.14], [0.86, 0.2], [0.8, 0.14]], "closed": True, "fill": "white"},
        {"path": plates, "closed": True, "fill": "black", "line": "white", "width": RIM},
        {"path": [[0.22, 0.37], [0.22, 0.71]], "line": "white", "width": 0.014},
        {"path": [[0.78, 0.37], [0.78, 0.71]], "line": "white", "width": 0.014},
        {"circle": [0.5, 0.53, 0.29], "fill": "black", "line": "white", "width": RIM},
        *({"path": [[0.5, 0.53], list(seam)], "line": "white", "width": 0.01} for seam in seams),
        {"circle": [0.5, 0.53, 0.055], "fill": "accent"},
    ]


def _white() -> Drawing:
    """Round shoulders, a round shield, a crested helmet."""
    shoulders = [[0.1, 0.54], [0.2, 0.4], [0.5, 0.36], [0.8, 0.4], [0.9, 0.54], [0.8, 0.68], [0.5, 0.72], [0.2, 0.68]]
    crest = [[0.5, 0.28], [0.545, 0.5], [0.53, 0.86], [0.47, 0.86], [0.455, 0.5]]
    return [
        {"path": [[0.88, 0.06], [0.88, 0.8]], "line": "black", "width": 0.04},
        {"path": shoulders, "closed": True, "smooth": True, "fill": "white", "line": "black", "width": RIM},
        {"circle": [0.2, 0.42, 0.19], "fill": "white", "line": "black", "width": RIM},
        {"circle": [0.2, 0.42, 0.06], "fill": "black"},
        {"circle": [0.53, 0.54, 0.23], "fill": "white", "line": "black", "width": RIM},
        {"path": [[x + 0.03, y] for x, y in crest], "closed": True, "smooth": True, "fill": "accent"},
    ]


def diagrams() -> dict[str, Drawing]:
    """A picture of each pattern, by `pattern_of` its cells: three pieces, heads with their fronts."""
    found: dict[str, Drawing] = {}
    for shape in shapes():
        places = _centred(shape)
        size = 0.13 if max(abs(x) for place in places for x in place) <= 1 else 0.11
        name = pattern([(x, y) for x, y in shape.offsets])
        known = found.setdefault(name, [_dot(place) for place in places])
        known.append(_front(places[0], shape.front, size))
    return found


def pattern(places: list[tuple[int, int]]) -> str:
    """What names three places whatever corner of the board they are in."""
    left, low = min(x for x, _ in places), min(y for _, y in places)
    return "pattern:" + "".join(f"{x - left}{y - low}" for x, y in sorted(places))


def front_mark(x: float, y: float, direction: int, size: float) -> list[Point]:
    """A triangle that points in a direction, its middle at a point; y downwards."""
    dx, dy = VECTORS[direction]
    length = math.hypot(dx, dy)
    dx, dy = dx / length, -dy / length
    tip, left, right = (1.0, 0.0), (-0.6, 0.95), (-0.6, -0.95)
    return [
        [round(x + size * (a * dx - b * dy), 3), round(y + size * (a * dy + b * dx), 3)]
        for a, b in (tip, left, right)
    ]


def _centred(shape: Shape) -> list[tuple[float, float]]:
    """The places of a shape about the middle, in cells, y downwards."""
    xs, ys = [x for x, _ in shape.offsets], [y for _, y in shape.offsets]
    x0, y0 = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return [(x - x0, y0 - y) for x, y in shape.offsets]


def _dot(place: tuple[float, float]) -> Stroke:
    return {"circle": [*_drawn(place), 0.11], "fill": "ink"}


def _front(place: tuple[float, float], front: int, size: float) -> Stroke:
    x, y = _drawn(place)
    dx, dy = VECTORS[front]
    length = math.hypot(dx, dy)
    mark = front_mark(x + 0.2 * dx / length, y - 0.2 * dy / length, front, size * 0.7)
    return {"path": mark, "closed": True, "fill": "accent"}


def _drawn(place: tuple[float, float]) -> tuple[float, float]:
    return round(0.5 + 0.27 * place[0], 3), round(0.5 + 0.27 * place[1], 3)



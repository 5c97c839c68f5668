"""Diagrams of how a piece moves, drawn around its letter, for readers who do not read kanji.

    step  a short line: one square that way
    ray   an arrowhead: any distance
    leap  a dot: a jump, over whatever stands between

Angles are degrees clockwise from straight ahead.
"""

import math
from collections.abc import Iterable

from anga.shared.scene import Drawing, Point, Stroke

AROUND = (0, 45, 90, 135, 180, 225, 270, 315)
STRAIGHT, ASLANT = AROUND[::2], AROUND[1::2]
KNIGHT = tuple(quarter + side for quarter in STRAIGHT for side in (26.6, 63.4))
HALF, WIDTH, DOT, HEAD = 0.045, 0.045, 0.035, 0.062


def lettered(
    letter: str, ways: Iterable[tuple[str, float, float]], colour: str, middle: Point, size: float
) -> Drawing:
    """A letter and marks around it; a mark is a kind, an angle and a distance."""
    glyph: Stroke = {"glyph": letter, "at": middle, "size": size, "font": "text", "fill": colour}
    return [glyph, *(_mark(*way, colour, middle) for way in ways)]


def all_round(kind: str, angles: Iterable[float], far: float) -> list[tuple[str, float, float]]:
    """The same mark at several angles."""
    return [(kind, angle, far) for angle in angles]


def _mark(kind: str, angle: float, far: float, colour: str, middle: Point) -> Stroke:
    if kind == "leap":
        x, y = _at(middle, angle, far)
        return {"circle": [x, y, DOT], "fill": colour}
    if kind == "step":
        ends = [_at(middle, angle, far - HALF), _at(middle, angle, far + HALF)]
        return {"path": ends, "line": colour, "width": WIDTH}
    corners = [_at(middle, angle, far + HEAD)]
    corners += [_aside(middle, angle, far - HEAD / 2, side * HEAD) for side in (1, -1)]
    return {"path": corners, "closed": True, "fill": colour}


def _at(middle: Point, angle: float, far: float) -> Point:
    return _aside(middle, angle, far, 0)


def _aside(middle: Point, angle: float, far: float, aside: float) -> Point:
    """The point at a distance ahead in the direction of an angle, and a distance to its right."""
    dx, dy = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
    x, y = middle
    return [round(x + far * dx - aside * dy, 3), round(y + far * dy + aside * dx, 3)]

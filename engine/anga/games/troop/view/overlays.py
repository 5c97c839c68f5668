"""The marks over the board that explain a move: outlines, arrows, crosses, numbers."""

import math

from anga.games.troop.rules.board import VECTORS, TroopBoard
from anga.games.troop.rules.formations import Formation
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.rules.resolution import Resolution
from anga.games.troop.view.looks import front_mark
from anga.games.troop.view.scene import middle
from anga.shared.scene import Drawing, Point, Stroke

AROUND = 0.46  # a formation's outline from the middles of its cells
COLOURS = {"b": ("black", "white"), "w": ("white", "black")}


def standing(board: TroopBoard, done: Resolution) -> Drawing:
    """The outline of the marching formation with its heads, and the muster step before it."""
    heads: Drawing = [_head(board, front, head) for front, head in done.formation.heads.items()]
    return [
        *(muster_step(board, done.step) if done.step else ()),
        outline(board, done.formation, 0.06),
        *heads,
    ]


def headed(board: TroopBoard, formation: Formation, front: int) -> Drawing:
    """The outline of a formation, and where one of its heads has its front."""
    return [outline(board, formation, 0.06), _head(board, front, formation.heads[front])]


def outline(board: TroopBoard, formation: Formation, width: float) -> Stroke:
    """A line around the three pieces."""
    points = [
        (x + AROUND * math.cos(step * math.pi / 8), y + AROUND * math.sin(step * math.pi / 8))
        for x, y in (middle(board, cell) for cell in formation.cells)
        for step in range(16)
    ]
    around: list[Point] = [[round(x, 3), round(y, 3)] for x, y in hull(points)]
    return {"path": around, "closed": True, "line": "accent", "width": width}


def hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex hull of points, in order around it."""
    ordered = sorted(points)
    return [*_side(ordered), *_side(ordered[::-1])]


def _side(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    kept: list[tuple[float, float]] = []
    for x, y in points:
        while len(kept) > 1:
            (ax, ay), (bx, by) = kept[-2:]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            kept.pop()
        kept.append((x, y))
    return kept[:-1]


def _head(board: TroopBoard, front: int, head: int) -> Stroke:
    """A triangle in front of a head, pointing to its front."""
    x, y = middle(board, head)
    dx, dy = VECTORS[front]
    far = 0.5 / math.hypot(dx, dy)
    mark = front_mark(x + far * dx, y - far * dy, front, 0.15)
    return {"path": mark, "closed": True, "fill": "accent", "line": "card", "width": 0.03}


def muster_step(board: TroopBoard, step: tuple[int, int]) -> Drawing:
    """A muster step: an arrow, and a ring at its end."""
    origin, target = (middle(board, cell) for cell in step)
    return [
        *arrow(origin, target),
        {"circle": [*target, 0.36], "line": "card", "width": 0.09},
        {"circle": [*target, 0.36], "line": "accent", "width": 0.045},
    ]


def arrow(origin: Point, target: Point) -> Drawing:
    """An arrow between two places, with a rim that stands out on any colour."""
    dx, dy = target[0] - origin[0], target[1] - origin[1]
    length = math.hypot(dx, dy)
    dx, dy = dx / length, dy / length
    (ax, ay), (bx, by) = origin, target
    ax, ay, bx, by = ax + 0.3 * dx, ay + 0.3 * dy, bx - 0.16 * dx, by - 0.16 * dy
    barbs = [
        [round(bx - 0.2 * dx + side * 0.15 * dy, 3), round(by - 0.2 * dy - side * 0.15 * dx, 3)]
        for side in (1, -1)
    ]
    tip = [round(bx, 3), round(by, 3)]
    shaft = [[round(ax, 3), round(ay, 3)], tip]
    return [
        {"path": path, "line": colour, "width": width}
        for colour, width in (("card", 0.13), ("accent", 0.075))
        for path in (shaft, [barbs[0], tip, barbs[1]])
    ]


def cross(board: TroopBoard, cell: int, colour: str, size: float = 1.1) -> Stroke:
    """A cross over a piece that would fall."""
    x, y = middle(board, cell)
    return {"glyph": "×", "at": [x, y], "size": size, "font": "text", "fill": colour}


def tally(position: TroopPosition, done: Resolution, at: Point) -> Drawing:
    """The numbers of fallen on each side, in their colours, between a landing's upper corners.

    The corners themselves mark that one may land there.
    """
    sides = [(position.waiting, len(done.beaten)), (position.turn, len(done.lost))]
    shown = [(COLOURS[seat], number) for seat, number in sides if number]
    radius, apart = (0.19, 0.0) if len(shown) == 1 else (0.15, 0.16)
    lines: Drawing = []
    for side, ((paper, ink), number) in zip((1, -1), shown, strict=False):
        x, y = at[0] + side * apart, at[1] - 0.29
        circle = [round(x, 3), round(y, 3), radius]
        lines.append({"circle": circle, "fill": paper, "line": "accent", "width": 0.04})
        size = round(radius * 1.26, 3)
        lines.append(
            {
                "glyph": f"×{number}",
                "at": circle[:2],
                "size": size,
                "upright": True,
                "font": "text",
                "fill": ink,
            }
        )
    return lines

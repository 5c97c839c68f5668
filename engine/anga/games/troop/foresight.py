"""What the touches made so far would come to: the formation, its march, and who would fall.

Shown before a turn is confirmed. The first touches show what may be chosen, a whole path shows the
turn that it makes.
"""

import math
from collections.abc import Iterator, Sequence

from anga.games.troop.deeds import Deed, deed
from anga.games.troop.drawings import front_mark
from anga.games.troop.formations import Formation, formations
from anga.games.troop.ground import VECTORS, Ground, mask_of
from anga.games.troop.march import march, ordered
from anga.games.troop.packing import pack, unpack
from anga.games.troop.rules import Troop
from anga.games.troop.scene import middle
from anga.games.troop.telling import fate, marched, named
from anga.games.troop.touches import paths
from anga.shared.scene import Drawing, Explanation, Phrase, Point, Stroke, explanation

FEW = 4  # formations outlined together
AROUND = 0.46  # a formation's outline from the middles of its cells
COLOURS = {"b": ("black", "white"), "w": ("white", "black")}
Path = tuple[str, ...]


def explain(position: Troop, touches: Sequence[str]) -> Explanation:
    """What to draw and to say about touches that begin or make a legal turn."""
    begun = list(touches)
    ways = [
        (turn, path)
        for turn in (() if position.outcome or not begun else position.legal())
        for path in paths(position.board, turn)
        if path[: len(begun)] == begun
    ]
    if not ways:
        return explanation()
    if len(ways[0][1]) == len(begun):
        return _whole(position, ways[0][0])
    if begun[-1].startswith("o:"):
        return _chosen(position, ways)
    return _first(position, ways, len(begun))


def _first(position: Troop, ways: list[tuple[int, list[str]]], made: int) -> Explanation:
    """A piece was touched, or has stepped: which formations it can march in."""
    nexts = {path[made] for _, path in ways}
    masks = {mask_of(unpack(turn).cells) for turn, path in ways if path[made][0] == "o"}
    ground = position.board
    known = formations(ground.size)
    shown = sorted(masks) if len(masks) <= FEW else []
    lines = [_outline(ground, known[mask], 0.03) for mask in shown]
    if made == 2:
        step = unpack(ways[0][0]).step
        assert step
        told: list[Phrase] = [["note:stepped", *map(ground.name, step)]]
        return explanation(lines=[*_step(ground, step), *lines], notes=told)
    steps = any(each.startswith("c:") for each in nexts)
    if not masks:
        return explanation(notes=["note:step-only"])
    notes: list[Phrase] = ["note:formation", "note:step"] if steps else ["note:formation"]
    return explanation(lines=lines, notes=notes)


def _chosen(position: Troop, ways: list[tuple[int, list[str]]]) -> Explanation:
    """A formation was chosen: its heads, and at each landing who would fall."""
    ground = position.board
    done = [deed(position, turn) for turn, _ in ways]
    lines = _standing(ground, done[0])
    for each, (_, path) in zip(done, ways, strict=True):
        cell = ground.named(path[-1][2:])
        if each.beaten and cell is not None:
            lines += _tally(position, each, middle(ground, cell))
    notes: list[Phrase] = [["note:land", named(ground, done[0].formation)]]
    if any(each.beaten for each in done):
        notes.append("note:rest")
    return explanation(lines=lines, notes=notes)


def _whole(position: Troop, turn: int) -> Explanation:
    """A turn: its march as arrows, who falls, and where the formation would stand."""
    ground, done = position.board, deed(position, turn)
    lines = _standing(ground, done)
    for marcher in done.marchers:
        lines += _arrow(middle(ground, marcher.origin), middle(ground, marcher.target))
    lines += [_cross(ground, cell, COLOURS[position.turn][0]) for cell in done.beaten]
    for marcher in done.marchers:
        place = middle(ground, marcher.target)
        if marcher.falls:
            lines.append(_cross(ground, marcher.target, COLOURS[position.waiting][0], 0.6))
            continue
        lines.append({"circle": [*place, 0.43], "line": "card", "width": 0.09})
        lines.append({"circle": [*place, 0.43], "line": "accent", "width": 0.045})
    sentence: Phrase = ["description:preview", marched(ground, done), fate(done)]
    return explanation(lines=lines, notes=[sentence, *_reasons(position, turn)])


def _reasons(position: Troop, turn: int) -> Iterator[Phrase]:
    """Why a march goes through, or no farther."""
    step, cells, direction, steps = unpack(turn)
    order = ordered(formations(position.board.size)[mask_of(cells)], direction, steps)
    for clash in march(position.board, order, position.other):
        if clash.met & clash.head & ~clash.spent & ~clash.lost:
            yield "note:pierces"
    farther = pack(step, cells, direction, 2)
    if not position.is_legal(farther):
        refusal = position.refusal(farther)
        if refusal.reason == "falls-first":
            yield "note:ends"
        elif refusal.reason == "stops-first":
            yield ["note:stops", ", ".join(refusal.cells)]


def _standing(ground: Ground, done: Deed) -> Drawing:
    """The formation that marches, outlined, its heads marked; before it the muster step."""
    heads: Drawing = [_head(ground, front, head) for front, head in done.formation.heads.items()]
    return [
        *(_step(ground, done.step) if done.step else ()),
        _outline(ground, done.formation, 0.06),
        *heads,
    ]


def _outline(ground: Ground, formation: Formation, width: float) -> Stroke:
    """A line around the three pieces."""
    points = [
        (x + AROUND * math.cos(turn * math.pi / 8), y + AROUND * math.sin(turn * math.pi / 8))
        for x, y in (middle(ground, cell) for cell in formation.cells)
        for turn in range(16)
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


def _head(ground: Ground, front: int, head: int) -> Stroke:
    """A triangle before a head, pointing to its front."""
    x, y = middle(ground, head)
    dx, dy = VECTORS[front]
    far = 0.5 / math.hypot(dx, dy)
    mark = front_mark(x + far * dx, y - far * dy, front, 0.15)
    return {"path": mark, "closed": True, "fill": "accent", "line": "card", "width": 0.03}


def _step(ground: Ground, step: tuple[int, int]) -> Drawing:
    """A muster step: an arrow, and a ring where the piece would stand."""
    origin, target = (middle(ground, cell) for cell in step)
    return [
        *_arrow(origin, target),
        {"circle": [*target, 0.36], "line": "card", "width": 0.09},
        {"circle": [*target, 0.36], "line": "accent", "width": 0.045},
    ]


def _arrow(origin: Point, target: Point) -> Drawing:
    """An arrow between two places, rimmed so that it is seen on any colour."""
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


def _cross(ground: Ground, cell: int, colour: str, size: float = 1.1) -> Stroke:
    """A cross over a piece that would fall."""
    x, y = middle(ground, cell)
    return {"glyph": "×", "at": [x, y], "size": size, "font": "text", "fill": colour}


def _tally(position: Troop, done: Deed, at: Point) -> Drawing:
    """How many of each side would fall, in their colours, at the corner of a landing."""
    numbers = [(position.waiting, len(done.beaten)), (position.turn, len(done.lost))]
    lines: Drawing = []
    for place, (seat, number) in enumerate(each for each in numbers if each[1]):
        ground, text = COLOURS[seat]
        x, y = at[0] + 0.28 - 0.42 * place, at[1] - 0.3
        lines.append({"circle": [x, y, 0.19], "fill": ground, "line": "accent", "width": 0.04})
        lines.append(
            {"glyph": f"×{number}", "at": [x, y], "size": 0.24, "font": "text", "fill": text}
        )
    return lines

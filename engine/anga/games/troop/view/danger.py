"""Dangers to a side besides captures: the hardness of each soldier by direction."""

import math

from anga.games.troop.rules.board import NAMES, VECTORS
from anga.games.troop.rules.formations import heads
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.view.looks import front_mark
from anga.games.troop.view.scene import middle
from anga.kit.grid import squares_of
from anga.shared.advice import Danger, danger
from anga.shared.scene import Drawing, Phrase, Stroke

OUT, SIZE = 0.36, 0.13  # of a triangle from the middle of its soldier


def further(position: TroopPosition, seat: str) -> Danger:
    """For every soldier the directions in which its hardness in defence is 1."""
    board, lines = position.board, Drawing()
    told: dict[str, list[Phrase]] = {}
    for own in (position.black, position.white):
        fronts = [heads(board.size, own, front) for front in range(len(VECTORS))]
        for cell in squares_of(own):
            hard = [front for front, found in enumerate(fronts) if found >> cell & 1]
            lines += [_triangle(position, cell, front) for front in hard]
            phrases: list[Phrase] = [["danger:hard", f"direction:{NAMES[f]}"] for f in hard]
            told[board.name(cell)] = phrases or ["danger:soft"]
    return danger(lines=lines, notes=["danger:hardness"], told=told)


def _triangle(position: TroopPosition, cell: int, front: int) -> Stroke:
    x, y = middle(position.board, cell)
    dx, dy = VECTORS[front]
    far = OUT / math.hypot(dx, dy)
    mark = front_mark(x + far * dx, y - far * dy, front, SIZE)
    return {"path": mark, "closed": True, "fill": "accent", "line": "card", "width": 0.03}

"""What explains moves of pieces that move in pairs, as figures, and in words."""

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any

from anga.contract.game import Line
from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.encoding import OBJECT
from anga.kit.pairs.offside import opening_lines
from anga.kit.pairs.ways import stroke
from anga.shared.advice import Reason, reason
from anga.shared.scene import Words

WORDS: Words = {
    "tells:offside": {
        "en": "The line from {1} to {2} opens {0} for this drop.",
        "ja": "{1}と{2}を結ぶ線のおかげで、{0}に打てます。",
    },
}


def opened_by(
    area_of_drop: Callable[[Any, int], str], guarding: Callable[[Any, int], Iterable[int]]
) -> Callable[[Line[Any, int]], list[Reason]]:
    """What explains a drop behind an offside line: for each Object that guards, what opened it.

    `area_of_drop` says what opens a square, `guarding` which Objects guard it against drops. A line
    that opens it with several of them in view is told once.
    """

    def tells(line: Line[Any, int]) -> list[Reason]:
        if not line.moves or line.moves[-1] >= OBJECT or line.positions[-2].opening:
            return []
        before, square = line.positions[-2], line.moves[-1]
        if area_of_drop(before, square) != "line":
            return []
        board, men = before.variant.board, before.sides.mine
        guards = guarding(before, square)
        found = [opening_lines(board, men, e, board.bit[square])[:1] for e in guards]
        return [_offside(board, square, pair) for pair in dict.fromkeys(chain(*found))]

    return tells


def _offside(board: ZoneBoard, square: int, pair: tuple[int, int]) -> Reason:
    """The line of two Subjects that opened a square for a drop."""
    names = [board.names[each] for each in (square, *pair)]
    line = stroke(board, *pair, "accent", 0.07)
    return reason("tells:offside", *names, marks=[{"mark": "area", "cells": names}], lines=[line])

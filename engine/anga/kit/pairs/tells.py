"""What explains moves of pieces that move in pairs, as figures, and in words."""

from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.ways import stroke
from anga.shared.advice import Reason, reason
from anga.shared.scene import Words

WORDS: Words = {
    "tells:offside": {
        "en": "The line from {1} to {2} opened {0} for this drop.",
        "ja": "{0}は{1}と{2}を結ぶ線の先にあるので、打てます。",
    },
}


def offside(board: ZoneBoard, square: int, pair: tuple[int, int]) -> Reason:
    """The line of two Subjects that opened a square for a drop."""
    names = [board.names[each] for each in (square, *pair)]
    line = stroke(board, *pair, "accent", 0.07)
    return reason("tells:offside", *names, marks=[{"mark": "area", "cells": names}], lines=[line])

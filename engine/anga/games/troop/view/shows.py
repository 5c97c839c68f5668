"""Why a side cannot move, how a quiet game ended, and what forbids a move, as figures."""

from anga.contract.game import Line
from anga.games.troop.rules.encoding import decode
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.rules.rulesets import QUIET_TURNS
from anga.kit.aims import alternatives, listed
from anga.shared.advice import Reason, reason
from anga.shared.scene import Figures, Mark, figures

IN_THE_WAY = (
    "own-in-way", "stops-first", "falls-first", "step-empty", "front-only", "off-board",
    "diagonal-row",
)  # fmt: skip


def shows(line: Line[TroopPosition, int]) -> list[Reason]:
    """At the end, the soldiers of the side to move that cannot march, or all, counted."""
    position, outcome = line.position, line.outcome
    if not outcome:
        return []
    if outcome.reason == "quiet":
        counts = [str(side.bit_count()) for side in (position.black, position.white)]
        everyone = position.board.names(position.black | position.white)
        marks: list[Mark] = [{"mark": "area", "cells": list(everyone)}] if everyone else []
        return [reason("shows:quiet", str(QUIET_TURNS), *counts, marks=marks)]
    found = [_stuck(position, position.turn)]
    if outcome.reason == "none-moves":
        found.append(_stuck(position, position.waiting))
    return found


def _stuck(position: TroopPosition, seat: str) -> Reason:
    """A side without a legal move: too few soldiers, or none that can march."""
    side = position.black if seat == "b" else position.white
    cells = list(position.board.names(side))
    marks: list[Mark] = [{"mark": "refused", "cells": cells}] if cells else []
    if not cells:
        return reason("shows:nobody", f"seat:{seat}")
    slug = {1: "shows:few", 2: "shows:few", 3: "shows:three"}.get(len(cells), "shows:no-march")
    return reason(slug, f"seat:{seat}", str(len(cells)), marks=marks)


def stuck(position: TroopPosition, cell: str) -> Reason | None:
    """Why no move begins with the own soldier on a cell, and which friends may step to its help."""
    board, side = position.board, position.black if position.turn == "b" else position.white
    if cell not in board.names(side):
        return None
    helpers = set[str]()
    for step, cells, _, _ in map(decode, position.legal()):
        if cell in map(board.name, step[:1] if step else cells):
            return None
        if step and cell in map(board.name, cells):
            helpers.add(board.name(step[0]))
    if not helpers:
        return reason("soldier-idle")
    friends = sorted(helpers)
    told = alternatives(listed(friends))
    return reason("soldier-waits", told, marks=[{"mark": "able", "cells": friends}])


def forbids(position: TroopPosition, move: int) -> Figures:
    """The soldiers that are in the way, or that would go off the board or fall."""
    refusal = position.refusal(move)
    cells = list(refusal.cells)
    if refusal.reason not in IN_THE_WAY or not cells:
        return figures()
    return figures([{"mark": "refused", "cells": cells}])

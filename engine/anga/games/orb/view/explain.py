"""Previews of touches: pieces that a red orb shields, and the question of promotion."""

from collections.abc import Iterator, Sequence

from anga.contract.position import Refusal
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.refusals import excessive
from anga.games.orb.rules.rulesets import PENALTY, PLAIN
from anga.games.orb.rules.seats import KINDS, NUMBERS, SEATS, kind_of
from anga.games.orb.rules.tables import PASS
from anga.games.orb.view.touches import choices
from anga.shared.scene import Explanation, Mark, Phrase, explanation


def explain(position: OrbPosition, touches: Sequence[str]) -> Explanation:
    """The pieces that must not be attacked, and a question where a piece may promote."""
    begun = list(touches)
    shields = list(_shields(position, begun)) if begun else []
    shielded = {cell for refusal in shields for cell in refusal.cells}
    owners = {refusal.reason[1] for refusal in shields}
    told = "costs-a-turn" if position.rules == PENALTY else "shielded"
    notes: list[Phrase] = [[told, f"seat:{seat}"] for seat in SEATS if f"seat:{seat}" in owners]
    if len(begun) == 2 and _asks(position, begun):
        kind = KINDS[kind_of(position.board.squares[NUMBERS[begun[0][2:]]])]
        notes = [["ask-promotion", f"piece:{kind}"]]
    marks: list[Mark] = [{"mark": "refused", "cells": sorted(shielded)}] if shielded else []
    return explanation(marks, notes=notes)


def _shields(position: OrbPosition, begun: list[str]) -> Iterator[Refusal]:
    """The reason why excessive moves with these touches are not allowed, or cost a turn."""
    if position.rules == PLAIN or position.in_check or not position.red:
        return
    for choice in choices(position):
        if choice["paths"][0][: len(begun)] == begun:
            move = position.parse_any_move(choice["move"])
            found = (
                None
                if move == PASS
                else excessive(position.board, position.seat, position.red, move)
            )
            if found:
                yield found


def _asks(position: OrbPosition, begun: list[str]) -> bool:
    paths = [choice["paths"][0] for choice in choices(position) if "forbidden" not in choice]
    return any(path[:2] == begun and len(path) == 3 for path in paths)

"""What explains a march: each clash, with the hardness on both sides, as figures."""

from collections.abc import Iterator

from anga.contract.game import Line
from anga.games.troop.rules.board import opposite
from anga.games.troop.rules.encoding import decode
from anga.games.troop.rules.formations import formations, heads
from anga.games.troop.rules.march import StepResult, march, march_order
from anga.games.troop.rules.position import TroopPosition
from anga.kit.grid import mask, squares_of
from anga.shared.advice import Reason, reason
from anga.shared.scene import Mark


def tells(line: Line[TroopPosition, int]) -> list[Reason]:
    """The combats of the last march, in order."""
    if not line.moves:
        return []
    before = line.positions[-2]
    _, cells, direction, steps = decode(line.moves[-1])
    order = march_order(formations(before.board.size)[mask(cells)], direction, steps)
    found, enemy = list[Reason](), before.other
    for clash in march(before.board, order, enemy):
        found += _clash(before, clash, enemy, direction)
        enemy ^= clash.met
    return found


def _clash(at: TroopPosition, clash: StepResult, enemy: int, direction: int) -> Iterator[Reason]:
    """The combats of one step: defenders fall, and one that is as hard beats its attacker too."""
    board = at.board
    hard = heads(board.size, enemy, opposite(direction))
    for cell in squares_of(clash.met):
        name = board.name(cell)
        attack = 2 if clash.head >> cell & 1 else 1
        defence = int(bool(hard >> cell & 1))
        marks: list[Mark] = [{"mark": "area", "cells": [name]}]
        slug = "tells:both" if clash.lost >> cell & 1 else "tells:falls"
        yield reason(slug, name, str(attack), str(defence), marks=marks)

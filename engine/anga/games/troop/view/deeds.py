"""The effects of a move: its formation, its length, who falls; and possible captures."""

from dataclasses import replace

from anga.games.troop.rules.encoding import MARCH
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.rules.resolution import Resolution, resolve
from anga.games.troop.rules.turns import clash, turns
from anga.kit.grid import squares_of


def deeds(position: TroopPosition, move: int) -> list[str]:
    """The muster step, the formation, the length of its march, and the result of its combat."""
    done = resolve(position, move)
    found = ["muster"] if done.step else []
    found += [f"formation:{done.formation.kind}", f"march:{done.steps}"]
    return [*found, *_combat(done)]


def _combat(done: Resolution) -> list[str]:
    found = []
    if done.beaten and not done.lost:
        found.append("clean")
    if done.lost:
        found.append("exchange")
    if len(done.beaten) > 1:
        found.append("several")
    return found


def threats(position: TroopPosition, seat: str) -> list[str]:
    """The cells of the soldiers that a side could beat with one march."""
    here = position if seat == position.turn else replace(position, turn=seat)
    board, beaten = position.board, 0
    for march in {move & MARCH for move in here.legal()}:
        turn = turns(board.size)[march]
        if turn.swept & here.other:
            beaten |= clash(board.size, turn, here.other)[1]
    return [board.name(cell) for cell in squares_of(beaten)]

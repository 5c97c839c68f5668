"""The effects of a legal move in detail, for drawing and describing it."""

from typing import NamedTuple

from anga.games.troop.rules.encoding import Step, decode
from anga.games.troop.rules.formations import Formation, formations
from anga.games.troop.rules.march import march, march_order
from anga.games.troop.rules.position import TroopPosition
from anga.kit.grid import mask, squares_of


class Marcher(NamedTuple):
    """A marching piece: the cells from which and to which it goes, and whether it falls there."""

    origin: int
    target: int
    falls: bool


class Resolution(NamedTuple):
    """A move in detail: the muster step or None, the formation, its march, and who falls."""

    step: Step | None
    formation: Formation
    direction: int
    steps: int
    marchers: tuple[Marcher, ...]
    beaten: tuple[int, ...]

    @property
    def lost(self) -> tuple[int, ...]:
        """The cells on which marchers fall."""
        return tuple(marcher.target for marcher in self.marchers if marcher.falls)


def resolve(position: TroopPosition, move: int) -> Resolution:
    """The effects of a legal move. The marcher farthest ahead comes first."""
    step, cells, direction, steps = decode(move)
    board = position.board
    formation = formations(board.size)[mask(cells)]
    beaten = lost = 0
    for clash in march(board, march_order(formation, direction, steps), position.other):
        beaten |= clash.met
        lost |= clash.lost
    ways = [(cell, cell + steps * board.shifts[direction]) for cell in cells]
    ways.sort(reverse=board.shifts[direction] > 0)
    marchers = tuple(Marcher(*way, bool(lost >> way[1] & 1)) for way in ways)
    return Resolution(step, formation, direction, steps, marchers, tuple(squares_of(beaten)))

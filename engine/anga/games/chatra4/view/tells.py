"""What explains a drop: the pairs of Subjects whose lines opened its square, as figures."""

from anga.contract.game import Line
from anga.games.chatra4.rules.drops import guards
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.view.deeds import area_of_drop
from anga.kit.pairs.encoding import OBJECT
from anga.kit.pairs.offside import opening_lines
from anga.kit.pairs.tells import offside
from anga.shared.advice import Reason


def tells(line: Line[Chatra4Position, int]) -> list[Reason]:
    """For each Object that guarded the square of a drop, the line that opened it."""
    if not line.moves or line.moves[-1] >= OBJECT or line.positions[-2].opening:
        return []
    before, square = line.positions[-2], line.moves[-1]
    if area_of_drop(before, square) != "line":
        return []
    sides, board = before.sides, before.variant.board
    guarding = [rival for rival, guarded in guards(sides) if guarded >> square & 1]
    return [
        offside(board, square, pair)
        for rival in guarding
        for pair in opening_lines(board, sides.mine, rival.object, board.bit[square])[:1]
    ]

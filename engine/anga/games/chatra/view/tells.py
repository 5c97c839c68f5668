"""What explains a drop: the two Subjects whose line opened its square, as a figure."""

from anga.contract.game import Line
from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.view.deeds import area_of_drop
from anga.kit.pairs.encoding import OBJECT
from anga.kit.pairs.offside import opening_lines
from anga.kit.pairs.tells import offside
from anga.shared.advice import Reason


def tells(line: Line[ChatraPosition, int]) -> list[Reason]:
    """The offside line behind which a Subject was dropped."""
    if not line.moves or line.moves[-1] >= OBJECT or line.positions[-2].opening:
        return []
    before, square = line.positions[-2], line.moves[-1]
    if area_of_drop(before, square) != "line":
        return []
    sides, board = before.sides, before.variant.board
    return [
        offside(board, square, pair)
        for pair in opening_lines(board, sides.mine, sides.enemy, board.bit[square])[:1]
    ]

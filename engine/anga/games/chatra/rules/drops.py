"""Where a Subject may be dropped: own camp, far zones, the offside line, and exceptions."""

from anga.games.chatra.rules.sides import TwoSides
from anga.kit.pairs import checks
from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.offside import offside


def area(sides: TwoSides) -> int:
    """The squares, empty or not, that the drop area of a side includes."""
    variant, board = sides.variant, sides.variant.board
    if sides.freed:
        return board.full
    if variant.columns:
        return columns(board, sides.seat, sides.mine)
    return zones(sides) | offside(board, sides.mine, sides.enemy)


def zones(sides: TwoSides) -> int:
    """The own camp, and the zones that neither hold nor touch the enemy Object's zone."""
    board = sides.variant.board
    return board.zones[board.zone[sides.own]] | board.far[board.zone[sides.enemy]]


def columns(board: ZoneBoard, seat: str, mine: int) -> int:
    """Niwashi's proposal: each third of the files is open up to one's most advanced Subject."""
    found = board.bottom if seat == "b" else board.top
    for third in board.thirds:
        ranks = [board.ranks[square] for square in board.squares(mine & third)]
        if ranks and seat == "b":
            found |= third & board.full >> min(ranks) * board.size << min(ranks) * board.size
        elif ranks:
            found |= third & (1 << (max(ranks) + 1) * board.size) - 1
    return found


def checking(sides: TwoSides, occupied: int, among: int) -> int:
    """Those squares of `among` on which a new Subject would leave the enemy Object attacked."""
    variant, own = sides.variant, sides.variant.board.bit[sides.own]
    return checks.checking(variant, sides.mine, own, occupied, sides.enemy, among=among)

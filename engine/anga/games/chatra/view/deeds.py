"""The effects of a move besides captures, drops and checks; and possible captures."""

from anga.games.chatra.rules.drops import zones
from anga.games.chatra.rules.moves import captures
from anga.games.chatra.rules.position import ChatraPosition
from anga.kit.pairs.encoding import OBJECT, SUBJECT
from anga.kit.pairs.ways import manner


def deeds(position: ChatraPosition, move: int) -> list[str]:
    """The kind of move (step, flight, slide, or the area of a drop), and if it answers a check."""
    found = []
    if move < OBJECT and not position.opening:
        found.append(area_of_drop(position, move))
    if move & SUBJECT:
        found.append(manner(position.variant.board, position.sides.mine, move))
    elif move & OBJECT and position.sides.own >= 0:
        found.append("object")
    if position.turn in position.check:
        found.append("answer")
    return found


def area_of_drop(position: ChatraPosition, square: int) -> str:
    """What opens a square for a drop: the own camp, a far zone, else the offside line.

    Under the option `columns` one's own side, else a disc ahead in that third of the files. The
    first check of a relay lifts all that, under `checker` one's own first check.
    """
    sides, board = position.sides, position.variant.board
    if sides.freed:
        return "freed" if position.variant.checker else "anywhere"
    if position.variant.columns:
        own_side = board.bottom if sides.seat == "b" else board.top
        return "side" if own_side >> square & 1 else "third"
    if board.zone[square] == board.zone[sides.own]:
        return "camp"
    return "far" if zones(sides) >> square & 1 else "line"


def threats(position: ChatraPosition, seat: str) -> list[str]:
    """The squares of discs that a side could capture, and of an Object that it attacks."""
    sides, board = position.seen_by(seat), position.variant.board
    if sides.opening:
        return []
    found = {move & 255 for move in captures(sides)}
    if {*position.check} - {seat}:
        found.add(sides.enemy)
    return [board.names[square] for square in sorted(found)]

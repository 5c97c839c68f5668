"""The effects of a move besides captures, drops and checks; and possible captures."""

from anga.games.chatra4.rules.drops import camp, guards
from anga.games.chatra4.rules.moves import captures
from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS
from anga.games.chatra4.view.description import seats_mated
from anga.kit.pairs.encoding import OBJECT, PASS, SUBJECT
from anga.kit.pairs.functions import is_attacked
from anga.kit.pairs.ways import manner


def deeds(position: Chatra4Position, move: int) -> list[str]:
    """The kind of move (step, flight, slide, or the area of a drop), answers to check, mates."""
    found = []
    if move == PASS:
        found.append("pass")
    elif move < OBJECT and not position.opening:
        found.append(area_of_drop(position, move))
    elif move & SUBJECT:
        found.append(manner(position.variant.board, position.sides.mine, move))
    elif move & OBJECT and position.sides.own >= 0:
        found.append("object")
    if position.checkers:
        found.append("answer")
    after = position.after(move)
    maters = {after.states[number][1] for number, _ in seats_mated(position, after)}
    found += ["mate"] if position.turn in maters else []
    found += ["mate-of-another"] if maters - {position.turn} else []
    return found


def area_of_drop(position: Chatra4Position, square: int) -> str:
    """What opens a square for a drop: the own camp, an unguarded zone, else the lines."""
    sides = position.sides
    if camp(sides) >> square & 1:
        return "camp"
    return "line" if any(guarded >> square & 1 for _, guarded in guards(sides)) else "unguarded"


def threats(position: Chatra4Position, seat: str) -> list[str]:
    """The squares of Subjects that a player could capture, and of Objects that it attacks."""
    number, board = SEATS.index(seat), position.variant.board
    if position.states[number] != ACTIVE or position.opening or position.over:
        return []
    sides = position.seen_by(number)
    found = {move & 255 for move in captures(sides)}
    own, occupied = board.bit[sides.own], sides.occupied
    found |= {
        rival.object
        for rival in sides.rivals
        if is_attacked(sides.variant, sides.mine, own, occupied, rival.object)
    }
    return [board.names[square] for square in sorted(found)]

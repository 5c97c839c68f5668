"""Moves that harm one player at once: captures of its Subjects, and checks to its Object."""

from anga.games.chatra4.rules.moves import captures
from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4
from anga.games.chatra4.rules.rulesets import SEATS
from anga.games.chatra4.rules.sides import Sides
from anga.kit.pairs.checks import suspects
from anga.kit.pairs.encoding import CAPTURE, SUBJECT
from anga.kit.pairs.functions import attacked


def replies(position: Chatra4, letter: str) -> list[int]:
    """Moves by which whoever is to move, not in check, harms a seat."""
    victim = SEATS.index(letter)
    if position.states[victim] != ACTIVE or position.opening:
        return []
    sides, men = position.sides, position.men[victim]
    found = [move for move in captures(sides) if men >> (move & 255) & 1]
    return found + checks(position, sides, position.objects[victim])


def checks(position: Chatra4, sides: Sides, e: int) -> list[int]:
    """The moves of Subjects to empty squares that open an attack on the Object on a square.

    A Subject that does so without coming to a fitting square leaves a line with the Object; that
    it may set others free which it kept apart is not looked for.
    """
    variant, board, mine = sides.variant, sides.variant.board, sides.mine
    bit, occupied = board.bit, sides.occupied
    own = bit[sides.own]
    if attacked(variant, mine, own, occupied, e):
        return []
    new, lined = suspects(board, mine, occupied, e), mine & board.stars[e]
    found = []
    for move in position.legal():
        if move & SUBJECT and not move & CAPTURE:
            start, to = bit[move >> 8 & 255], bit[move & 255]
            if (to & new or start & lined) and attacked(
                variant, mine ^ start | to, own, occupied ^ start | to, e
            ):
                found.append(move)
    return found

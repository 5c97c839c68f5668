"""Where a Subject may be dropped: own camp, unguarded zones, and behind the lines."""

from anga.games.chatra4.rules.rulesets import SEATS
from anga.games.chatra4.rules.sides import FourSides, Rival
from anga.kit.pairs.checks import checking
from anga.kit.pairs.functions import is_attacked
from anga.kit.pairs.offside import offside
from anga.shared.scene import Phrase


def area(sides: FourSides) -> int:
    """The squares, empty or not, that a player's drop area includes."""
    board = sides.variant.board
    found = board.full
    for rival, guarded in guards(sides):
        found &= ~guarded | offside(board, sides.mine, rival.object)
    return found | camp(sides)


def camp(sides: FourSides) -> int:
    """The zone of the own Object."""
    board = sides.variant.board
    return board.zones[board.zone[sides.own]]


def guards(sides: FourSides) -> list[tuple[Rival, int]]:
    """For each enemy Object the squares of the zones that it guards against this player."""
    board, rivals = sides.variant.board, sides.rivals
    homes = [board.zones[board.zone[rival.object]] for rival in rivals]
    near = [board.full ^ board.far[board.zone[rival.object]] for rival in rivals]
    if sides.variant.area == "camps":
        return list(zip(rivals, homes, strict=True))
    if sides.variant.area == "tight" or len(rivals) == 1:
        return list(zip(rivals, near, strict=True))
    shared = _shared(near)
    return [
        (rival, home | its & shared) for rival, home, its in zip(rivals, homes, near, strict=True)
    ]


def _shared(near: list[int]) -> int:
    """The squares of zones that at least two Objects hold or touch."""
    once = twice = 0
    for each in near:
        twice |= once & each
        once |= each
    return twice


def closing(sides: FourSides, square: int) -> list[Rival]:
    """The Objects whose guard closes a square to drops, outside the own camp."""
    board, bit = sides.variant.board, sides.variant.board.bit[square]
    return [
        rival
        for rival, guarded in guards(sides)
        if guarded & bit and not offside(board, sides.mine, rival.object) & bit
    ]


def open_for_drops(sides: FourSides) -> int:
    """The squares, empty or not, where neither the area nor adjacency forbids a drop."""
    return area(sides) & ~sides.variant.board.beside(sides.subjects)


def newly_checking(sides: FourSides, occupied: int, among: int) -> int:
    """The squares of `among` where a new Subject would open an attack on an Object.

    Objects that are attacked already do not count.
    """
    variant, found = sides.variant, 0
    own = variant.board.bit[sides.own]
    for rival in sides.rivals:
        if among and not is_attacked(variant, sides.mine, own, occupied, rival.object):
            found |= checking(variant, sides.mine, own, occupied, rival.object, among=among)
            among &= ~found
    return found


def together(rivals: list[Rival]) -> Phrase:
    """Several players in one phrase."""
    *others, last = [f"seat:{SEATS[rival.seat]}" for rival in rivals]
    told: Phrase = ""
    for other in others:
        told = ["listed", told, other] if told else other
    return ["and", told, last] if told else last

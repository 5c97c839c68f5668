"""Where a Subject may be dropped: own camp, unguarded zones, and behind the lines."""

from functools import cache, lru_cache

from anga.games.chatra4.rules.rulesets import SEATS, SIZE
from anga.games.chatra4.rules.sides import FourSides, Rival, rival_of
from anga.kit.pairs.board import board_of
from anga.kit.pairs.checks import attacking, suspects
from anga.kit.pairs.offside import offside
from anga.shared.scene import Phrase

MOST_KEPT = 20_000  # areas


def area(sides: FourSides) -> int:
    """The squares, empty or not, that a player's drop area includes."""
    objects = tuple([rival.object for rival in sides.rivals])
    return area_of(sides.variant.area, sides.mine, sides.own, objects)


@lru_cache(maxsize=MOST_KEPT)
def area_of(rule: str, mine: int, own: int, objects: tuple[int, ...]) -> int:
    """A player's drop area by its Subjects, its Object and the enemy Objects, cached.

    `rule` is the rule on the drop area. A move changes few of the four areas.
    """
    board, closed = board_of(SIZE), 0
    zones = tuple([board.zone[e] for e in objects])
    for e, guarded in zip(objects, _guarded(rule, zones), strict=True):
        closed |= guarded & ~offside(board, mine, e)
    return board.full & ~closed | board.zones[board.zone[own]]


def camp(sides: FourSides) -> int:
    """The zone of the own Object."""
    board = sides.variant.board
    return board.zones[board.zone[sides.own]]


def guards(sides: FourSides) -> list[tuple[Rival, int]]:
    """For each enemy Object the squares of the zones that it guards against this player."""
    zone, rivals = sides.variant.board.zone, sides.rivals
    guarded = _guarded(sides.variant.area, tuple([zone[rival.object] for rival in rivals]))
    return list(zip(rivals, guarded, strict=True))


@cache
def _guarded(rule: str, zones: tuple[int, ...]) -> list[int]:
    """The squares that Objects in these zones guard, by the rule on the drop area."""
    board = board_of(SIZE)
    homes = [board.zones[zone] for zone in zones]
    near = [board.full ^ board.far[zone] for zone in zones]
    if rule == "camps":
        return homes
    if rule == "tight" or len(zones) == 1:
        return near
    shared = _shared(near)
    return [home | its & shared for home, its in zip(homes, near, strict=True)]


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
    variant, mine, found = sides.variant, sides.mine, 0
    own = variant.board.bit[sides.own]
    dropper = rival_of(sides.seat, mine, sides.own, variant.linewise)
    for rival in sides.rivals:
        e = rival.object
        tried = among & ~found
        if tried and not dropper.attacks(variant, occupied, e):
            tried &= suspects(variant.board, mine, occupied, e)
            found |= attacking(variant, mine, own, occupied, e, among=tried)
    return found


def together(rivals: list[Rival]) -> Phrase:
    """Several players in one phrase."""
    *others, last = [f"seat:{SEATS[rival.seat]}" for rival in rivals]
    told: Phrase = ""
    for other in others:
        told = ["listed", told, other] if told else other
    return ["and", told, last] if told else last

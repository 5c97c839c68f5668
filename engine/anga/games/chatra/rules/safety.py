"""The effects of a move on the Objects: checks given and suffered, and blocks."""

from anga.games.chatra.rules.sides import TwoSides
from anga.kit.pairs import checks
from anga.kit.pairs.encoding import OBJECT, PASS, SUBJECT
from anga.kit.pairs.functions import is_attacked


def in_check(sides: TwoSides) -> bool:
    """Whether the own Object is on the board and attacked."""
    if sides.own < 0:
        return False
    enemy = sides.variant.board.bit[sides.enemy]
    return is_attacked(sides.variant, sides.theirs, enemy, sides.occupied, sides.own)


def gives_check(sides: TwoSides, move: int) -> bool:
    """Whether a move leaves the enemy Object attacked."""
    mine, theirs, own = sides_after(sides, move)
    if own < 0 or sides.enemy < 0:
        return False
    bit = sides.variant.board.bit
    occupied = mine | theirs | bit[own] | bit[sides.enemy]
    return is_attacked(sides.variant, mine, bit[own], occupied, sides.enemy)


def endangers(sides: TwoSides, move: int) -> bool:
    """Whether a move leaves the own Object attacked."""
    mine, theirs, own = sides_after(sides, move)
    if own < 0:
        return False
    bit = sides.variant.board.bit
    occupied = mine | theirs | bit[own] | bit[sides.enemy]
    return is_attacked(sides.variant, theirs, bit[sides.enemy], occupied, own)


def sides_after(sides: TwoSides, move: int) -> tuple[int, int, int]:
    """Own Subjects, enemy Subjects and own Object after a move."""
    bit = sides.variant.board.bit
    mine, theirs, own = sides.mine, sides.theirs, sides.own
    if move & PASS:
        return mine, theirs, own
    to = move & 255
    if move & OBJECT:
        return mine, theirs & ~bit[to], to
    if move & SUBJECT:
        return mine & ~bit[move >> 8 & 255] | bit[to], theirs & ~bit[to], own
    return mine | bit[to], theirs, own


def blocking(sides: TwoSides, occupied: int, among: int) -> int:
    """Those squares of `among` on which a new piece would end the check of the own Object."""
    variant, enemy = sides.variant, sides.variant.board.bit[sides.enemy]
    return checks.blocking(variant, sides.theirs, enemy, occupied, sides.own, among=among)

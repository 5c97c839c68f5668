"""The advance condition: which pairs it breaks, and where flights and slides may lead.

Attacks are not affected: the condition never forbids the capture of the Object from which it is
measured, nor does the Object between a pair matter, since behind it there is nothing to capture.
"""

from anga.games.chatra.rules.rulesets import ChatraVariant
from anga.games.chatra.rules.sides import TwoSides
from anga.kit.pairs import functions
from anga.kit.pairs.armies import army, slides_until


def partners(variant: ChatraVariant, mine: int, able: list[int], square: int, e: int) -> list[int]:
    """The partners of a Subject, of those with a relative function: none behind the Object."""
    apart = mine & variant.board.shadows[e << 8 | square] if variant.advance == "angle" else 0
    return functions.partners(variant, mine, able, square, apart)


def reached(sides: TwoSides, occupied: int, wanted: int) -> list[tuple[int, int]]:
    """Each own Subject's square, and the squares to which it leads, those of its side included.

    Omits Subjects that could not reach any `wanted` square even if nothing were in their way.
    """
    variant, board, e = sides.variant, sides.variant.board, sides.enemy
    if variant.advance == "angle":  # which pairs there are depends on the enemy Object, too
        able = functions.taking_part(variant, sides.mine)
        squares = board.squares(sides.mine)
        return [(square, goals(sides, able, square, occupied)) for square in squares]
    ways: list[tuple[int, int]] = []
    for square, struck, slides, most in army(variant, sides.mine)[0]:
        if most & wanted:
            met = slides & occupied
            found = struck | slides_until(board, square, slides, met) if met else most
            if variant.advance == "distance":
                found = found & forward(variant, square, e) | board.king[square]
            ways.append((square, found))
    return ways


def goals(sides: TwoSides, able: list[int], square: int, occupied: int) -> int:
    """The squares to which a Subject steps, flies and slides, those of its own side included."""
    variant, king = sides.variant, sides.variant.board.king[square]
    if square not in able:
        return king
    friends = partners(variant, sides.mine, able, square, sides.enemy)
    found = functions.reachable_squares(variant.board, square, friends, occupied)
    return found & forward(variant, square, sides.enemy) | king


def forward(variant: ChatraVariant, square: int, e: int) -> int:
    """Advance condition: the squares to which a flight or slide may lead."""
    if variant.advance == "angle":
        return variant.board.ahead[e << 8 | square]
    if variant.advance == "distance":
        return variant.board.nearer[e << 8 | square]
    return variant.board.full

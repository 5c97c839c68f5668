"""Reasons for a move besides captures: room for drops, free squares around Objects, flights."""

from anga.games.chatra.rules.drops import area
from anga.games.chatra.rules.moves import subject_moves
from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.rulesets import OPPONENT
from anga.games.chatra.rules.sides import TwoSides
from anga.kit.pairs.encoding import SUBJECT


def reasons(position: ChatraPosition, move: int) -> list[str]:
    """The changes in room for drops, in free squares around both Objects, and in flights."""
    after, seat = position.after(move), position.turn
    if position.opening or after.opening:
        return []
    before, now = position.seen_by(seat), after.seen_by(seat)
    other, their = position.seen_by(OPPONENT[seat]), after.seen_by(OPPONENT[seat])
    found = ["ground"] if _room(now) > _room(before) else []
    found += ["presses"] if _breath(their) < _breath(other) else []
    found += ["breath"] if _breath(now) > _breath(before) else []
    return found + (["linked"] if _ways(now) > _ways(before) else [])


def _room(sides: TwoSides) -> int:
    return (area(sides) & ~sides.occupied).bit_count()


def _breath(sides: TwoSides) -> int:
    """The squares to which a side's Object could step without standing next to a disc."""
    board = sides.variant.board
    free = board.king[sides.own] & sides.variant.bounds(sides.seat) & ~sides.occupied
    return (free & ~board.beside(sides.theirs)).bit_count()


def _ways(sides: TwoSides) -> int:
    """The number of flights and slides of a side's discs."""
    king = sides.variant.board.king
    moves = subject_moves(sides, sides.occupied, False)
    return sum(
        1 for move in moves if move & SUBJECT and not king[move >> 8 & 255] >> (move & 255) & 1
    )

"""What speaks for a turn beside captures: room to drop, both Objects' breath, ways to fly."""

from anga.games.chatra.rules.drops import area
from anga.games.chatra.rules.moves import subject_moves
from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.rulesets import OPPONENT
from anga.games.chatra.rules.sides import TwoSides
from anga.kit.pairs.encoding import SUBJECT


def reasons(position: ChatraPosition, move: int) -> list[str]:
    """Whether more squares are open for drops, whose Object has room to flee, and who can fly."""
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
    """The neighbours to which a side's Object could step without standing beside a disc."""
    board = sides.variant.board
    free = board.king[sides.own] & sides.variant.bounds(sides.seat) & ~sides.occupied
    return (free & ~board.beside(sides.theirs)).bit_count()


def _ways(sides: TwoSides) -> int:
    """How many flights and slides a side's discs have."""
    king = sides.variant.board.king
    moves = subject_moves(sides, sides.occupied, False)
    return sum(
        1 for move in moves if move & SUBJECT and not king[move >> 8 & 255] >> (move & 255) & 1
    )

"""What Chatra's player values."""

from anga.games.chatra.rules import Chatra


def evaluate(position: Chatra, seat: str) -> int:
    """How good a position looks to a seat, in hundredths of a Subject."""
    sides = position.seen_by(seat)
    return 100 * (sides.mine.bit_count() + sides.hand)

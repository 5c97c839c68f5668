"""The evaluation of Chatra: discs, room for drops, and free squares around Objects."""

from operator import mul, sub

from anga.contract.chance_model import ChanceModel, Seen, worths
from anga.games.chatra.player.weights import WEIGHTS
from anga.games.chatra.rules.drops import area
from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.rulesets import OPPONENT, SEATS
from anga.games.chatra.rules.sides import TwoSides

NAMES = (
    "a Subject on the board",
    "one in hand",
    "a square on which drops are open",
    "an enemy Subject on a line with the Object",
    "one within three steps of it",
    "a neighbour to which the Object could flee",
    "turns still to come in a row, squared",
    "the move",
)
*WORTH, AHEAD, _ = worths(WEIGHTS[0], unit=WEIGHTS[0][0])  # hundredths of a Subject on the board


def evaluate(position: ChatraPosition, seat: str) -> int:
    """The value of a position to a seat, in hundredths of a Subject."""
    opening, ahead = position.opening, AHEAD * position.row * position.row
    own = _numbers(position.seen_by(seat), opening)
    their = _numbers(position.seen_by(OPPONENT[seat]), opening)
    value: int = sum(map(mul, WORTH, map(sub, own, their)))
    return value + (ahead if position.turn == seat else -ahead)


def _numbers(sides: TwoSides, opening: bool) -> tuple[int, ...]:
    """Feature counts of one side; Subjects only until both Objects are on the board."""
    if opening:
        return sides.mine.bit_count(), sides.hand, 0, 0, 0, 0
    board, theirs = sides.variant.board, sides.theirs
    near = board.king[sides.own] & sides.variant.bounds(sides.seat)
    return (
        sides.mine.bit_count(),
        sides.hand,
        area(sides).bit_count(),
        (theirs & board.stars[sides.own]).bit_count(),
        (board.beside(board.beside(board.king[sides.own])) & theirs).bit_count(),
        (near & ~sides.occupied & ~board.beside(theirs)).bit_count(),
    )


def see(position: ChatraPosition) -> Seen:
    """The features of a position for learning: a row of NAMES for each seat."""
    rows = []
    for seat in SEATS:
        moves, row = position.turn == seat, position.row
        numbers = _numbers(position.seen_by(seat), position.opening)
        rows.append((*numbers, row * row * moves, int(moves)))
    return 0, rows


LEARNED = ChanceModel(SEATS, see, NAMES, WEIGHTS)

"""The evaluation of Chatra: discs, room for drops, and what threatens the Objects."""

from anga.contract.chance_model import ChanceModel, Seen, worths
from anga.games.chatra.player.weights import WEIGHTS
from anga.games.chatra.rules.drops import area
from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.rulesets import OPPONENT, SEATS
from anga.games.chatra.rules.sides import TwoSides

NAMES = (
    "a Subject on the board",
    "one in the central zone",
    "one in hand",
    "a square on which drops are open",
    "an enemy Subject on a line with the Object",
    "one over which others could fly to it",
    "a neighbour to which the Object could flee",
    "turns still to come in a row, squared",
    "a check of the Object",
    "the move",
)
UNIT = WEIGHTS[0][0]  # a Subject on the board
SUBJECT, CENTRAL, IN_HAND, ROOM, ON_LINE, HURDLE, FLIGHT, AHEAD, CHECK, _ = worths(WEIGHTS[0], UNIT)


def evaluate(position: ChatraPosition, seat: str) -> int:
    """The value of a position to a seat, in hundredths of a Subject."""
    mover, other = position.sides, position.seen_by(OPPONENT[position.turn])
    value = AHEAD * position.row * position.row + SUBJECT * (
        mover.mine.bit_count() - mover.theirs.bit_count()
    )
    if mover.opening:
        value += IN_HAND * (mover.hand - other.hand)
    else:
        value += _standing(mover) - _standing(other) + CHECK * position.in_check
    return value if position.turn == seat else -value


def _standing(sides: TwoSides) -> int:
    """The value of a side's hand, of its room, and of its Object's place."""
    board, own, theirs = sides.variant.board, sides.own, sides.theirs
    value = IN_HAND * sides.hand + ROOM * area(sides).bit_count()
    value += CENTRAL * (sides.mine & board.centre).bit_count()
    value += ON_LINE * (theirs & board.stars[own]).bit_count()
    value += HURDLE * (theirs & board.hurdles[own]).bit_count()
    free = board.king[own] & sides.variant.bounds(sides.seat) & ~sides.occupied
    near = theirs & board.near[own]
    if near:
        free &= ~board.beside(near)
    return value + FLIGHT * free.bit_count()


def _numbers(sides: TwoSides, opening: bool) -> tuple[int, ...]:
    """Feature counts of one side; Subjects only until both Objects are on the board."""
    if opening:
        return sides.mine.bit_count(), 0, sides.hand, 0, 0, 0, 0
    board, theirs = sides.variant.board, sides.theirs
    near = board.king[sides.own] & sides.variant.bounds(sides.seat)
    return (
        sides.mine.bit_count(),
        (sides.mine & board.centre).bit_count(),
        sides.hand,
        area(sides).bit_count(),
        (theirs & board.stars[sides.own]).bit_count(),
        (theirs & board.hurdles[sides.own]).bit_count(),
        (near & ~sides.occupied & ~board.beside(theirs)).bit_count(),
    )


def see(position: ChatraPosition) -> Seen:
    """The features of a position for learning: a row of NAMES for each seat."""
    rows = []
    for seat in SEATS:
        moves, row = position.turn == seat, position.row
        numbers = _numbers(position.seen_by(seat), position.opening)
        checked = moves and not position.opening and position.in_check
        rows.append((*numbers, row * row * moves, int(checked), int(moves)))
    return 0, rows


LEARNED = ChanceModel(SEATS, see, NAMES, WEIGHTS, UNIT)

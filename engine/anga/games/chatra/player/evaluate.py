"""What Chatra's player values: discs, room to drop them, and Objects that can breathe."""

from collections.abc import Mapping

from anga.contract.learned import LOOKS, Learned, looks, shares
from anga.games.chatra.player.weights import WEIGHTS
from anga.games.chatra.rules.drops import area
from anga.games.chatra.rules.position import Chatra
from anga.games.chatra.rules.rulesets import OPPONENT, SEATS
from anga.games.chatra.rules.sides import Sides

ON_BOARD, IN_HAND = 100, 92  # a Subject
ROOM = 2  # a square on which drops are open
AIM = 7  # an enemy Subject on a line with the Object
CLOSE = 9  # an enemy Subject within three steps of the Object
BREATH = 8  # a neighbour to which the Object could flee
ABLE = 4  # turns still to come in a row, or the move


def evaluate(position: Chatra, seat: str) -> int:
    """How good a position looks to a seat, in hundredths of a Subject."""
    own, their = position.seen_by(seat), position.seen_by(OPPONENT[seat])
    value = _material(own) - _material(their)
    if not position.opening:
        value += _standing(own) - _standing(their)
    ahead = ABLE * position.row * position.row
    return value + (ahead if position.turn == seat else -ahead)


def _material(sides: Sides) -> int:
    return ON_BOARD * sides.mine.bit_count() + IN_HAND * sides.hand


def _standing(sides: Sides) -> int:
    """Room for drops, and how safe the own Object is."""
    board, theirs = sides.variant.board, sides.theirs
    open_ = area(sides)
    near = board.king[sides.own]
    within = board.beside(board.beside(near)) & theirs
    breath = near & ~sides.occupied & ~board.beside(theirs)
    return (
        ROOM * open_.bit_count()
        + BREATH * breath.bit_count()
        - AIM * (theirs & board.stars[sides.own]).bit_count()
        - CLOSE * within.bit_count()
    )


LEARNED = Learned(looks(evaluate, SEATS), LOOKS, WEIGHTS)


def chances(position: Chatra) -> Mapping[str, float]:
    """Each side's expected share of first places in a position that is not over."""
    return dict(zip(SEATS, shares(WEIGHTS, *LEARNED.see(position)), strict=True))

"""The evaluation: Subjects, room for drops, free squares around Objects, and mates."""

from operator import mul

from anga.contract.chance_model import ChanceModel, Row, Seen, worths
from anga.games.chatra4.player.weights import WEIGHTS
from anga.games.chatra4.rules.drops import area
from anga.games.chatra4.rules.mates import rivals_of
from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS
from anga.games.chatra4.rules.sides import FourSides

NAMES = (
    "a Subject on the board",
    "one in hand",
    "a square on which drops are open",
    "an enemy Subject on a line with the Object",
    "one within three steps of it",
    "a neighbour to which the Object could flee",
    "a mate that was given",
    "being in check",
    "the move",
)
WORTH = worths(WEIGHTS[0], unit=WEIGHTS[0][0])  # hundredths of a Subject on the board
BEATEN = -20_000


def evaluate(position: Chatra4Position, seat: str) -> int:
    """The value of a position to a seat, in hundredths of a Subject, less its rivals' mean."""
    number = SEATS.index(seat)
    if position.states[number] != ACTIVE:
        return BEATEN
    rivals = rivals_of(position.states, number)
    theirs = sum([_value(position, other) for other in rivals])
    return _value(position, number) - theirs // len(rivals)


def _value(position: Chatra4Position, number: int) -> int:
    return sum(map(mul, WORTH, _numbers(position, number)))


def _numbers(position: Chatra4Position, number: int) -> tuple[int, ...]:
    """Feature counts of a seat; Subjects only until all Objects are on the board."""
    on_turn = number == position.seat
    sides = position.sides if on_turn else position.seen_by(number)
    seat, states = SEATS[number], position.states
    mates = 0 if states.count(ACTIVE) == len(states) else [s[1:] for s in states].count(seat)
    if sides.opening:
        return sides.mine.bit_count(), sides.hand, 0, 0, 0, 0, mates, 0, int(on_turn)
    return (
        sides.mine.bit_count(), sides.hand, area(sides).bit_count(), *_around(sides), mates,
        int(bool(position.checkers if on_turn else sides.checkers)), int(on_turn),
    )  # fmt: skip


def _around(sides: FourSides) -> tuple[int, int, int]:
    """Enemy Subjects near the Object and on its lines, and its free squares."""
    board, own, theirs = sides.variant.board, sides.own, 0
    for rival in sides.rivals:
        theirs |= rival.men
    near = board.king[own]
    return (
        (theirs & board.stars[own]).bit_count(),
        (board.beside(board.beside(near)) & theirs).bit_count(),
        (near & ~sides.occupied & ~board.beside(theirs)).bit_count(),
    )


def see(position: Chatra4Position) -> Seen:
    """The features of a position for learning: a row of NAMES for each remaining seat."""
    rows: list[Row | None] = [
        _numbers(position, number) if position.states[number] == ACTIVE else None
        for number in range(len(SEATS))
    ]
    return 0, rows


LEARNED = ChanceModel(SEATS, see, NAMES, WEIGHTS)

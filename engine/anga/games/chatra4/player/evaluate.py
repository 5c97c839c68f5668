"""What the player values: Subjects, room to drop them, Objects that can breathe, and mates."""

from operator import mul

from anga.contract.learned import Learned, Seen, worths
from anga.games.chatra4.player.weights import WEIGHTS
from anga.games.chatra4.rules.drops import area_of
from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4
from anga.games.chatra4.rules.rulesets import SEATS, SIZE
from anga.games.chatra4.rules.sides import Rival
from anga.kit.lazy import Lazy
from anga.kit.pairs.board import board_of

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
UNSEEN = (0, 0, 0, 0, 0)

Numbers = tuple[int, ...]


def evaluate(position: Chatra4, seat: str) -> int:
    """How good a position looks to a seat, in hundredths of a Subject, beside its rivals' mean."""
    rows = _rows(position)
    mine = rows.pop(SEATS.index(seat))
    if mine is None:
        return BEATEN
    theirs = [_value(row) for row in rows if row]
    return _value(mine) - sum(theirs) // len(theirs)


def _value(row: Numbers) -> int:
    return sum(map(mul, WORTH, row))


def _rows(position: Chatra4) -> list[Numbers | None]:
    """How often each seat that is left has what is valued; in the opening, Subjects only."""
    armies, states, hands = position.armies, position.states, position.hands
    left = [army for army in armies if states[army.seat] == ACTIVE]
    maters, opening = [state[1:] for state in states], position.opening
    rows: list[Numbers | None] = [None] * len(armies)
    for army in left:
        seat, others = army.seat, [other for other in left if other is not army]
        *around, checked = UNSEEN if opening else _seen(position, army, others)
        rows[seat] = (
            army.men.bit_count(), hands[seat], *around, maters.count(SEATS[seat]), checked,
            int(SEATS[seat] == position.turn),
        )  # fmt: skip
    return rows


def _seen(position: Chatra4, army: Rival, others: list[Rival]) -> Numbers:
    """Room to drop, enemies on lines with the Object and near it, where it could flee, a check."""
    variant, mine, own, theirs = position.variant, army.men, army.object, 0
    for other in others:
        theirs |= other.men
    board = variant.board
    free = board.king[own] & ~position.occupied
    return (
        area_of(variant.area, mine, own, tuple([other.object for other in others])).bit_count(),
        (theirs & board.stars[own]).bit_count(),
        (theirs & _nearby[own]).bit_count(),
        (free & ~board.beside(theirs)).bit_count() if free else 0,
        int(_is_checked(position, army, others)),
    )


def _is_checked(position: Chatra4, army: Rival, others: list[Rival]) -> bool:
    """Whether somebody attacks its Object."""
    if army.seat == position.seat:
        return bool(position.checkers)
    variant, occupied, e = position.variant, position.occupied, army.object
    for other in others:  # noqa: SIM110 (a generator would take twice as long)
        if other.attacks(variant, occupied, e):
            return True
    return False


def _within_three(square: int) -> int:
    """What is at most three steps from a square."""
    board = board_of(SIZE)
    return board.beside(board.beside(board.king[square]))


_nearby = Lazy(_within_three)


def see(position: Chatra4) -> Seen:
    """What chances and worths are learned from: a row of NAMES for each seat that is left."""
    return 0, _rows(position)


LEARNED = Learned(SEATS, see, NAMES, WEIGHTS)

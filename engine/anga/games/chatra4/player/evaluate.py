"""The evaluation: Subjects, room for drops, free squares around Objects, and mates."""

from operator import mul

from anga.contract.chance_model import ChanceModel, Seen, worths
from anga.games.chatra4.player.weights import WEIGHTS
from anga.games.chatra4.rules.drops import area_of
from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS
from anga.games.chatra4.rules.sides import Rival

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
UNIT = WEIGHTS[0][0]  # a Subject on the board
WORTH = worths(WEIGHTS[0], UNIT)
BEATEN = -20_000
UNSEEN = (0, 0, 0, 0, 0)

Numbers = tuple[int, ...]


def evaluate(position: Chatra4Position, seat: str) -> int:
    """The value of a position to a seat, in hundredths of a Subject, less its rivals' mean."""
    rows = _rows(position)
    mine = rows.pop(SEATS.index(seat))
    if mine is None:
        return BEATEN
    theirs = [_value(row) for row in rows if row]
    return _value(mine) - sum(theirs) // len(theirs)


def _value(row: Numbers) -> int:
    return sum(map(mul, WORTH, row))


def _rows(position: Chatra4Position) -> list[Numbers | None]:
    """The feature counts of each remaining seat; in the opening, of Subjects only."""
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


def _seen(position: Chatra4Position, army: Rival, others: list[Rival]) -> Numbers:
    """The drop area, enemies on the Object's lines and near it, its free squares, a check."""
    variant, mine, own, theirs = position.variant, army.men, army.object, 0
    for other in others:
        theirs |= other.men
    board = variant.board
    free = board.king[own] & ~position.occupied
    return (
        area_of(variant.area, mine, own, tuple([other.object for other in others])).bit_count(),
        (theirs & board.stars[own]).bit_count(),
        (theirs & board.near[own]).bit_count(),
        (free & ~board.beside(theirs)).bit_count() if free else 0,
        int(_is_checked(position, army, others)),
    )


def _is_checked(position: Chatra4Position, army: Rival, others: list[Rival]) -> bool:
    """Whether a rival attacks the Object of an army."""
    if army.seat == position.seat:
        return bool(position.checkers)
    variant, occupied, e = position.variant, position.occupied, army.object
    for other in others:  # noqa: SIM110 (a generator would take twice as long)
        if other.attacks(variant, occupied, e):
            return True
    return False


def see(position: Chatra4Position) -> Seen:
    """The features of a position for learning: a row of NAMES for each remaining seat."""
    return 0, _rows(position)


LEARNED = ChanceModel(SEATS, see, NAMES, WEIGHTS, UNIT)

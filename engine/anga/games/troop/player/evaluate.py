"""The evaluation of a position that is not over."""

from collections.abc import Callable

from anga.contract.chance_model import ChanceModel, Seen, worths
from anga.games.troop.player.formation_counts import KEPT, FormationCounts, numbers_of, order_of
from anga.games.troop.player.weights import WEIGHTS
from anga.games.troop.rules.board import board_of
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.rules.rulesets import ARRAYS, SEATS
from anga.kit.lazy_dict import LazyDict

MANY = 17  # pieces of both sides; if fewer are left, each counts the more, the fewer
NAMES = (
    "a piece, while many are left",
    "one when fewer are left, shared out among all of them",
    "the same, not shared out",
    "a piece, each turn without an attack: at the end of the count the lead wins",
    "a head of a formation that faces forward",
    "of one that faces sideways",
    "a piece without a neighbour of its side",
    "one on the middle files",
    "one on the outermost two",
    "a rank that one is beyond the middle",
    "one on the rank nearest its edge",
    "the spread of the pieces over ranks: the variance",
    "a piece within two steps of an enemy, before the first attack",
    "the same after it",
    "the move",
)
HUNDRED = 0.87  # what weighs a hundred hundredths

PIECE, SHARED, NOT_SHARED, HOLD, *_worth, NEAR, NEAR_AFTER, _ = worths(WEIGHTS[0], HUNDRED)
ORDER = FormationCounts(*_worth)
UNITS = (
    SHARED,
    *(PIECE if count >= MANY else SHARED // count + NOT_SHARED for count in range(1, 82)),
)
"""What one piece more is worth, in hundredths, by the number of all."""


def evaluate(position: TroopPosition, seat: str) -> int:
    """The value of a position to a seat, in hundredths of a unit."""
    size, black, white = ARRAYS[position.rules].size, position.black, position.white
    blacks, whites = black.bit_count(), white.bit_count()
    lead = blacks - whites
    black_order, white_order, around = SUMS[size]
    near = (black & around(white)).bit_count() - (white & around(black)).bit_count()
    score = black_order(black) - white_order(white)
    score += near * (NEAR_AFTER if position.attacked else NEAR)
    if lead:
        score += lead * UNITS[blacks + whites]
        if position.attacked:
            score += HOLD * lead * position.quiet
    return score if seat == "b" else -score


def near_lead(size: int, own: int, other: int) -> int:
    """How many more of one's pieces than of the enemy's are within two steps of an enemy."""
    around = AROUND[size]
    return (own & around(other)).bit_count() - (other & around(own)).bit_count()


def see(position: TroopPosition) -> Seen:
    """The features of a position for learning: a row of NAMES for each seat."""
    size, sides = ARRAYS[position.rules].size, (position.black, position.white)
    count, rows = sum(side.bit_count() for side in sides), []
    quiet = position.quiet if position.attacked else 0
    for seat, forward, side, other in zip(SEATS, (1, -1), sides, sides[::-1], strict=True):
        own, close = side.bit_count(), (side & AROUND[size](other)).bit_count()
        near = (0, close) if position.attacked else (close, 0)
        standing = (own, 0, 0) if count >= MANY else (0, own / count, own)
        order = numbers_of(size, forward)(side)
        rows.append((*standing, own * quiet, *order, *near, int(position.turn == seat)))
    return 0, rows


def _around(size: int) -> Callable[[int], int]:
    """A function that finds the cells within two steps of some pieces."""
    near = board_of(size).near
    return LazyDict[int, int](lambda pieces: near(near(pieces)), KEPT).__getitem__


AROUND = LazyDict[int, Callable[[int], int]](_around)
"""The cells within two steps of a side's pieces, by the board's size."""

SUMS = LazyDict[int, tuple[Callable[[int], int], ...]](
    lambda size: (order_of(size, 1, ORDER), order_of(size, -1, ORDER), AROUND[size])
)
"""The value of Black's and of White's formations, and the cells around pieces, by the size."""

LEARNED = ChanceModel(SEATS, see, NAMES, WEIGHTS, HUNDRED)

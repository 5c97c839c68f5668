"""What the computer values in a position that is not over."""

from collections.abc import Mapping
from functools import lru_cache

from anga.contract.learned import LOOKS, Learned, looks, shares
from anga.games.troop.player.weights import WEIGHTS
from anga.games.troop.rules.board import DIRECTIONS, board_of
from anga.games.troop.rules.formations import heads
from anga.games.troop.rules.position import Troop
from anga.games.troop.rules.rulesets import SEATS

UNIT = 100
HEADS = 3  # each piece and front in which it leads a formation
AHEAD = 3  # more where the front is not backward
ADVANCE = 2  # each rank from the own edge
ALONE = -12  # each piece without a neighbour of its side
HOLD = 8  # a lead, each turn without an attack: at the end of the count it wins
FEW = 300  # shared out among all pieces: the fewer are left, the more a lead counts


def evaluate(position: Troop, seat: str) -> int:
    """How good a position looks to a seat, in hundredths of a unit."""
    size, black, white = position.board.size, position.black, position.white
    lead = black.bit_count() - white.bit_count()
    count = black.bit_count() + white.bit_count()
    score = lead * (UNIT + FEW // count) if count else 0
    score += _order(size, black, 1) - _order(size, white, -1)
    if position.attacked and lead:
        held = HOLD * position.quiet
        score += held if lead > 0 else -held
    return score if seat == "b" else -score


@lru_cache(maxsize=1 << 14)
def _order(size: int, own: int, forward: int) -> int:
    """How well a side stands: formations, their fronts, advance, and who is left alone."""
    board = board_of(size)
    score = ALONE * (own & ~board.beside(own)).bit_count()
    for front, (_, ahead) in enumerate(DIRECTIONS.values()):
        worth = HEADS + (AHEAD if ahead * forward >= 0 else 0)
        score += worth * heads(size, own, front).bit_count()
    for rank, cells in enumerate(board.ranks if forward > 0 else reversed(board.ranks)):
        score += ADVANCE * rank * (own & cells).bit_count()
    return score


LEARNED = Learned(looks(evaluate, SEATS), LOOKS, WEIGHTS)


def chances(position: Troop) -> Mapping[str, float]:
    """Each side's expected share of first places in a position that is not over."""
    return dict(zip(SEATS, shares(WEIGHTS, *LEARNED.see(position)), strict=True))

"""What the computer values in a position that is not over."""

from collections.abc import Mapping

from anga.contract.learned import LOOKS, Learned, looks, shares
from anga.games.troop.player.order import order_of
from anga.games.troop.player.weights import WEIGHTS
from anga.games.troop.rules.position import Troop
from anga.games.troop.rules.rulesets import ARRAYS, SEATS

UNIT = 100
HOLD = 8  # a lead, each turn without an attack: at the end of the count it wins
FEW = 300  # shared out among all pieces: the fewer are left, the more a lead counts


def evaluate(position: Troop, seat: str) -> int:
    """How good a position looks to a seat, in hundredths of a unit."""
    size, black, white = ARRAYS[position.rules].size, position.black, position.white
    blacks, whites = black.bit_count(), white.bit_count()
    lead, count = blacks - whites, blacks + whites
    score = lead * (UNIT + FEW // count) if lead else 0
    score += order_of(size, 1)(black) - order_of(size, -1)(white)
    if position.attacked and lead:
        held = HOLD * position.quiet
        score += held if lead > 0 else -held
    return score if seat == "b" else -score


LEARNED = Learned(looks(evaluate, SEATS), LOOKS, WEIGHTS)


def chances(position: Troop) -> Mapping[str, float]:
    """Each side's expected share of first places in a position that is not over."""
    return dict(zip(SEATS, shares(WEIGHTS, *LEARNED.see(position)), strict=True))

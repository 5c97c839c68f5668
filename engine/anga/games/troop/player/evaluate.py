"""What the computer values in a position that is not over."""

from collections.abc import Mapping

from anga.contract.learned import LOOKS, Learned, looks, shares
from anga.games.troop.player.order import order_of
from anga.games.troop.player.weights import WEIGHTS
from anga.games.troop.rules.position import Troop
from anga.games.troop.rules.rulesets import ARRAYS, SEATS

FEW, LESS = 2_421, 73  # what a lead is worth, shared out among all pieces, and less than that
HOLD = 29  # a lead, each turn without an attack: at the end of the count it wins
LEAST = 78
UNITS = (FEW, *(max(LEAST, FEW // count - LESS) for count in range(1, 82)))
"""What one piece more is worth, in hundredths, by the number of all."""


def evaluate(position: Troop, seat: str) -> int:
    """How good a position looks to a seat, in hundredths of a unit."""
    size, black, white = ARRAYS[position.rules].size, position.black, position.white
    blacks, whites = black.bit_count(), white.bit_count()
    lead = blacks - whites
    score = order_of(size, 1)(black) - order_of(size, -1)(white)
    if lead:
        score += lead * UNITS[blacks + whites]
        if position.attacked:
            score += HOLD * lead * position.quiet
    return score if seat == "b" else -score


LEARNED = Learned(looks(evaluate, SEATS), LOOKS, WEIGHTS)


def chances(position: Troop) -> Mapping[str, float]:
    """Each side's expected share of first places in a position that is not over."""
    return dict(zip(SEATS, shares(WEIGHTS, *LEARNED.see(position)), strict=True))

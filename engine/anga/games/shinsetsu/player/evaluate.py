"""Each force's chance to come first, learned from the computer's own games."""

from collections.abc import Mapping
from math import log

from anga.contract.learned import Learned, shares
from anga.games.shinsetsu.player.features import NAMES, rows
from anga.games.shinsetsu.player.weights import WEIGHTS
from anga.games.shinsetsu.rules.forces import SEATS
from anga.games.shinsetsu.rules.position import Shinsetsu

LEARNED = Learned(rows, NAMES, WEIGHTS)
HOPELESS = 1e-6


def chances(position: Shinsetsu) -> Mapping[str, float]:
    """Each seat's expected share of first places in a position that is not over."""
    return dict(zip(SEATS, shares(WEIGHTS, *rows(position)), strict=True))


def evaluate(position: Shinsetsu, seat: str) -> int:
    """How good a position looks to a seat: a hundred times the logarithm of the odds."""
    share = min(max(chances(position)[seat], HOPELESS), 1 - HOPELESS)
    return round(100 * log(share / (1 - share)))

"""Each force's chance of coming first, learned from the computer's own games."""

from math import log

from anga.contract.chance_model import ChanceModel
from anga.games.shinsetsu.player.features import NAMES, rows
from anga.games.shinsetsu.player.weights import WEIGHTS
from anga.games.shinsetsu.rules.forces import SEATS
from anga.games.shinsetsu.rules.position import ShinsetsuPosition

LEARNED = ChanceModel(SEATS, rows, NAMES, WEIGHTS)
HOPELESS = 1e-6


def evaluate(position: ShinsetsuPosition, seat: str) -> int:
    """The value of a position to a seat: a hundred times the logarithm of its odds."""
    share = min(max(LEARNED.chances(position)[seat], HOPELESS), 1 - HOPELESS)
    return round(100 * log(share / (1 - share)))

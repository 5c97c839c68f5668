"""What the levels mean, and the one door to every way of thinking.

Level 1 plays anything, level 5 as well as Anga can. In a solved game a level is how many plies the
player looks ahead: mates farther off do not exist for it, and level 5 sees them all.
"""

import random
from collections.abc import Iterator

from anga.game import AnyLine
from anga.search import table
from anga.search.limits import Found, Limits

HORIZONS = (0, 1, 3, 7, table.FARTHEST)
LEVELS = len(HORIZONS)


def search(line: AnyLine, limits: Limits) -> Iterator[Found]:
    """Better and better answers to "which move?"; the last is the choice.

    The line must have a legal move. Time, display and cancelling belong to whoever draws the next
    answer.
    """
    horizon = HORIZONS[(limits.level or LEVELS) - 1]
    equal = table.best_moves(line.position, line.game.id, horizon, among=line.legal())
    move = random.Random(limits.seed).choice(equal)
    yield table.found(line.position, line.game.id, move, horizon)

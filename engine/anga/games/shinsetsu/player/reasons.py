"""Reasons for an action besides captures, from the features of the evaluation."""

from anga.games.shinsetsu.player.features import NAMES, rows
from anga.games.shinsetsu.rules.forces import INDEX
from anga.games.shinsetsu.rules.moves import ShinsetsuMove
from anga.games.shinsetsu.rules.position import ShinsetsuPosition

BETTER = {  # reason → features, and whether they are to grow or to shrink
    "king-safer": (("king-in-time", "king-later"), -1),
    "hunts-king": (("takes-king",), 1),
    "chance-to-score": (("scores",), 1),
    "covers": (("pawns-hang", "officers-hang"), -1),
    "nearer-goal": (("king-steps",), -1),
    "advances": (("advance",), 1),
    "reaches": (("reach",), 1),
}
LEAST = 0.02  # what a sum of features changes by, to be worth a word


def reasons(position: ShinsetsuPosition, move: ShinsetsuMove) -> list[str]:
    """The features that change to the mover's advantage."""
    mine, after = INDEX[position.turn], position.after(move)
    before, now = rows(position)[1][mine], rows(after)[1][mine]
    if before is None or now is None or len(before) != len(now):
        return []
    gains = {
        reason: way * sum(now[NAMES.index(name)] - before[NAMES.index(name)] for name in names)
        for reason, (names, way) in BETTER.items()
    }
    return [reason for reason, gain in gains.items() if gain >= LEAST]

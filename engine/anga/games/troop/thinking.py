"""How the computer plays Troop-Chess."""

from anga.contract.thinking import STRONGEST, Level, Thinking
from anga.games.troop.position import Troop

LEVELS = (
    Level(1, depth=1, whims=0.6),
    Level(3, depth=1),
    Level(5, depth=2, seconds=2),
    Level(8, depth=3, seconds=4),
    Level(STRONGEST, seconds=5),
)
THINKING: Thinking[Troop, int] = Thinking(levels=LEVELS)

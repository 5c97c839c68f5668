"""How the computer plays Chatra."""

from anga.contract.thinking import STRONGEST, Level, Thinking
from anga.games.chatra.position import Chatra

LEVELS = (
    Level(1, depth=1, whims=0.6),
    Level(3, depth=1),
    Level(5, depth=2, seconds=2),
    Level(8, depth=3, seconds=4),
    Level(STRONGEST, seconds=5),
)
THINKING: Thinking[Chatra, int] = Thinking(levels=LEVELS)

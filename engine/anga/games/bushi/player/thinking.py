"""The search depth of each level."""

from anga.contract.thinking import STRONGEST, Level, Thinking
from anga.games.bushi.rules.common import BushiPosition

LEVELS = (
    Level(1, depth=0),
    Level(3, depth=1),
    Level(5, depth=3),
    Level(8, depth=7),
    Level(STRONGEST),  # every mate that there is
)
THINKING: Thinking[BushiPosition, str] = Thinking(levels=LEVELS)

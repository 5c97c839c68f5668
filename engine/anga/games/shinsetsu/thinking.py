"""How the computer plays Shinsetsu."""

from anga.contract.thinking import STRONGEST, Level, Thinking
from anga.games.shinsetsu.moves import Move
from anga.games.shinsetsu.position import Shinsetsu

LEVELS = (
    Level(1, whims=0.6, whole_turn=False),
    Level(3, whole_turn=False),
    Level(5),
    Level(8, candidates=4, seconds=2),
    Level(STRONGEST, candidates=12, seconds=2.5),
)
THINKING: Thinking[Shinsetsu, Move] = Thinking(levels=LEVELS)

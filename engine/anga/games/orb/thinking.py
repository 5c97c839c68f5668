"""How the computer plays Yonin Shogi."""

from anga.contract.thinking import STRONGEST, Level, Thinking
from anga.games.orb.position import Orb

LEVELS = (
    Level(1, whims=0.6, blur=300),
    Level(3, whims=0.1, blur=200),
    Level(5, blur=20),
    Level(8, candidates=8, turns=3, seconds=3),
    Level(STRONGEST, candidates=24, turns=7, seconds=5),
)
THINKING: Thinking[Orb, int] = Thinking(levels=LEVELS)

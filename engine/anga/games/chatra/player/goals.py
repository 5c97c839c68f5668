"""The goal of problems: a win, by mate or because no move is left."""

from anga.games.chatra.player.thinking import quick_outcome
from anga.kit.goals import win

GOALS = {"mate": win(quick_outcome)}

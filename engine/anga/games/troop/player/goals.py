"""What problems ask for: that no formation is left to the other side that could move."""

from anga.games.troop.player.thinking import ended
from anga.kit.goals import win

GOALS = {"win": win(ended)}

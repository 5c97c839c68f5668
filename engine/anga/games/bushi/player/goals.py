"""What problems ask for: the mate."""

from operator import attrgetter

from anga.kit.goals import win

GOALS = {"mate": win(attrgetter("outcome"))}

"""The goal of problems: mate."""

from operator import attrgetter

from anga.kit.goals import win

GOALS = {"mate": win(attrgetter("outcome"))}

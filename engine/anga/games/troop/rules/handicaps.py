"""Starts that help White: Black stands a rank ahead, with one soldier or with all."""

from anga.contract.rules import Handicap

WING = "oooooooo/8/8/8/8/8/x7/xxx1xxxx b - 0"
AHEAD = "oooooooo/8/8/8/8/8/xxxxxxxx/8 b - 0"
HANDICAPS = (Handicap("wing", "w", position=WING), Handicap("ahead", "w", position=AHEAD))

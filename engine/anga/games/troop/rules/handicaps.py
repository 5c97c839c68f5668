"""Starts that help White: Black's two middle soldiers stand a rank ahead, or one at the edge."""

from anga.contract.rules import Handicap

MIDDLE = "oooooooo/8/8/8/8/8/3xx3/xxx2xxx b - 0"
WING = "oooooooo/8/8/8/8/8/x7/xxx1xxxx b - 0"
HANDICAPS = (Handicap("middle", "w", position=MIDDLE), Handicap("wing", "w", position=WING))

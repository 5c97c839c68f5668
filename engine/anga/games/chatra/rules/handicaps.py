"""Starts that help Black: with Subjects on the board, or with a second move."""

from anga.contract.rules import Handicap

GUARDED = "12/6o5/12/12/12/12/12/12/12/4S1S5/5O6/12 b 16-18 -"
HANDICAPS = (Handicap("guarded", "b", position=GUARDED), Handicap("twice", "b", rules="h2"))

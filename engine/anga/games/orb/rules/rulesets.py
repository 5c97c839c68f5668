"""The rules strings of Yonin Shogi."""

from anga.contract.rules import Rule

PLAIN = "plain"  # without the Orb rule
PENALTY = "penalty"  # an excessive move costs a turn
RULES = (Rule("orbs", (PLAIN, PENALTY), untried=(PENALTY,)),)

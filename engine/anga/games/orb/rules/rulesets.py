"""The rules strings of Yonin Shogi."""

from anga.contract.rules import Rule

PLAIN = "plain"  # without the Orb rule
RULES = (Rule("orbs", (PLAIN,)),)

"""Starts that help Blue, who usually moves last: Blue has just mated White, and moves next."""

from anga.contract.rules import Handicap

BOARD = "12/6X5/12/12/12/1R10/10U1/12/12/12/5B6/12"
LEAD = f"{BOARD} u 10-10-0-16 a-a-4u-a"
ARMY = f"{BOARD} u 9-9-0-18 a-a-4u-a"
HANDICAPS = (Handicap("lead", "u", position=LEAD), Handicap("army", "u", position=ARMY))

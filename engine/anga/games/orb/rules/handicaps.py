"""Starts that help South: the three others lack their Rooks, which South holds."""

from anga.contract.rules import Handicap

ROOKS = (
    "2nSnGnKnGnS2/3nP1nP3/wS3nP3eS/wGwP5ePeG/wK1wP3eP1eK/wGwP5ePeG/wS3sP3eS/3sPsRsP3/2sSsGsKsGsS2"
    " s bbbb R3,-,-,- aaaa"
)
HANDICAPS = (Handicap("rooks", "s", position=ROOKS),)

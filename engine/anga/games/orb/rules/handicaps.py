"""Starts that help South, who holds North's Rook, or the Rooks of all three others."""

from anga.contract.rules import Handicap

ROOK = (
    "2nSnGnKnGnS2/3nP1nP3/wS3nP3eS/wGwP5ePeG/wKwRwP3ePeReK/wGwP5ePeG/wS3sP3eS/3sPsRsP3/2sSsGsKsGsS2"
    " s bbbb R,-,-,- aaaa"
)
ROOKS = (
    "2nSnGnKnGnS2/3nP1nP3/wS3nP3eS/wGwP5ePeG/wK1wP3eP1eK/wGwP5ePeG/wS3sP3eS/3sPsRsP3/2sSsGsKsGsS2"
    " s bbbb R3,-,-,- aaaa"
)
HANDICAPS = (Handicap("rook", "s", position=ROOK), Handicap("rooks", "s", position=ROOKS))

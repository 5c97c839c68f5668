"""The weights of the features, by phase.

Fitted to 98 games of level 5 with 250 positions a move against itself, but for one in hand and what
others could fly over, which were chosen in matches (`engine/PLAYERS.md`).
"""

WEIGHTS = (
    (
        0.28000,  # a Subject on the board
        0.23800,  # one in the central zone
        0.04480,  # one in hand
        0.01680,  # a square on which drops are open
        -0.03080,  # an enemy Subject on a line with the Object
        -0.11480,  # one over which others could fly to it
        0.09240,  # a neighbour to which the Object could flee
        0.03360,  # turns still to come in a row, squared
        -0.58800,  # a check of the Object
        0.15000,  # the move
    ),
)

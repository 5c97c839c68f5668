"""The weights of the features, by phase.

They are estimates from the two-player game; most games are decided by mates.
"""

WEIGHTS = (
    (
        0.26000,  # a Subject on the board
        0.20000,  # one in hand
        0.00500,  # a square on which drops are open
        -0.02300,  # an enemy Subject on a line with the Object
        -0.02300,  # one within three steps of it
        0.08000,  # a neighbour to which the Object could flee
        1.00000,  # a mate that was given
        -0.30000,  # being in check
        0.05000,  # the move
    ),
)

"""The weights of the features, by phase.

Fitted by `anga tune chatra --games 200 --rounds 1 --fading 0.9 --seed 11 --level 5 --nodes 250`.
"""

WEIGHTS = (
    (
        0.26180,  # a Subject on the board
        0.15218,  # one in hand
        0.00528,  # a square on which drops are open
        -0.02335,  # an enemy Subject on a line with the Object
        -0.02262,  # one within three steps of it
        0.08760,  # a neighbour to which the Object could flee
        0.03045,  # turns still to come in a row, squared
        0.07029,  # the move
    ),
)

"""What each number weighs, by phase.

Beside each other as they were guessed; all together, and the move, fitted by `anga tune chatra
--games 15 --rounds 1 --fading 0.9 --seed 0 --level 3`.
"""

WEIGHTS = (
    (
        0.20400,  # a Subject on the board
        0.18768,  # one in hand
        0.00408,  # a square on which drops are open
        -0.01428,  # an enemy Subject on a line with the Object
        -0.01836,  # one within three steps of it
        0.01632,  # a neighbour to which the Object could flee
        0.00816,  # turns still to come in a row, squared
        0.04800,  # the move
    ),
)

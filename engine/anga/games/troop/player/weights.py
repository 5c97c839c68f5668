"""The weights of the features, by phase.

Their ratios were fitted to 700 games of level 10 against itself, 250 positions a move; the common
factor, and the weight of the move, by `anga tune troop --games 25 --rounds 1 --fading 0.9 --seed 0
--level 3`.
"""

WEIGHTS = (
    (
        0.67860,  # a piece, while many are left
        21.06270,  # one when fewer are left, shared out among all of them
        -0.63510,  # the same, not shared out
        0.25230,  # a piece, each turn without an attack: at the end of the count the lead wins
        0.04350,  # a head of a formation that faces forward
        0.17400,  # of one that faces sideways
        -0.46980,  # a piece without a neighbour of its side
        0.21750,  # one on the middle files
        -0.25230,  # one on the outermost two
        -0.14790,  # a rank that one is beyond the middle
        -0.16530,  # one on the rank nearest its edge
        0.29300,  # the move
    ),
)

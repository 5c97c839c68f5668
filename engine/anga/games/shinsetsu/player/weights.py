"""The weights of the features, by phase.

Made by `anga tune shinsetsu --games 600 --rounds 1 --fading 0.7 --seed 11`, starting from the
previous weights.
"""

WEIGHTS = (
    (
        -0.01254,  # active
        0.00000,  # prisoner
        0.04687,  # lead
        -0.00581,  # ahead
        -0.07878,  # behind
        0.03448,  # pawns
        0.24568,  # chariots
        -0.11433,  # cavalry
        -0.18537,  # elephants
        0.26666,  # promoted
        -0.15093,  # barracks
        0.19830,  # advance
        -0.00194,  # turned
        0.04644,  # first
        0.03489,  # second
        0.03008,  # third
        -0.89176,  # king-in-time
        -0.43969,  # king-later
        0.02256,  # king-pressed
        0.04395,  # king-steps
        0.01398,  # takes-king
        0.16568,  # wins
        0.05392,  # scores
        0.02919,  # scores-first
        -0.00047,  # points
        -0.02207,  # officers
        -0.07873,  # pawns-hang
        -0.21998,  # officers-hang
        -0.07252,  # pawns-hang-first
        -0.13525,  # officers-hang-first
        -0.19766,  # kinds-gone
        0.02011,  # reach
        0.02608,  # hunts
    ),
    (
        0.20278,  # active
        -2.21704,  # prisoner
        -0.04780,  # lead
        0.05756,  # ahead
        -0.36861,  # behind
        -0.04352,  # pawns
        0.12962,  # chariots
        -0.06175,  # cavalry
        -0.21769,  # elephants
        0.00576,  # promoted
        -0.32247,  # barracks
        0.24423,  # advance
        0.05441,  # turned
        0.15468,  # first
        0.13163,  # second
        -0.04481,  # third
        -0.78689,  # king-in-time
        0.21786,  # king-later
        0.22711,  # king-pressed
        -0.10006,  # king-steps
        0.31533,  # takes-king
        1.01028,  # wins
        0.10267,  # scores
        0.21212,  # scores-first
        0.02704,  # points
        -0.02621,  # officers
        -0.01150,  # pawns-hang
        -0.32700,  # officers-hang
        -0.06214,  # pawns-hang-first
        -0.05948,  # officers-hang-first
        -0.03506,  # kinds-gone
        0.17879,  # reach
        0.08283,  # hunts
    ),
)

"""What each number weighs, by phase.

Made by `anga tune shinsetsu --games 160 --rounds 3 --fading 0.9 --seed 1`.
"""

WEIGHTS = (
    (
        -0.179,  # active
        0.000,  # prisoner
        0.043,  # lead
        -0.100,  # ahead
        -0.158,  # behind
        0.053,  # pawns
        0.067,  # chariots
        -0.150,  # cavalry
        -0.291,  # elephants
        0.000,  # promoted
        -0.261,  # barracks
        0.160,  # advance
        0.033,  # turned
        0.040,  # first
        0.040,  # second
        0.045,  # third
        -0.820,  # king-in-time
        -0.383,  # king-later
        -0.146,  # king-pressed
        -0.456,  # king-steps
        0.157,  # takes-king
        1.036,  # wins
        -0.016,  # scores
        0.086,  # scores-first
        -0.006,  # points
        0.018,  # officers
        -0.054,  # pawns-hang
        -0.263,  # officers-hang
        -0.071,  # pawns-hang-first
        -0.161,  # officers-hang-first
        -0.277,  # kinds-gone
        -0.051,  # reach
    ),
    (
        0.201,  # active
        -2.090,  # prisoner
        0.323,  # lead
        -0.140,  # ahead
        0.008,  # behind
        0.018,  # pawns
        0.278,  # chariots
        -0.018,  # cavalry
        -0.062,  # elephants
        0.446,  # promoted
        -0.322,  # barracks
        -0.062,  # advance
        0.087,  # turned
        0.167,  # first
        0.147,  # second
        -0.127,  # third
        -0.835,  # king-in-time
        0.134,  # king-later
        0.307,  # king-pressed
        -0.283,  # king-steps
        0.415,  # takes-king
        1.456,  # wins
        0.299,  # scores
        0.118,  # scores-first
        -0.005,  # points
        0.032,  # officers
        -0.078,  # pawns-hang
        -0.309,  # officers-hang
        -0.095,  # pawns-hang-first
        0.079,  # officers-hang-first
        -0.119,  # kinds-gone
        0.241,  # reach
    ),
)

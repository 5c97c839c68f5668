"""What each number weighs, by phase.

Made by `anga tune shinsetsu --games 160 --rounds 4 --fading 0.9 --seed 2`,
going on from the weights that were here before.
"""

WEIGHTS = (
    (
        -0.316,  # active
        0.000,  # prisoner
        0.083,  # lead
        -0.047,  # ahead
        -0.117,  # behind
        -0.015,  # pawns
        -0.401,  # chariots
        -0.191,  # cavalry
        -0.234,  # elephants
        0.369,  # promoted
        -0.220,  # barracks
        0.181,  # advance
        -0.005,  # turned
        0.023,  # first
        0.039,  # second
        0.032,  # third
        -0.971,  # king-in-time
        -0.348,  # king-later
        -0.162,  # king-pressed
        -0.139,  # king-steps
        0.009,  # takes-king
        3.438,  # wins
        0.098,  # scores
        0.044,  # scores-first
        -0.026,  # points
        -0.034,  # officers
        0.034,  # pawns-hang
        -0.194,  # officers-hang
        0.060,  # pawns-hang-first
        -0.090,  # officers-hang-first
        -0.338,  # kinds-gone
        0.027,  # reach
    ),
    (
        0.163,  # active
        -2.992,  # prisoner
        -0.045,  # lead
        0.013,  # ahead
        -0.323,  # behind
        0.009,  # pawns
        -0.207,  # chariots
        0.147,  # cavalry
        -0.185,  # elephants
        0.582,  # promoted
        -0.298,  # barracks
        0.215,  # advance
        -0.022,  # turned
        0.160,  # first
        0.032,  # second
        -0.271,  # third
        -0.955,  # king-in-time
        -0.101,  # king-later
        0.065,  # king-pressed
        -0.442,  # king-steps
        0.348,  # takes-king
        1.216,  # wins
        0.104,  # scores
        0.026,  # scores-first
        0.025,  # points
        0.129,  # officers
        0.157,  # pawns-hang
        -0.130,  # officers-hang
        0.122,  # pawns-hang-first
        0.238,  # officers-hang-first
        -0.040,  # kinds-gone
        0.135,  # reach
    ),
)

"""The weights of the features, by phase.

They are estimates, with a Pawn at 0.04; the weight of the move comes from `anga tune orb --games 10
--rounds 1 --fading 0.9 --seed 0 --level 2`.
"""

WEIGHTS = (
    (
        0.04000,  # a Pawn more than others have on the mean
        0.20000,  # a Silver
        0.24000,  # a Gold
        0.40000,  # a Rook
        0.22000,  # a tokin
        0.23200,  # a promoted Silver
        0.52000,  # a dragon
        0.05200,  # a Pawn in hand
        0.22400,  # a Silver in hand
        0.26400,  # a Gold in hand
        0.46000,  # a Rook in hand
        0.00240,  # a rank that a Pawn has gone
        0.00200,  # one that a Silver has gone
        0.00120,  # one that a Gold has gone
        0.00080,  # one that a Rook, a tokin or a promoted Silver has gone
        -0.03400,  # a Pawn's worth, the most that hangs while others move
        -0.01000,  # the same of who is to move
        -0.01000,  # a Pawn's worth of all else that hangs
        0.03400,  # the most that who is to move could take
        0.00600,  # the same of who waits
        0.00560,  # a friend beside the king
        -0.00880,  # a square beside the king that is attacked
        0.01600,  # a red orb
        -0.04800,  # being in check
        0.00600,  # a rival in check
        0.08400,  # the move
    ),
)

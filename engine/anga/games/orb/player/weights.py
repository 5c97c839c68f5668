"""The weights of the features, by phase.

They are estimates, with a Pawn at 0.04, those around kings after a fit to games of the computer
against itself (`engine/PLAYERS.md`); the weight of the move comes from `anga tune orb --games 10
--rounds 1 --fading 0.9 --seed 0 --level 2`.
"""

WEIGHTS = (
    (
        0.04000,  # a Pawn more than others have on the mean
        0.22000,  # a Silver
        0.24000,  # a Gold
        0.40000,  # a Rook
        0.22000,  # a tokin
        0.24000,  # a promoted Silver
        0.52000,  # a dragon
        0.05200,  # a Pawn in hand
        0.23000,  # a Silver in hand
        0.26400,  # a Gold in hand
        0.46000,  # a Rook in hand
        0.00240,  # a rank that a Pawn has gone
        -0.00200,  # one that a Silver has gone
        -0.00300,  # one that a Gold has gone
        -0.00200,  # one that a Rook, a tokin or a promoted Silver has gone
        -0.03400,  # a Pawn's worth, the most that hangs while others move
        -0.01000,  # the same of who is to move
        -0.01000,  # a Pawn's worth of all else that hangs
        0.03400,  # the most that who is to move could take
        0.00600,  # the same of who waits
        0.03000,  # a friend beside the king
        -0.03500,  # a square beside the king that is attacked
        0.02000,  # a square beside a rival's king that one attacks
        0.03000,  # a red orb
        -0.10000,  # being in check
        0.03000,  # a rival in check
        0.08400,  # the move
    ),
)

"""The weights of the features, by phase.

They were fitted to 505 games of levels with 2,000 positions or 0.05 s a move, and taken as far as
matches confirmed them: of what the fit took from places and heads half, of the spread all. Where
nearness counts .2 before the first attack too, both sides of a game wait for hundreds of moves.
"""

WEIGHTS = (
    (
        0.67860,  # a piece, while many are left
        23.50000,  # one when fewer are left, shared out among all of them
        -0.50000,  # the same, not shared out
        0.27000,  # a piece, each turn without an attack: at the end of the count the lead wins
        0.02000,  # a head of a formation that faces forward
        0.09000,  # of one that faces sideways
        -0.30000,  # a piece without a neighbour of its side
        0.18000,  # one on the middle files
        -0.15000,  # one on the outermost two
        -0.12000,  # a rank that one is beyond the middle
        -0.10000,  # one on the rank nearest its edge
        -0.65000,  # the spread of the pieces over ranks: the variance
        0.10000,  # a piece within two steps of an enemy, before the first attack
        0.20000,  # the same after it
        0.29300,  # the move
    ),
)

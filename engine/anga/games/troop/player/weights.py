"""What each number weighs, by phase.

Made by `anga tune troop --games 25 --rounds 1 --fading 0.9 --seed 0 --level 3`,
going on from the weights that were here before.
"""

WEIGHTS = (
    (
        0.435,  # evaluation
        0.293,  # turn
    ),
)

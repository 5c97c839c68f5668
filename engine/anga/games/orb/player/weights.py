"""What each number weighs, by phase.

Made by `anga tune orb --games 10 --rounds 1 --fading 0.9 --seed 0 --level 2`,
going on from the weights that were here before.
"""

WEIGHTS = (
    (
        0.040,  # evaluation
        0.084,  # turn
    ),
)

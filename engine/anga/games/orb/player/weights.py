"""What each number weighs, by phase."""

WEIGHTS = (
    (
        0.060,  # evaluation
        0.000,  # turn
    ),
)

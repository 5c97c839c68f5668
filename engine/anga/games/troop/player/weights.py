"""What each number weighs, by phase."""

WEIGHTS = (
    (
        0.300,  # evaluation
        0.000,  # turn
    ),
)

"""What each number weighs, by phase."""

WEIGHTS = (
    (
        0.150,  # evaluation
        0.100,  # turn
    ),
)

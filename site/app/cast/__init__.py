"""Who plays for the computer: a figure for each level, the same in every game."""

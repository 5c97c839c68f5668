"""Analysis of positions and review of games."""

"""The computer players: search algorithms that choose among legal moves."""

"""The players: how the engine chooses among legal moves."""

"""What the engine thinks of a position or of a whole game, and how that is shown."""

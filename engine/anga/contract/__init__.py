"""The contract of a game with the rest of the engine. It uses `shared` and knows no game."""

"""The contract of a game with the rest of the engine. It uses only `shared`, and no game."""

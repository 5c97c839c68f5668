"""The rules of Troop-Chess: positions and moves, without pictures or players."""

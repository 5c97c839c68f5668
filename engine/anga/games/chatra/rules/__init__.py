"""The rules of Chatra: positions and moves, without pictures or players."""

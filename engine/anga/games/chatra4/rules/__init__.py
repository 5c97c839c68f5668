"""The rules of four-player Chatra: positions and moves, without pictures or players."""

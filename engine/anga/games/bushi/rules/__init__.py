"""The rules of BushiShogi: positions and moves, without pictures or players."""

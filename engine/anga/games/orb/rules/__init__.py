"""The rules of Yonin Shogi: positions and moves, without pictures or players."""

"""The rules of Yonin Shogi: positions and moves; they know of no picture and no player."""

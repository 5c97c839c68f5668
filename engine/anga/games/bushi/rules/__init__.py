"""The rules of BushiShogi: positions and moves; they know of no picture and no player."""

"""The rules of Troop-Chess: positions and moves; they know of no picture and no player."""

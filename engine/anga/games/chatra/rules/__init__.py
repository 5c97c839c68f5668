"""The rules of Chatra: positions and moves; they know of no picture and no player."""

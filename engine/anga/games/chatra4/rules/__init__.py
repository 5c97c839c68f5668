"""The rules of four-player Chatra: positions and moves; they know of no picture and no player."""

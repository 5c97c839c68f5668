"""The board on a canvas: its state, the pointer, what lies over the pieces. It knows no game."""

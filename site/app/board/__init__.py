"""The board on a canvas: state, pointer, overlay, animation. It knows no game."""

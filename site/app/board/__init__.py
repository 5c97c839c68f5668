"""The board on a canvas: state, pointer, overlay, animation. It contains no game."""

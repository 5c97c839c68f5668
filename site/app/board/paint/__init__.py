"""Drawing on a canvas: colours, layers, typefaces, and shapes put down."""

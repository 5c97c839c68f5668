"""Drawing on a canvas: colours, layers, type and drawings; it uses no other room of the board."""

"""Drawing on a canvas: colours, layers, type and drawings; it uses the names of geometry only."""

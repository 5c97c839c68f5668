"""Drawing on a canvas: colours, layers, fonts, shapes."""

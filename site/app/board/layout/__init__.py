"""Where everything is on a canvas, in pixels: uses geometry only."""

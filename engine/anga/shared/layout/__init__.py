"""Where everything of a Scene is in a picture, in pixels: uses geometry only."""

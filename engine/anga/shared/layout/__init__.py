"""The layout of a Scene in a picture, in pixels; it uses geometry only."""

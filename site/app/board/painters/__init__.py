"""What draws a Scene: flat or seen by a camera, one protocol for both; it uses all rooms below."""

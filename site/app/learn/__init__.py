"""The lessons of a game: its course, a step under way, and how both look."""

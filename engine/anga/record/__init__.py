"""Records: games as a start and moves, read from and written as text, JSON and links."""

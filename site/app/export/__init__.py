"""Export of games as pictures, films, printed sheets and texts; nothing here knows a game."""

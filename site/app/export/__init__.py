"""What is given away as a picture, a film or a printed sheet; nothing here knows a game."""

"""What is given away as a picture, a film, a printed sheet or a text; nothing here knows a game."""

"""What a game is: its contract with everything else. It uses `shared` and knows no game."""

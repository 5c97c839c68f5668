"""People's actions in a game and their consequences, without a screen."""

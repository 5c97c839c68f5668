"""What people do to the game under way, and what follows from it; without a screen."""

"""The game under way as the page knows it, without a screen: matches, seats, touches, saving."""

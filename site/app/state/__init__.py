"""The game on the page and what is known of it; no browser, no screen."""

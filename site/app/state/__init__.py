"""The game on the table and what is known of it; no browser, no screen."""

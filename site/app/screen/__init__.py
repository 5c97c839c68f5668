"""Views of a session: on a page with a game, and in an embedded board."""

"""The site's pages: each connects its parts, and holds none of their state. Uses all rooms."""

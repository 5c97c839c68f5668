"""The site's pages: each puts its parts together and holds none of their state. Uses all rooms."""

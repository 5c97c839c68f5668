"""How Chatra is drawn, described and touched."""

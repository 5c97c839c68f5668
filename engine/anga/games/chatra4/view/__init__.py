"""How four-player Chatra is drawn, described and touched."""

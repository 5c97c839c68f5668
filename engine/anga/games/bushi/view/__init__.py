"""How BushiShogi is drawn, described and touched."""

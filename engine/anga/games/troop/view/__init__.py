"""How Troop-Chess is drawn, described and touched."""

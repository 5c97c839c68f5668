"""How Yonin Shogi is drawn, described and touched."""

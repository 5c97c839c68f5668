"""How Yonin Shogi is shown, told and touched."""

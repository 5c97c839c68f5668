"""How the computer plays Yonin Shogi."""

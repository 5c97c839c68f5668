"""How BushiShogi is shown, told and touched."""

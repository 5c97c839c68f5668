"""How the computer plays BushiShogi."""

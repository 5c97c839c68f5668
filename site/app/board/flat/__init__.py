"""Flat parts of the board: pieces, hands, dice, light; it uses all rooms below the painters."""

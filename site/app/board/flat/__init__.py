"""What lies flat: pieces, hands, dice, light; uses all but the painters of Scenes."""

"""What lies flat: squares, signs, pieces, hands, dice; uses all but the painters of Scenes."""

"""What the device keeps: games, settings, results, dice."""

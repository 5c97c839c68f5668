"""The board by keyboard and by ear: grid, focus, shortcuts, speech."""

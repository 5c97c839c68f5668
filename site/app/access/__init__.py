"""The board by keyboard and by ear: a grid of buttons, focus, shortcuts, the live region."""

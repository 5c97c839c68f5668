"""How the computer plays Mori."""

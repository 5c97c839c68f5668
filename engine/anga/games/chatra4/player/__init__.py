"""How the computer plays four-player Chatra."""

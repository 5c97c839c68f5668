"""How the computer plays Troop-Chess."""

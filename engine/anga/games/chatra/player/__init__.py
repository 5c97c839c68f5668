"""How the computer plays Chatra."""

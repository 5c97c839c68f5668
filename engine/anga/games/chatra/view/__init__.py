"""How Chatra is shown, told and touched."""

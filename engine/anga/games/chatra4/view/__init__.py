"""How four-player Chatra is shown, told and touched."""

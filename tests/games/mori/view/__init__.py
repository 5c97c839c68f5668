"""How Mori is shown, told and touched."""

"""How Troop-Chess is shown, told and touched."""

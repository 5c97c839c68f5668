"""Solids and the plinth under them, in perspective; it uses geometry, paint and anim."""

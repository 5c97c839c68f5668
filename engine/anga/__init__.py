"""Anga: rare descendants of chaturanga, their rules and players for them.

>>> from anga import games
>>> position = games.get("bushi").start()
>>> position = position.play(position.parse_move("Nb"))
>>> str(position)
'Nb -- w'
"""

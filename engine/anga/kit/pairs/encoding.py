"""Moves as numbers, which are cheap to make and keep.

A Subject's drop is the square. An Object's drop or move is `OBJECT | to`, a Subject's move
`SUBJECT | from << 8 | to`; both with `CAPTURE` when they say that they capture. `PASS` is a pass.
"""

OBJECT = 1 << 16
SUBJECT = 1 << 17
CAPTURE = 1 << 18
PASS = 1 << 19

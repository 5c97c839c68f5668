"""Moves as numbers, so that a hundred of them cost little.

A Subject's drop is the square. An Object's drop or move is `OBJECT | to`, a Subject's move
`SUBJECT | from << 8 | to`; both with `CAPTURE` when they say that they capture. `PASS` is a pass.
"""

OBJECT = 1 << 16
SUBJECT = 1 << 17
CAPTURE = 1 << 18
PASS = 1 << 19


def subject(origin: int, to: int) -> int:
    """The move of a Subject to an empty square."""
    return SUBJECT | origin << 8 | to


def target(move: int) -> int:
    """Where a move ends; it must not be a pass."""
    return move & 255


def origin(move: int) -> int:
    """Where a Subject's move begins."""
    return move >> 8 & 255


def is_subject_drop(move: int) -> bool:
    """Whether a Subject comes from the hand."""
    return move < OBJECT

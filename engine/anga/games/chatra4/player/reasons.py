"""What speaks for a move beside captures: room to drop, Objects' breath, ways to fly."""

from anga.games.chatra4.rules.drops import area
from anga.games.chatra4.rules.moves import subject_moves
from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4
from anga.games.chatra4.rules.sides import Sides
from anga.kit.pairs.encoding import SUBJECT


def reasons(position: Chatra4, move: int) -> list[str]:
    """Whether more squares are open for drops, whose Object has room to flee, and who can fly."""
    after, number = position.after(move), position.seat
    if position.opening or after.opening or after.states[number] != ACTIVE:
        return []
    before, now = position.seen_by(number), after.seen_by(number)
    found = ["ground"] if _room(now) > _room(before) else []
    rivals = [rival.seat for rival in now.rivals]
    pressed = [_breath(after.seen_by(s)) < _breath(position.seen_by(s)) for s in rivals]
    found += ["presses"] if any(pressed) else []
    found += ["breath"] if _breath(now) > _breath(before) else []
    return found + (["linked"] if _ways(now) > _ways(before) else [])


def _room(sides: Sides) -> int:
    return (area(sides) & ~sides.occupied).bit_count()


def _breath(sides: Sides) -> int:
    """The neighbours to which a player's Object could step without standing beside a Subject."""
    board = sides.variant.board
    free = board.king[sides.own] & ~sides.occupied
    return (free & ~board.beside(sides.targets)).bit_count()


def _ways(sides: Sides) -> int:
    """How many flights and slides a player's Subjects have."""
    king = sides.variant.board.king
    moves = subject_moves(sides, sides.occupied)
    return sum(
        1 for move in moves if move & SUBJECT and not king[move >> 8 & 255] >> (move & 255) & 1
    )

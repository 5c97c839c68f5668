"""Reasons for a move besides captures: room for drops, free squares around Objects, flights."""

from anga.games.chatra4.rules.drops import area
from anga.games.chatra4.rules.moves import subject_moves
from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.sides import FourSides
from anga.kit.pairs.encoding import SUBJECT


def reasons(position: Chatra4Position, move: int) -> list[str]:
    """The changes in room for drops, in free squares around Objects, and in flights."""
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


def _room(sides: FourSides) -> int:
    return (area(sides) & ~sides.occupied).bit_count()


def _breath(sides: FourSides) -> int:
    """The squares to which a player's Object could step without standing next to a Subject."""
    board = sides.variant.board
    free = board.king[sides.own] & ~sides.occupied
    return (free & ~board.beside(sides.targets)).bit_count()


def _ways(sides: FourSides) -> int:
    """The number of flights and slides of a player's Subjects."""
    king = sides.variant.board.king
    moves = subject_moves(sides, sides.occupied)
    return sum(
        1 for move in moves if move & SUBJECT and not king[move >> 8 & 255] >> (move & 255) & 1
    )

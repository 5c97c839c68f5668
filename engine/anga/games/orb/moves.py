"""Moves that leave one's own king safe (rulebook, *Moves*), by pins and checks, not by trial.

What pawn drops and orbs forbid besides is for `rules`.
"""

from collections.abc import Container, Sequence

from anga.games.orb.attacks import attacked, attackers, pins
from anga.games.orb.field import UNITS, Field
from anga.games.orb.seats import AREA, EMPTY, SIZE, G, K, P, R, S, code_of
from anga.games.orb.tables import (
    BETWEEN,
    DROPPING,
    FILE,
    PAWN_FILES,
    Rays,
    eyes,
    sliding,
    stepping,
)

def safe_moves(field: Field, seat: int, checked: bool) -> list[int]:
    """A seat's moves after which no active opponent attacks its king, drops included.

    `checked` tells whether the king is attacked now.
    """
    found = king_moves(field, seat)
    answers = None
    if checked:
        answers = answering(field, seat)
        if not answers:
            return found
    pinned = pins(field, seat)
    squares, free = field.squares, eyes(seat, field.active).free
    steps, slides = stepping(seat), sliding(seat)
    for origin in field.men[seat]:
        code = squares[origin]
        if code & 7 == K:
            continue
        moves = [move for to, move in steps[code][origin] if free[squares[to]]]
        if code in slides:
            moves += slid(slides[code][origin], squares, free)
        if answers is not None:
            moves = [move for move in moves if move % AREA in answers]
        if origin in pinned:
            moves = [move for move in moves if move % AREA in pinned[origin]]
        found += moves
    if field.hands[seat]:
        found += drops(field, seat, answers)
    return found


def king_moves(field: Field, seat: int) -> list[int]:
    """The king's steps to squares that are not attacked once it has left its own."""
    squares, king, seen = field.squares, field.kings[seat], eyes(seat, field.active)
    free = seen.free
    found = [way for way in stepping(seat)[squares[king]][king] if free[squares[way[0]]]]
    if not found:
        return []
    without = list(squares)
    without[king] = EMPTY
    return [move for to, move in found if not attacked(without, field.rooks, seen, to)]


def answering(field: Field, seat: int) -> Sequence[int]:
    """The squares where a piece other than the king ends a check; none against two attackers."""
    king = field.kings[seat]
    attacking = attackers(field, seat, king)
    if len(attacking) != 1:
        return ()
    return (*attacking, *(BETWEEN[king][attacking[0]] or ()))


def slid(rays: Rays, squares: Sequence[int], free: Sequence[bool]) -> list[int]:
    """The moves of a Rook or dragon along its rays: up to a piece, or by taking it."""
    found: list[int] = []
    for line in rays:
        for to, moves in line:
            standing = squares[to]
            if standing == EMPTY:
                found += moves
                continue
            if free[standing]:
                found += moves
            break
    return found


def drops(field: Field, seat: int, answers: Sequence[int] | None) -> list[int]:
    """Drops on empty squares, or on those that answer a check; a Pawn's only where it may stand."""
    hand, squares = field.hands[seat], field.squares
    if answers is None:
        empty = [square for square, code in enumerate(squares) if not code]
    else:
        empty = [square for square in answers if not squares[square]]
    found: list[int] = []
    if not empty:
        return found
    for kind in (R, G, S):
        if hand & 15 * UNITS[kind]:
            base = DROPPING + AREA * kind
            found += [base + square for square in empty]
    if hand & 15 * UNITS[P]:
        found += pawn_drops(field, seat, answers)
    return found


def pawn_drops(field: Field, seat: int, answers: Container[int] | None) -> list[int]:
    """Pawn drops: not on the last rank, not on a file with an unpromoted own Pawn (nifu)."""
    squares, pawn, file = field.squares, code_of(seat, P), FILE[seat]
    taken = {file[square] for square in field.men[seat] if squares[square] == pawn}
    return [
        DROPPING + square  # a Pawn is kind 0
        for number in range(SIZE)
        if number not in taken
        for square in PAWN_FILES[seat][number]
        if not squares[square] and (answers is None or square in answers)
    ]


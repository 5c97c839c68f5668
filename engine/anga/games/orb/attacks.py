"""Who attacks whom: checks, pins, and squares that are not safe (rulebook, *Moves*, *Check*)."""

from collections.abc import Mapping

from anga.games.orb.field import Field
from anga.games.orb.seats import AREA, BITS, seats_in
from anga.games.orb.tables import (
    AROUND,
    BETWEEN,
    BIT,
    DROPPING,
    LINES,
    NEAR,
    SLIDES,
    STEPS,
    eyes,
)


def attacked(field: Field, seat: int, square: int, occupied: int) -> bool:
    """Whether an active opponent of a seat attacks a square while those are occupied."""
    if field.own[seat] | NEAR[square] != field.own[seat]:  # else no opponent is near
        squares, strikes = field.squares, eyes(seat, field.active).strikes
        for near, direction in AROUND[square]:
            if strikes[direction][squares[near]]:
                return True
    return attacked_along(field, seat, square, occupied)


def attacked_along(field: Field, seat: int, square: int, occupied: int) -> bool:
    """Whether an active opponent's Rook or dragon attacks a square along its line."""
    lines = BETWEEN[square]
    for rook in field.rooks:
        between = lines[rook]
        if (
            between is not None
            and not between & occupied
            and eyes(seat, field.active).hostile[field.squares[rook]]
        ):
            return True
    return False


def attackers(field: Field, seat: int, square: int) -> list[int]:
    """The squares from which active opponents of a seat attack a square."""
    squares, seen, occupied = field.squares, eyes(seat, field.active), field.occupied
    found = [near for near, d in AROUND[square] if seen.strikes[d][squares[near]]]
    for rook in field.rooks:
        between = BETWEEN[square][rook]
        if between is not None and not between & occupied and seen.hostile[squares[rook]]:
            found.append(rook)
    return found


def in_check(field: Field, seat: int) -> bool:
    """Whether a seat's king is attacked by an active opponent."""
    return attacked(field, seat, field.kings[seat], field.occupied)


def checked(field: Field) -> int:
    """The set of active seats whose kings are attacked."""
    return sum(BITS[seat] for seat in seats_in(field.active) if in_check(field, seat))


def checked_by(field: Field, mover: int, move: int, checked_before: int) -> int:
    """The set of opponents in check after the mover's move, which has led to the field.

    Whoever was not in check before can only be so by the piece that moved, or along a line that
    goes through where it came from or, if it is a Rook or dragon, where it is.
    """
    found, occupied, to = 0, field.occupied, move % AREA
    code = field.squares[to]
    steps = STEPS[code][to]
    opened = BIT[to] if SLIDES[code] else 0
    if move < DROPPING:
        opened |= BIT[move // AREA % AREA]
    for seat in eyes(mover, field.active).opponents:
        king = field.kings[seat]
        if (
            steps & BIT[king]
            or (opened & LINES[king] and attacked_along(field, seat, king, occupied))
            or (checked_before & BITS[seat] and attacked(field, seat, king, occupied))
        ):
            found |= BITS[seat]
    return found


def pins(field: Field, seat: int) -> Mapping[int, int]:
    """Own pieces that shield their king from a Rook: square → the squares where they still do."""
    king, mine, found = field.kings[seat], field.own[seat], {}
    for rook in field.rooks:
        between = BETWEEN[king][rook]
        if between and eyes(seat, field.active).hostile[field.squares[rook]]:
            standing = between & field.occupied
            if standing & mine and not standing & (standing - 1):
                found[standing.bit_length() - 1] = between | BIT[rook]
    return found

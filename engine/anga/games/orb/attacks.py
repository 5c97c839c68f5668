"""Who attacks whom: checks, pins, and squares that are not safe (rulebook, *Moves*, *Check*)."""

from collections.abc import Mapping, Sequence

from anga.games.orb.field import Field
from anga.games.orb.seats import BITS, seats_in
from anga.games.orb.tables import AROUND, BETWEEN, BIT, MASKS, Eyes, eyes


def attacked(squares: Sequence[int], rooks: bytes, seen: Eyes, square: int) -> bool:
    """Whether an active opponent of the seat that sees attacks a square."""
    strikes = seen.strikes
    for near, direction in AROUND[square]:
        if strikes[direction][squares[near]]:
            return True
    return bool(rooks) and attacked_along(squares, rooks, seen, square)


def attacked_along(squares: Sequence[int], rooks: bytes, seen: Eyes, square: int) -> bool:
    """Whether an active opponent's Rook or dragon attacks a square along its line."""
    lines, hostile = BETWEEN[square], seen.hostile
    for rook in rooks:
        between = lines[rook]
        if between is not None and hostile[squares[rook]] and clear(squares, between):
            return True
    return False


def clear(squares: Sequence[int], between: Sequence[int]) -> bool:
    """Whether nothing stands on these squares."""
    for square in between:  # noqa: SIM110  (any() with a generator takes three times as long)
        if squares[square]:
            return False
    return True


def attackers(field: Field, seat: int, square: int) -> list[int]:
    """The squares from which active opponents of a seat attack a square."""
    squares, seen = field.squares, eyes(seat, field.active)
    found = [near for near, d in AROUND[square] if seen.strikes[d][squares[near]]]
    for rook in field.rooks:
        between = BETWEEN[square][rook]
        if between is not None and seen.hostile[squares[rook]] and clear(squares, between):
            found.append(rook)
    return found


def in_check(field: Field, seat: int) -> bool:
    """Whether a seat's king is attacked by an active opponent."""
    seen = eyes(seat, field.active)
    return attacked(field.squares, field.rooks, seen, field.kings[seat])


def checked(field: Field) -> int:
    """The set of active seats whose kings are attacked."""
    return sum(BITS[seat] for seat in seats_in(field.active) if in_check(field, seat))


def checked_by(field: Field, mover: int, to: int, checked_before: int) -> int:
    """The set of opponents in check now that a piece of the mover's has come to a square.

    Whoever was not in check before can only be so by that piece, or along a line.
    """
    squares, found = field.squares, 0
    steps = MASKS[squares[to]][to]
    for seat in seats_in(field.active & ~BITS[mover]):
        king, seen = field.kings[seat], eyes(seat, field.active)
        if (
            steps & BIT[king]
            or attacked_along(squares, field.rooks, seen, king)
            or (checked_before & BITS[seat] and attacked(squares, field.rooks, seen, king))
        ):
            found |= BITS[seat]
    return found


def pins(field: Field, seat: int) -> Mapping[int, Sequence[int]]:
    """Own pieces that shield their king from a Rook: square → the squares where they still do."""
    squares, hostile, king = field.squares, eyes(seat, field.active).hostile, field.kings[seat]
    found = {}
    for rook in field.rooks:
        between = BETWEEN[king][rook]
        if between is not None and hostile[squares[rook]]:
            standing = [square for square in between if squares[square]]
            if len(standing) == 1 and standing[0] in field.men[seat]:
                found[standing[0]] = (*between, rook)
    return found

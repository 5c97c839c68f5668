"""Who attacks whom: checks, pins, and squares that are not safe (rulebook, *Moves*, *Check*)."""

from collections.abc import Mapping

from anga.games.orb.rules.board import OrbBoard
from anga.games.orb.rules.seats import AREA, BITS, seats_in
from anga.games.orb.rules.tables import (
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


def is_attacked(board: OrbBoard, seat: int, square: int, occupied: int) -> bool:
    """Whether an active opponent of a seat attacks a square, given the occupied squares."""
    if board.own[seat] | NEAR[square] != board.own[seat]:  # else no opponent is near
        squares, strikes = board.squares, eyes(seat, board.active).strikes
        for near, direction in AROUND[square]:
            if strikes[direction][squares[near]]:
                return True
    return is_attacked_along(board, seat, square, occupied)


def is_attacked_along(board: OrbBoard, seat: int, square: int, occupied: int) -> bool:
    """Whether an active opponent's Rook or dragon attacks a square along its line."""
    lines = BETWEEN[square]
    for rook in board.rooks:
        between = lines[rook]
        if (
            between is not None
            and not between & occupied
            and eyes(seat, board.active).hostile[board.squares[rook]]
        ):
            return True
    return False


def attackers(board: OrbBoard, seat: int, square: int) -> list[int]:
    """The squares from which active opponents of a seat attack a square."""
    squares, seen, occupied = board.squares, eyes(seat, board.active), board.occupied
    found = [near for near, d in AROUND[square] if seen.strikes[d][squares[near]]]
    for rook in board.rooks:
        between = BETWEEN[square][rook]
        if between is not None and not between & occupied and seen.hostile[squares[rook]]:
            found.append(rook)
    return found


def in_check(board: OrbBoard, seat: int) -> bool:
    """Whether a seat's king is attacked by an active opponent."""
    return is_attacked(board, seat, board.kings[seat], board.occupied)


def seats_in_check(board: OrbBoard) -> int:
    """The set of active seats whose kings are attacked."""
    return sum(BITS[seat] for seat in seats_in(board.active) if in_check(board, seat))


def seats_checked_by(board: OrbBoard, mover: int, move: int, checked_before: int) -> int:
    """The opponents in check after a move that has led to the board.

    A player who was not in check before can be checked only by the piece that moved, or along a
    line through its former square or, for a Rook or dragon, its new one.
    """
    found, occupied, to = 0, board.occupied, move % AREA
    code = board.squares[to]
    steps = STEPS[code][to]
    opened = BIT[to] if SLIDES[code] else 0
    if move < DROPPING:
        opened |= BIT[move // AREA % AREA]
    for seat in eyes(mover, board.active).opponents:
        king = board.kings[seat]
        if (
            steps & BIT[king]
            or (opened & LINES[king] and is_attacked_along(board, seat, king, occupied))
            or (checked_before & BITS[seat] and is_attacked(board, seat, king, occupied))
        ):
            found |= BITS[seat]
    return found


def pins(board: OrbBoard, seat: int) -> Mapping[int, int]:
    """Pinned pieces of a seat, by square: the squares where they still shield their king."""
    king, mine, found = board.kings[seat], board.own[seat], {}
    for rook in board.rooks:
        between = BETWEEN[king][rook]
        if between and eyes(seat, board.active).hostile[board.squares[rook]]:
            standing = between & board.occupied
            if standing & mine and not standing & (standing - 1):
                found[standing.bit_length() - 1] = between | BIT[rook]
    return found

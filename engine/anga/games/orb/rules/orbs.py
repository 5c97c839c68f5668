"""The Orb rule: which opponents a move attacks, judged pair by pair of pieces.

An attack on an opponent is a capture of a piece other than a Pawn or tokin, or a pair of pieces,
one's own and such a piece of the opponent's, of which the first attacks the second after the move
and did not before. Only the piece that moves and the Rooks whose lines it opens can do so.
"""

from anga.games.orb.rules.board import OrbBoard, piece_after_move
from anga.games.orb.rules.seats import (
    AREA,
    BITS,
    R,
    code_of,
    seats_in,
)
from anga.games.orb.rules.tables import (
    ACROSS,
    ALONG,
    BIT,
    DROPPING,
    LINES,
    REACH_ACROSS,
    REACH_ALONG,
    SLIDES,
    STEPS,
    eyes,
    slide,
)
from anga.kit.grid import squares_of


def attacks(board: OrbBoard, seat: int, move: int) -> int:
    """The active opponents that a seat's move attacks, as a set."""
    a, b, c, d = worth = board.worth
    found = victims(board, seat, move, (a | b | c | d) & ~board.own[seat])
    if not found:
        return 0
    return sum(BITS[other] for other in eyes(seat, board.active).opponents if worth[other] & found)


def victims(board: OrbBoard, seat: int, move: int, prey: int) -> int:
    """The squares, before the move, of those pieces of `prey` that it attacks."""
    to, squares = move % AREA, board.squares
    code = piece_after_move(board, seat, move)
    if move >= DROPPING:
        return prey & (slide(to, board.occupied) if code & 7 == R else STEPS[code][to])
    origin = move // AREA % AREA
    captured = prey & BIT[to]
    prey ^= captured
    found = prey & STEPS[code][to]
    if SLIDES[code]:
        found |= prey & slide(to, board.occupied ^ BIT[origin])
    if found:
        found &= ~_attacked(board, origin)
    for rook in board.rooks:
        if LINES[rook] & BIT[origin] and squares[rook] >> 3 == seat + 1:
            left = board.occupied ^ BIT[origin] | BIT[to]
            found |= prey & slide(rook, left) & ~slide(rook, board.occupied)
    return captured | found


def _attacked(board: OrbBoard, square: int) -> int:
    """The squares that the piece on a square attacks."""
    code = board.squares[square]
    found = STEPS[code][square]
    return found | slide(square, board.occupied) if SLIDES[code] else found


def prey_of(board: OrbBoard, red: int) -> int:
    """The pieces of players with red orbs: to attack one of them is an excessive move."""
    found = 0
    for seat in seats_in(red):
        found |= board.worth[seat]
    return found


def near_prey(board: OrbBoard, seat: int, kind: int, prey: int) -> int:
    """The squares from which a piece of that kind would attack some prey."""
    found, occupied, looking_back = 0, board.occupied, STEPS[code_of((seat + 2) % 4, kind)]
    while prey:
        square = prey.bit_length() - 1
        prey ^= BIT[square]
        if kind == R:
            found |= REACH_ALONG[square][occupied & ALONG[square]]
            found |= REACH_ACROSS[square][occupied & ACROSS[square]]
        else:
            found |= looking_back[square]
    return found


def openers(board: OrbBoard, seat: int, prey: int) -> int:
    """The squares of a seat's pieces that stand between its Rooks and prey."""
    found, occupied, squares = 0, board.occupied, board.squares
    for rook in board.rooks:
        if LINES[rook] & prey and squares[rook] >> 3 == seat + 1:
            reach = slide(rook, occupied)
            for square in squares_of(reach & board.own[seat]):
                if prey & slide(rook, occupied ^ BIT[square]) & ~reach:
                    found |= BIT[square]
    return found

"""Generation of moves that leave the own king safe (rulebook, *Moves*), by pins and checks.

Excessive moves are left out too; mating pawn drops are left to `rules`.
"""

from collections.abc import Sequence

from anga.games.orb.rules.attacks import attackers, pins
from anga.games.orb.rules.board import UNITS, OrbBoard
from anga.games.orb.rules.orbs import lines, near_prey, victims
from anga.games.orb.rules.seats import AREA, G, K, P, R, S, code_of, seat_of
from anga.games.orb.rules.tables import (
    BETWEEN,
    BIT,
    DROPPING,
    FILE,
    NEAR,
    PROMOTING,
    RANK,
    SLIDES,
    STEPS,
    TWO_STEPS,
    ZONE,
    Moves,
    eyes,
    moves_of,
    promoted,
    slide,
)
from anga.kit.grid import mask, squares_of

ALL = -1  # every square, as a set


def safe_moves(board: OrbBoard, seat: int, checked: bool, prey: int) -> list[int]:
    """A seat's moves, including drops, after which no opponent attacks its king.

    `checked` is whether the king is attacked now; `prey` is a set of pieces that no move may attack
    anew (the Orb rule), 0 for none.
    """
    answers = answering(board, seat) if checked else ALL
    pinned = pins(board, seat) if answers else {}
    wary = lines(board, seat, prey) if prey else 0
    squares, occupied, known = board.squares, board.occupied, moves_of(seat)
    free = ~(board.own[seat] | board.stones)
    allowed = free & answers
    found: list[int] = []
    for origin in board.men[seat]:
        code = squares[origin]
        targets = STEPS[code][origin]
        if code & 7 == K:
            targets = safe_steps(board, seat, targets & free)
        else:
            if SLIDES[code]:
                targets |= slide(origin, occupied)
            targets &= allowed
            if pinned:
                targets &= pinned.get(origin, ALL)
        if targets:
            moves = known[code][origin]
            if wary & BIT[origin] or (prey & moves.soon and SLIDES[code]):
                found += [m for m in moves[targets] if not victims(board, seat, m, prey)]
            elif prey & moves.soon:
                found += _sparing(board, origin, moves, targets & ~prey, prey)
            else:
                found += moves[targets]
    if board.hands[seat] and answers:
        found += drops(board, seat, answers, prey)
    return found


def _sparing(board: OrbBoard, origin: int, moves: Moves, targets: int, prey: int) -> Sequence[int]:
    """The moves to some targets with which a stepping piece attacks no prey anew."""
    code = board.squares[origin]
    prey &= moves.soon & ~STEPS[code][origin]
    seat = seat_of(code)
    if RANK[seat][origin] > ZONE:  # it cannot promote
        return moves[targets & ~near_prey(board, seat, code & 7, prey)]
    return [
        move
        for move in moves[targets]
        if not prey & STEPS[promoted(code) if move >= PROMOTING else code][move % AREA]
    ]


def safe_steps(board: OrbBoard, seat: int, targets: int) -> int:
    """The squares around a king that are not attacked once it has left its own."""
    king, squares, hostile = board.kings[seat], board.squares, eyes(seat, board.active).hostile
    for square in squares_of(TWO_STEPS[king] & board.occupied & ~board.own[seat]):
        code = squares[square]
        if hostile[code]:
            targets &= ~STEPS[code][square]
    without = board.occupied ^ BIT[king]
    for rook in board.rooks if targets else ():
        if hostile[squares[rook]]:
            targets &= ~slide(rook, without)
    return targets


def can_step_away(board: OrbBoard, seat: int) -> bool:
    """Whether a king has a step to a square that is not attacked then."""
    steps = NEAR[board.kings[seat]] & ~(board.own[seat] | board.stones)
    return safe_steps(board, seat, steps) != 0


def answering(board: OrbBoard, seat: int) -> int:
    """The squares where another piece ends a check; none for a double check."""
    king = board.kings[seat]
    attacking = attackers(board, seat, king)
    if len(attacking) != 1:
        return 0
    return mask(attacking) | (BETWEEN[king][attacking[0]] or 0)


def drops(board: OrbBoard, seat: int, answers: int, prey: int) -> list[int]:
    """The drops on empty squares that answer a check and attack no prey, legal for Pawns too."""
    hand, squares = board.hands[seat], board.squares
    empty = [square for square, code in enumerate(squares) if not code]
    if answers != ALL:
        empty = [square for square in empty if answers & BIT[square]]
    found: list[int] = []
    for kind in (R, G, S, P) if empty else ():
        if hand & 15 * UNITS[kind]:
            places = pawn_places(board, seat, empty) if kind == P else empty
            base = DROPPING + AREA * kind
            if prey:
                barred = near_prey(board, seat, kind, prey)
                found += [base + square for square in places if not barred & BIT[square]]
            else:
                found += [base + square for square in places]
    return found


def pawn_places(board: OrbBoard, seat: int, empty: Sequence[int]) -> list[int]:
    """The squares where a Pawn may be dropped.

    Not on the last rank, not on a file with an unpromoted own Pawn (nifu).
    """
    squares, pawn, file, rank = board.squares, code_of(seat, P), FILE[seat], RANK[seat]
    taken = {file[square] for square in board.men[seat] if squares[square] == pawn}
    return [square for square in empty if rank[square] and file[square] not in taken]

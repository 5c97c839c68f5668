"""Generation of moves that leave the own king safe (rulebook, *Moves*), by pins and checks.

Excessive moves are left out too; mating pawn drops are left to `rules`.
"""

from collections.abc import Sequence
from itertools import compress

from anga.games.orb.rules.attacks import attackers, pins
from anga.games.orb.rules.board import UNITS, OrbBoard
from anga.games.orb.rules.orbs import near_prey, openers, victims
from anga.games.orb.rules.seats import (
    AREA,
    PROMOTED,
    SQUARES,
    G,
    K,
    P,
    R,
    S,
    code_of,
    seat_of,
)
from anga.games.orb.rules.tables import (
    BETWEEN,
    BIT,
    DROPPING,
    FILE,
    LINES,
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
from anga.kit.grid import mask

ALL = -1  # every square, as a set
EVERYWHERE = mask(SQUARES)  # and nothing else
CHOSEN = bytes(code == ord("1") for code in range(256))  # digits of a set as truths
DROPS = tuple(tuple(DROPPING + AREA * kind + square for square in SQUARES) for kind in range(4))
FILES = tuple(
    tuple(mask(at for at in SQUARES if FILE[seat][at] == FILE[seat][square]) for square in SQUARES)
    for seat in range(4)
)
LAST_RANK = tuple(mask(at for at in SQUARES if not RANK[seat][at]) for seat in range(4))


def safe_moves(board: OrbBoard, seat: int, checked: bool, prey: int) -> list[int]:
    """A seat's moves, including drops, after which no opponent attacks its king.

    `checked` is whether the king is attacked now; `prey` is a set of pieces that no move may attack
    anew (the Orb rule), 0 for none.
    """
    answers = answering(board, seat) if checked else ALL
    pinned = pins(board, seat) if answers else {}
    squares, occupied, known = board.squares, board.occupied, moves_of(seat)
    free = ~(board.own[seat] | board.stones | prey)
    allowed = free & answers
    wary = openers(board, seat, prey) if prey else 0
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
            found += _sparing(board, moves, targets, prey, wary) if prey else moves[targets]
    if board.hands[seat] and answers:
        found += drops(board, seat, answers, prey)
    return found


def _sparing(board: OrbBoard, moves: Moves, targets: int, prey: int, wary: int) -> Sequence[int]:
    """The moves to some targets with which a piece attacks no prey anew.

    Those on the squares `wary` may also open a line of a Rook.
    """
    code, origin = moves.code, moves.origin
    seat, kind, steps = seat_of(code), code & 7, STEPS[code]
    if wary & BIT[origin]:
        return [move for move in moves[targets] if not victims(board, seat, move, prey)]
    prey &= ~steps[origin]
    if SLIDES[code]:
        prey &= ~slide(origin, board.occupied)
        targets &= ~near_prey(board, seat, R, prey)
    else:
        prey &= moves.soon
    if not prey:
        return moves[targets]
    if kind not in PROMOTED or (kind != R and RANK[seat][origin] > ZONE):  # it does not promote
        return moves[targets & ~near_prey(board, seat, kind, prey)]
    later = STEPS[promoted(code)]
    return [
        move
        for move in moves[targets]
        if not prey & (later if move >= PROMOTING else steps)[move % AREA]
    ]


def safe_steps(board: OrbBoard, seat: int, targets: int) -> int:
    """The squares around a king that are not attacked once it has left its own."""
    if not targets:
        return 0
    king, squares, hostile = board.kings[seat], board.squares, eyes(seat, board.active).hostile
    near = TWO_STEPS[king] & board.occupied & ~board.own[seat]
    while near:
        square = near.bit_length() - 1
        near ^= BIT[square]
        code = squares[square]
        if hostile[code]:
            targets &= ~STEPS[code][square]
    without = board.occupied ^ BIT[king]
    for rook in board.rooks if targets else ():
        if targets & LINES[rook] and hostile[squares[rook]]:
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
    hand, empty = board.hands[seat], answers & ~board.occupied & EVERYWHERE
    found: list[int] = []
    for kind in (R, G, S, P) if empty else ():
        if hand & 15 * UNITS[kind]:
            places = pawn_places(board, seat, empty) if kind == P else empty
            if prey:
                places &= ~near_prey(board, seat, kind, prey)
            found += compress(DROPS[kind], f"{places:b}".encode().translate(CHOSEN)[::-1])
    return found


def pawn_places(board: OrbBoard, seat: int, empty: int) -> int:
    """The squares where a Pawn may be dropped.

    Not on the last rank, not on a file with an unpromoted own Pawn (nifu).
    """
    squares, pawn, files = board.squares, code_of(seat, P), FILES[seat]
    empty &= ~LAST_RANK[seat]
    for square in board.men[seat]:
        if squares[square] == pawn:
            empty &= ~files[square]
    return empty

"""Moves that harm a player directly: captures, and checks that take its turn."""

from collections.abc import Mapping
from functools import cache
from operator import or_

from anga.games.orb.rules.attacks import pins
from anga.games.orb.rules.board import UNITS, OrbBoard
from anga.games.orb.rules.moves import safe_steps
from anga.games.orb.rules.orbs import prey_of, victims
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.rulesets import PENALTY
from anga.games.orb.rules.seats import (
    AREA,
    BITS,
    KINDS,
    PROMOTED,
    SEATS,
    SLIDING,
    G,
    K,
    R,
    S,
    code_of,
)
from anga.games.orb.rules.tables import DROPPING, RANK, SLIDES, STEPS, ZONE, moves_of, slide
from anga.kit.grid import squares_of

DROPPED = (R, G, S)  # a Pawn that is dropped gives check too, but might mate, which is forbidden


def replies(position: OrbPosition, letter: str) -> list[int]:
    """Moves by which the player to move, not in check, harms a seat.

    They capture a piece of the seat, or give check to it or to a player after it, which then moves
    first.
    """
    board, seat, victim = position.board, position.seat, SEATS.index(letter)
    if not board.active & BITS[victim]:
        return []
    prey = prey_of(board, position.red) if position.red else 0
    wanted, looks = board.own[victim] & ~board.stones, _looks(board, seat, victim)
    free, squares, occupied = ~(board.own[seat] | board.stones), board.squares, board.occupied
    pinned: Mapping[int, int] | None = None
    found: list[int] = []
    aims = [free & (wanted | one) for one in looks]
    for origin in board.men[seat]:
        code = squares[origin]
        targets = STEPS[code][origin]
        if SLIDES[code]:
            targets |= slide(origin, occupied)
        targets &= aims[code & 7]
        if not targets:
            continue
        if code & 7 == K:
            targets = safe_steps(board, seat, targets)
        else:
            if pinned is None:
                pinned = pins(board, seat)
            targets &= pinned.get(origin, -1)
        found += moves_of(seat)[code][origin][targets]
    if hand := board.hands[seat]:
        for kind in DROPPED:
            if hand & 15 * UNITS[kind]:
                base = DROPPING + AREA * kind
                found += [base + square for square in squares_of(looks[kind] & ~occupied)]
    return _allowed(position, found, prey) if prey else found


def _allowed(position: OrbPosition, found: list[int], prey: int) -> list[int]:
    """The moves that the Orb rule allows."""
    if position.rules == PENALTY:
        return [move for move in found if not position.takes_a_life(move)]
    return [move for move in found if not victims(position.board, position.seat, move, prey)]


def _looks(board: OrbBoard, seat: int, victim: int) -> list[int]:
    """By kind, the squares from which a seat's piece checks the victim.

    Or a player after the victim, in order from the seat.
    """
    looks = [0] * len(KINDS)
    sliding = board.hands[seat] & 15 * UNITS[R] or any(
        board.squares[rook] >> 3 == seat + 1 for rook in board.rooks
    )
    for other in TURNS[seat][victim]:
        if board.active & BITS[other]:
            king = board.kings[other]
            looks = list(map(or_, looks, _steps(seat, king)))
            if sliding:
                lines = slide(king, board.occupied)
                for kind in SLIDING:
                    looks[kind] |= lines
    return looks


def _after(seat: int, victim: int) -> tuple[int, ...]:
    return tuple((seat + step) % 4 for step in range((victim - seat) % 4 or 4, 4))


# By two seats: the second, and those between it and the first, clockwise.
TURNS = tuple(tuple(_after(seat, victim) for victim in range(4)) for seat in range(4))


@cache
def _steps(seat: int, king: int) -> tuple[int, ...]:
    """By kind, the adjacent squares from which a seat's piece attacks a king.

    Near the promotion zone a piece also counts as promoted.
    """
    behind = (seat + 2) % 4
    steps = [0 if kind == K else STEPS[code_of(behind, kind)][king] for kind in range(len(KINDS))]
    if RANK[seat][king] <= ZONE:
        for kind, other in PROMOTED.items():
            steps[kind] |= steps[other]
    return tuple(steps)

"""Moves, and their legality (rulebook, *A turn*, *Promotion* and *Deals*)."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from anga.games.shinsetsu.rules.board import FACINGS, Board
from anga.games.shinsetsu.rules.dice import ROLLS
from anga.games.shinsetsu.rules.forces import (
    INDEX,
    LANES,
    OFFICERS,
    PAWN,
    PIECES,
    SEATS,
    Forces,
    is_far,
    muster,
)
from anga.games.shinsetsu.rules.movement import AHEAD, ASLANT, PREY, arrives, reach
from anga.games.shinsetsu.rules.phase import both_unused, dice_left, facing_squares

BOTH = "*"  # the "die" of a pawn move that uses both dice


class ShinsetsuMove(NamedTuple):
    """A move: which action, and what it needs.

        roll     `choice` the faces             go       `origin`, `target`, perhaps `choice` a kind
        turn     `origin`, `choice` a facing    promote  `origin`, `choice` a kind
        face     `origin`, `choice` a facing    give     `points`, `choice` a force
        stop, pass

    `die` is the face that is used, `*` for both dice; rolls, faces, deals, stop and pass have none.
    """

    action: str
    die: str = ""
    origin: int = -1
    target: int = -1
    choice: str = ""
    points: int = 0


STOP = ShinsetsuMove("stop")
PASS = ShinsetsuMove("pass")
ROLL_MOVES = tuple(ShinsetsuMove("roll", choice=roll) for roll in ROLLS)


def legal(board: Board, seat: str, phase: str, barracks: str) -> list[ShinsetsuMove]:
    """The legal uses of dice or facings of pawns, without rolls and deals.

    `barracks` are the force's own.
    """
    if to_face := facing_squares(phase):
        return [ShinsetsuMove("face", origin=at, choice=way) for at in to_face for way in FACINGS]
    dice = dice_left(phase)
    if not both_unused(phase):
        return [*uses(board, seat, dice, barracks), STOP]
    if are_both_lost(board, seat, dice):
        return without_officers(board, seat, barracks) or [PASS]
    found = uses(board, seat, dice[0], barracks)
    if dice[0] != dice[1]:
        found += uses(board, seat, dice[1], barracks)
    return found or [PASS]


def deals(forces: Forces, giver: str, phase: str) -> Iterator[ShinsetsuMove]:
    """*Deals*: an active force on turn gives any part of its score to another one."""
    if not forces[INDEX[giver]].active or facing_squares(phase):
        return
    for seat, force in zip(SEATS, forces, strict=True):
        if seat != giver and force.active:
            for points in range(1, forces[INDEX[giver]].score + 1):
                yield ShinsetsuMove("give", choice=seat, points=points)


def uses(board: Board, seat: str, die: str, barracks: str) -> list[ShinsetsuMove]:
    """All uses of one die by the force to move."""
    force, own = muster(board, seat), PIECES[seat]
    pieces, pawns = force[die], force[PAWN]
    moves = [going(die, at, to) for at in pieces for to in reach(board, at) if board[to] not in own]
    if die == "K":
        moves += waiting(board, seat, barracks)
    else:
        lanes = LANES[seat]
        shared = [lanes[at] for at in pieces]
        pawns = [at for at in pawns if lanes[at] in shared]
    for at in pawns:
        moves += pawn_moves(board, at, die, barracks)
    return moves


def are_both_lost(board: Board, seat: str, dice: str) -> bool:
    """Whether the force has no pieces of the kinds that both dice show."""
    force = muster(board, seat)
    return not force[dice[0]] and not force[dice[1]]


def without_officers(board: Board, seat: str, barracks: str) -> list[ShinsetsuMove]:
    """The pawn moves that use both dice."""
    pawns = muster(board, seat)[PAWN]
    return [move for at in pawns for move in pawn_moves(board, at, BOTH, barracks)]


def pawn_moves(board: Board, at: int, die: str, barracks: str) -> list[ShinsetsuMove]:
    """The moves of a pawn: advancing, capturing or turning."""
    moves: list[ShinsetsuMove] = []
    seat, facing = board[at][0], board[at][1]
    for to in AHEAD[facing][at]:
        if not board[to]:
            moves += _arrivals(seat, at, to, die, barracks)
    for to in ASLANT[facing][at]:
        if board[to] in PREY[seat]:
            moves += _arrivals(seat, at, to, die, barracks)
    moves += turns(die, at, facing)
    return moves


@cache
def going(die: str, at: int, to: int, kind: str = "") -> ShinsetsuMove:
    """The moves of a piece to a square, with each kind that it may become."""
    return ShinsetsuMove("go", die, at, to, kind)


@cache
def turns(die: str, at: int, facing: str) -> tuple[ShinsetsuMove, ...]:
    """The turns of a pawn to any other facing."""
    return tuple(ShinsetsuMove("turn", die, at, -1, other) for other in FACINGS if other != facing)


def _arrivals(seat: str, at: int, to: int, die: str, barracks: str) -> list[ShinsetsuMove]:
    if barracks and arrives(seat, at, to):
        return [going(die, at, to, kind) for kind in OFFICERS if kind in barracks]
    return [going(die, at, to)]


def waiting(board: Board, seat: str, barracks: str) -> list[ShinsetsuMove]:
    """The promotions of pawns that wait on their far row."""
    kinds = [kind for kind in OFFICERS if kind in barracks]
    waits = [at for at in muster(board, seat)[PAWN] if is_far(seat, at)] if kinds else []
    return [ShinsetsuMove("promote", "K", at, -1, kind) for at in waits for kind in kinds]

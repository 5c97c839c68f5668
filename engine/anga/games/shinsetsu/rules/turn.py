"""The position after a move (rulebook, *A turn* to *Deals*)."""

from typing import Protocol

from anga.games.shinsetsu.rules import captures
from anga.games.shinsetsu.rules.board import Board
from anga.games.shinsetsu.rules.dice import ESCAPE
from anga.games.shinsetsu.rules.forces import HOME, INDEX, SEATS, Forces, is_pawn, of_force
from anga.games.shinsetsu.rules.moves import BOTH, ShinsetsuMove
from anga.games.shinsetsu.rules.phase import (
    BEFORE_ROLL,
    LEFT,
    both_unused,
    facing_phase,
    facing_squares,
)


class TurnState(Protocol):
    """The parts of a position that moves need, as in the position string."""

    @property
    def board(self) -> Board:
        """The pieces."""

    @property
    def turn(self) -> str:
        """The force to move."""

    @property
    def phase(self) -> str:
        """The phase of the turn."""

    @property
    def forces(self) -> Forces:
        """Each force's state, score and barracks."""


# All forces, beginning with the one after.
FOLLOWING = {seat: (*SEATS[at + 1 :], *SEATS[: at + 1]) for seat, at in INDEX.items()}

After = tuple[Board, str, str, Forces, str | None]
"""Board, turn, phase and forces afterwards; and how the last rival went, if the game is over."""


def after(at: TurnState, move: ShinsetsuMove) -> After:
    """The position after a legal move."""
    match move.action:
        case "roll":
            return _rolled(at, move.choice)
        case "stop" | "pass":
            return _next(at, at.board, at.forces)
        case "face":
            return _faced(at, move)
        case "give":
            return _given(at, move)
    return _used(at, move)


def _rolled(at: TurnState, roll: str) -> After:
    """The position after a roll; a prisoner's force can only hope for two Kings."""
    if at.forces[INDEX[at.turn]].active:
        return at.board, at.turn, roll, at.forces, None
    home = HOME[at.turn]
    if roll != ESCAPE or at.board[home]:
        return _next(at, at.board, at.forces)
    return _escaped(at, home)


def _escaped(at: TurnState, home: int) -> After:
    """The position after a King's escape to its initial square; its pawns may be faced again."""
    board, forces = list(at.board), list(at.forces)
    board[home] = f"{at.turn}K"
    forces[INDEX[at.turn]] = forces[INDEX[at.turn]]._replace(state="a")
    pawns = [square for square in of_force(at.board, at.turn) if is_pawn(at.board[square])]
    if not pawns:
        return _next(at, tuple(board), tuple(forces))
    return tuple(board), at.turn, facing_phase(pawns), tuple(forces), None


def _faced(at: TurnState, move: ShinsetsuMove) -> After:
    board = list(at.board)
    board[move.origin] = at.turn + move.choice
    left = [square for square in facing_squares(at.phase) if square != move.origin]
    if not left:
        return _next(at, tuple(board), at.forces)
    return tuple(board), at.turn, facing_phase(left), at.forces, None


def _given(at: TurnState, move: ShinsetsuMove) -> After:
    forces = list(at.forces)
    for seat, points in ((at.turn, -move.points), (move.choice, move.points)):
        force = forces[INDEX[seat]]
        forces[INDEX[seat]] = force._replace(score=force.score + points)
    return at.board, at.turn, at.phase, tuple(forces), None


def _used(at: TurnState, move: ShinsetsuMove) -> After:
    """The position after a die is used: a piece moves, turns or is promoted."""
    board, forces, ended = list(at.board), at.forces, None
    piece = board[move.origin]
    if move.action == "turn":
        board[move.origin] = at.turn + move.choice
        return _on(at, tuple(board), forces, move.die)
    if move.choice:
        piece = f"{at.turn}+{move.choice}"
        forces = _promoted(forces, INDEX[at.turn], move.choice)
    board[move.origin] = ""
    target = move.origin if move.target < 0 else move.target
    if taken := board[target]:
        forces = captures.capture(board, forces, at.turn, target)
        ended = "capture" if taken[-1] == "K" else "elimination"
    board[target] = piece
    if taken and captures.is_tied(board, forces):
        forces = captures.play_on(forces)
    return _on(at, tuple(board), forces, move.die, ended)


def _promoted(forces: Forces, own: int, kind: str) -> Forces:
    """The forces after a piece of one of them returns from its barracks."""
    barracks = forces[own].barracks.replace(kind, "", 1)
    return *forces[:own], forces[own]._replace(barracks=barracks), *forces[own + 1 :]


def _on(at: TurnState, board: Board, forces: Forces, die: str, ended: str | None = None) -> After:
    """The position after a use: with the other die, the next force, or the end."""
    if captures.outcome(board, forces, ended):
        return board, at.turn, BEFORE_ROLL, forces, ended
    if both_unused(at.phase) and die != BOTH:
        return board, at.turn, at.phase.replace(die, "", 1) + LEFT, forces, None
    return _next(at, board, forces)


def _next(at: TurnState, board: Board, forces: Forces) -> After:
    """The position with the next force to move, clockwise."""
    for seat in FOLLOWING[at.turn]:
        if captures.has_turns(board, forces, seat):
            return board, seat, BEFORE_ROLL, forces, None
    raise AssertionError("the force that has just moved has turns")

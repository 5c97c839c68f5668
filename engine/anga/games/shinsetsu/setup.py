"""From a position string to a position: what is well formed may still be impossible."""

from collections.abc import Iterator

from anga.errors import PositionError
from anga.games.shinsetsu import captures, notation
from anga.games.shinsetsu.forces import (
    GOAL,
    HOME,
    INDEX,
    PRISONER,
    SEATS,
    SQUARES,
    is_pawn,
)
from anga.games.shinsetsu.notation import BEFORE_ROLL, Fields, facing_squares
from anga.games.shinsetsu.rules import Shinsetsu


def parse(text: str) -> Shinsetsu:
    """The position that a string spells. Raises PositionError for the first thing wrong with it."""
    fields = notation.read(text)
    for sentence, at_fault in (*_kings(fields), *_turn(fields), *_phase(fields)):
        raise PositionError(f"the {at_fault} cannot be so: {sentence}", _part(text, at_fault))
    return Shinsetsu(*fields)


def _part(text: str, field: str) -> str:
    return dict(zip(("board", "turn", "phase", "forces"), text.split(" "), strict=True))[field]


Wrong = Iterator[tuple[str, str]]
"""A sentence for what is wrong, and the field that it is about."""


def _kings(at: Fields) -> Wrong:
    """An active force has its King on the board, another has none; one King at most is held."""
    for seat, force in zip(SEATS, at.forces, strict=True):
        kings = at.board.count(f"{seat}K")
        if kings != force.active:
            yield f"{seat} is {force.state} and has {kings} Kings on the board", "board"
    states = "".join(force.state for force in at.forces)
    if "a" not in states and "A" not in states:
        yield "no force is active", "forces"
    if "A" in states and (states.count("A") > 2 or "a" in states):
        yield "only two forces play on after a tie", "forces"
    if states.count(PRISONER) > 1:
        yield "only one King can be a prisoner", "forces"
    if captures.tied(at.board, at.forces):
        yield "two forces are left and equal in score: they play on as A", "forces"
    if sum(at.board[GOAL[seat]] == f"{seat}K" for seat in SEATS) > 1:
        yield "two Kings have entered", "board"


def _turn(at: Fields) -> Wrong:
    """Whoever is on turn still has turns; an ended game waits for nothing."""
    over = captures.outcome(at.board, at.forces, None)
    if over and at.phase != BEFORE_ROLL:
        yield f"the game is over: {over.reason}", "phase"
    if over and not at.forces[INDEX[at.turn]].active:
        yield "the last mover is active", "turn"
    if not captures.has_turns(at.board, at.forces, at.turn):
        yield f"{at.turn} has no turns", "turn"


def _phase(at: Fields) -> Wrong:
    """Only an active force uses dice; pawns are faced when a King stands at home again."""
    force = at.forces[INDEX[at.turn]]
    if not force.active and at.phase != BEFORE_ROLL:
        yield f"{at.turn} can only roll", "phase"
    squares = facing_squares(at.phase)
    for square in squares:
        piece = at.board[square]
        if not is_pawn(piece) or piece[0] != at.turn:
            yield f"no pawn of {at.turn} stands on {SQUARES[square]}", "phase"
    if squares and (force.state == "A" or at.board[HOME[at.turn]] != f"{at.turn}K"):
        yield f"the King of {at.turn} has not just escaped", "phase"

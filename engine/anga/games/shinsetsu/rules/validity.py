"""Checks of position strings beyond their syntax: whether such a position is possible."""

from collections.abc import Iterator

from anga.games.shinsetsu.rules import captures
from anga.games.shinsetsu.rules.board import SQUARES
from anga.games.shinsetsu.rules.forces import GOAL, HOME, INDEX, PRISONER, SEATS, is_pawn
from anga.games.shinsetsu.rules.notation import ShinsetsuFields
from anga.games.shinsetsu.rules.phase import BEFORE_ROLL, facing_squares
from anga.games.shinsetsu.words import WORDS
from anga.shared.errors import PositionError
from anga.shared.phrases import say
from anga.shared.scene import Phrase


def insist(text: str, at: ShinsetsuFields) -> None:
    """Raise PositionError for the first impossibility in a position string's fields."""
    for wrong, at_fault in problems(at):
        sentence = say(wrong, WORDS, "en")
        raise PositionError(f"the {at_fault} cannot be so: {sentence}", _part(text, at_fault))


def _part(text: str, field: str) -> str:
    return dict(zip(("board", "turn", "phase", "forces"), text.split(" "), strict=True))[field]


Wrong = Iterator[tuple[Phrase, str]]
"""What is wrong, as a phrase, and the field that it is about."""


def problems(at: ShinsetsuFields) -> Wrong:
    """Everything that makes well-formed fields impossible."""
    yield from _kings(at)
    if any(force.active for force in at.forces):
        yield from _turn(at)
        yield from _phase(at)


def _kings(at: ShinsetsuFields) -> Wrong:
    """Problems of Kings: on the board for active forces only, at most one is a prisoner."""
    for seat, force in zip(SEATS, at.forces, strict=True):
        kings = at.board.count(f"{seat}K")
        if kings != force.active:
            expected = "1" if force.active else "0"
            yield ["wrong:kings", f"seat:{seat}", str(kings), expected], "board"
    states = "".join(force.state for force in at.forces)
    if "a" not in states and "A" not in states:
        yield "wrong:nobody", "forces"
    if "A" in states and (states.count("A") > 2 or "a" in states):
        yield "wrong:after-tie", "forces"
    if states.count(PRISONER) > 1:
        yield "wrong:prisoners", "forces"
    if captures.is_tied(at.board, at.forces):
        yield "wrong:tied", "forces"
    if sum(at.board[GOAL[seat]] == f"{seat}K" for seat in SEATS) > 1:
        yield "wrong:entered", "board"


def _turn(at: ShinsetsuFields) -> Wrong:
    """Problems of the turn: the force to move must have turns; a finished game has no phase."""
    over = captures.outcome(at.board, at.forces, None)
    if over and at.phase != BEFORE_ROLL:
        yield "wrong:over", "phase"
    if over and not at.forces[INDEX[at.turn]].active:
        yield "wrong:last-mover", "turn"
    if not captures.has_turns(at.board, at.forces, at.turn):
        yield ["wrong:no-turns", f"seat:{at.turn}"], "turn"


def _phase(at: ShinsetsuFields) -> Wrong:
    """Problems of the phase: only active forces use dice; pawns are faced only after an escape."""
    force, seat = at.forces[INDEX[at.turn]], f"seat:{at.turn}"
    if not force.active and at.phase != BEFORE_ROLL:
        yield ["wrong:only-rolls", seat], "phase"
    squares = facing_squares(at.phase)
    for square in squares:
        piece = at.board[square]
        if not is_pawn(piece) or piece[0] != at.turn:
            yield ["wrong:no-pawn", seat, SQUARES[square]], "phase"
    if squares and (force.state == "A" or at.board[HOME[at.turn]] != f"{at.turn}K"):
        yield ["wrong:no-escape", seat], "phase"

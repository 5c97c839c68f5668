"""Position strings and move tokens (rulebook, *Text formats*).

rCre2gKgEgHgC/…/kCkHkEkK2ywyC k - 0a,0a,0a,0a    board, turn, phase, forces
roll:KC  C:a1a5  K:b2@e  K:b7b8=C  K:b8=C  *:b2b3  stop  pass  @b2n  give:2:r
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from anga.contract.position import malformed_token
from anga.games.shinsetsu.rules.board import SQUARE, SQUARES, Board, by_file
from anga.games.shinsetsu.rules.dice import in_order
from anga.games.shinsetsu.rules.forces import KINDS, SEATS, Force, Forces
from anga.games.shinsetsu.rules.moves import PASS, STOP, ShinsetsuMove
from anga.games.shinsetsu.rules.phase import facing_squares
from anga.kit.ranks import format_ranks, parse_ranks
from anga.shared.errors import PositionError

PIECE = r"[krgy](?:\+?[CHE]|[Knesw])"
PHASE = re.compile(r"-|[KCHE]{2}|[KCHE]\*|m(?:[a-h][1-8])+", re.ASCII)
FORCE = re.compile(r"(0|[1-9][0-9]{0,2})([apxA])([CHE]*)", re.ASCII)

SQUARE_NAME = "[a-h][1-8]"
TOKENS = {
    "roll": re.compile(r"roll:(?P<choice>[KCHE]{2})"),
    "go": re.compile(
        rf"(?P<die>[KCHE*]):(?P<origin>{SQUARE_NAME})(?P<target>{SQUARE_NAME})"
        r"(?:=(?P<choice>[CHE]))?"
    ),
    "turn": re.compile(rf"(?P<die>[KCHE*]):(?P<origin>{SQUARE_NAME})@(?P<choice>[nesw])"),
    "promote": re.compile(rf"(?P<die>[KCHE*]):(?P<origin>{SQUARE_NAME})=(?P<choice>[CHE])"),
    "face": re.compile(rf"@(?P<origin>{SQUARE_NAME})(?P<choice>[nesw])"),
    "give": re.compile(r"give:(?P<points>[1-9][0-9]{0,2}):(?P<choice>[krgy])"),
}
SPELLINGS = {
    "roll": "roll:{choice}",
    "go": "{die}:{origin}{target}{choice}",
    "turn": "{die}:{origin}@{choice}",
    "promote": "{die}:{origin}={choice}",
    "face": "@{origin}{choice}",
    "give": "give:{points}:{choice}",
}
SPELT = "roll:KC, C:a1a5, K:b2@e, K:b7b8=C, stop, pass, @b2n or give:2:r"


class ShinsetsuFields(NamedTuple):
    """The contents of a position string."""

    board: Board
    turn: str
    phase: str
    forces: Forces


def parse_position(text: str) -> ShinsetsuFields:
    """The fields of a position string, each well formed. Raises PositionError."""
    fields = text.split(" ")
    if len(fields) != 4:
        raise PositionError(f"{text!r} has not four fields: board, turn, phase, forces", text)
    board, turn, phase, forces = fields
    if turn not in SEATS:
        raise PositionError(f"the turn is {turn!r}, not k, r, g or y", turn)
    return ShinsetsuFields(_parse_board(board), turn, _parse_phase(phase), _parse_forces(forces))


def format_position(fields: ShinsetsuFields) -> str:
    """The position string of fields."""
    forces = ",".join(f"{force.score}{force.state}{force.barracks}" for force in fields.forces)
    return f"{_format_board(fields.board)} {fields.turn} {fields.phase} {forces}"


def _parse_board(text: str) -> Board:
    return _upside_down(parse_ranks(text, PIECE, 8, 8))


def _format_board(board: Board) -> str:
    return format_ranks(_upside_down(board), 8)


def _upside_down(board: Sequence[str]) -> Board:
    """The ranks in opposite order: position strings begin at the top, squares at the bottom."""
    return tuple(piece for first in range(56, -1, -8) for piece in board[first : first + 8])


def _parse_phase(text: str) -> str:
    """The phase, kept as written. Raises PositionError."""
    if not PHASE.fullmatch(text):
        raise PositionError(f"the phase {text!r} is not valid: -, KC, C* or mb2c2", text)
    if len(text) == 2 and text[1] != "*" and not in_order(text):
        raise PositionError(f"the phase {text!r} has the dice not in the order K C H E", text)
    squares = facing_squares(text)
    if squares != by_file(set(squares)):
        raise PositionError(f"the phase {text!r} has the squares not by file and rank", text)
    return text


def _parse_forces(text: str) -> Forces:
    """The four forces. Raises PositionError."""
    parts = text.split(",")
    if len(parts) != 4:
        raise PositionError(f"the forces {text!r} are not four", text)
    return tuple(_parse_force(part) for part in parts)


def _parse_force(text: str) -> Force:
    found = FORCE.fullmatch(text)
    if not found:
        raise PositionError(f"the force {text!r} is not score, state (a p x A), barracks", text)
    score, state, barracks = found.groups()
    if list(barracks) != sorted(barracks, key=KINDS.index):
        raise PositionError(f"the force {text!r} has barracks not in the order C H E", text)
    return Force(int(score), state, barracks)


def parse_any_move(token: str) -> ShinsetsuMove:
    """The move of a token. Raises MoveError."""
    if token == "stop":  # noqa: S105
        return STOP
    if token == "pass":  # noqa: S105
        return PASS
    for action, spelling in TOKENS.items():
        if found := spelling.fullmatch(token):
            parts = found.groupdict()
            if action == "roll" and not in_order(parts["choice"]):
                raise malformed_token(token, "the dice of a roll stand in the order K C H E")
            return ShinsetsuMove(
                action,
                parts.get("die", ""),
                SQUARE.get(parts.get("origin", ""), -1),
                SQUARE.get(parts.get("target", ""), -1),
                parts.get("choice") or "",
                int(parts.get("points", 0)),
            )
    raise malformed_token(token, f"a move is spelt as {SPELT}")


def format_move(move: ShinsetsuMove) -> str:
    """The token of a move."""
    spelling = SPELLINGS.get(move.action, move.action)
    choice = f"={move.choice}" if move.action == "go" and move.choice else move.choice
    return spelling.format(
        die=move.die,
        origin=SQUARES[move.origin],
        target=SQUARES[move.target],
        choice=choice,
        points=move.points,
    )

"""Turns of Chatra as text: tokens, and as people write and hear them."""

import re
from typing import TYPE_CHECKING

from anga.contract.position import malformed
from anga.games.chatra.board import FILES, Board
from anga.games.chatra.moves import CAPTURE, OBJECT, PASS, SUBJECT
from anga.shared.scene import Phrase

if TYPE_CHECKING:
    from anga.games.chatra.rules import Chatra

MOVE = re.compile(
    r"(?:(O)([xX]?)|([a-nA-N]|o)(0*[1-9][0-9]?)([-xX]))?([a-nA-N]|o)(0*[1-9][0-9]?)[+#]?"
)
PASSING = "pass"
PASSINGS = (PASSING, PASSING + "+", PASSING + "#")
EXPECTED = "a turn is f9, Of11, Oxf11, e12-g6, g4xg6 or pass"


def parse_any_move(token: str, board: Board) -> int:
    """The turn that a token spells. Raises MoveError."""
    if token in PASSINGS:
        return PASS
    spelt = MOVE.fullmatch(token)
    if not spelt:
        raise malformed(token, EXPECTED)
    royal, royal_mark, file, rank, mark, to_file, to_rank = spelt.groups()
    to = _square(token, board, to_file, to_rank)
    if royal:
        return OBJECT | (CAPTURE if royal_mark else 0) | to
    if not file:
        return to
    start = _square(token, board, file, rank)
    return SUBJECT | (0 if mark == "-" else CAPTURE) | start << 8 | to


def _square(token: str, board: Board, file: str, rank: str) -> int:
    column, row = FILES.index(file.lower()), int(rank) - 1
    if column >= board.size or row >= board.size:
        raise malformed(token, f"there is no {file}{rank} on this board")
    return row * board.size + column


def format_move(move: int, board: Board) -> str:
    """The token of a turn."""
    if move == PASS:
        return PASSING
    to = board.names[move & 255]
    if move & OBJECT:
        return f"Ox{to}" if move & CAPTURE else f"O{to}"
    if move & SUBJECT:
        return f"{board.names[move >> 8 & 255]}{'x' if move & CAPTURE else '-'}{to}"
    return to


def move_notation(position: "Chatra", move: int) -> Phrase:
    """A legal turn as it stands in a list of moves."""
    board = position.variant.board
    if move == PASS:
        return "notation:pass"
    to = board.names[move & 255]
    capture = "x" if move & CAPTURE else "-"
    if move & OBJECT:
        placed = "drop" if position.sides.own < 0 else capture
        return [f"notation:object:{placed}", to]
    if move & SUBJECT:
        return [f"notation:{capture}", board.names[move >> 8 & 255], to]
    return ["notation:drop", to]


def move_description(position: "Chatra", move: int) -> Phrase:
    """A legal turn as a sentence."""
    board = position.variant.board
    seat = f"seat:{position.turn}"
    if move == PASS:
        return ["description:pass", seat]
    after = position.after(move)
    check = "description:check" if position.waiting in after.check else "description:quiet"
    to = board.names[move & 255]
    if move & OBJECT:
        deed = "drop" if position.sides.own < 0 else "x" if move & CAPTURE else "-"
        return [f"description:object:{deed}", seat, to, check]
    if move & SUBJECT:
        deed = "x" if move & CAPTURE else "-"
        return [f"description:{deed}", seat, board.names[move >> 8 & 255], to, check]
    return ["description:drop", seat, to, check]

"""Moves as text: `f9`, `Of11`, `Oxf11`, `e12-g6`, `g4xg6`, `pass`.

Accepted when read, never printed: ranks padded with zeros, `+` or `#` at the end, a capital `X`,
capital letters of files but for `O`.
"""

import re

from anga.contract.position import malformed_token
from anga.kit.pairs.board import FILES, ZoneBoard
from anga.kit.pairs.encoding import CAPTURE, OBJECT, PASS, SUBJECT

MOVE = re.compile(
    r"(?:(O)([xX]?)|([a-nA-N]|o)(0*[1-9][0-9]?)([-xX]))?([a-nA-N]|o)(0*[1-9][0-9]?)[+#]?"
)
PASSING = "pass"
PASSINGS = (PASSING, PASSING + "+", PASSING + "#")
EXPECTED = "a turn is f9, Of11, Oxf11, e12-g6, g4xg6 or pass"


def parse_any_move(token: str, board: ZoneBoard) -> int:
    """The move of a token, legal or not. Raises MoveError."""
    if token in PASSINGS:
        return PASS
    spelt = MOVE.fullmatch(token)
    if not spelt:
        raise malformed_token(token, EXPECTED)
    royal, royal_mark, file, rank, mark, to_file, to_rank = spelt.groups()
    to = _parse_square(token, board, to_file, to_rank)
    if royal:
        return OBJECT | (CAPTURE if royal_mark else 0) | to
    if not file:
        return to
    start = _parse_square(token, board, file, rank)
    return SUBJECT | (0 if mark == "-" else CAPTURE) | start << 8 | to


def _parse_square(token: str, board: ZoneBoard, file: str, rank: str) -> int:
    column, row = FILES.index(file.lower()), int(rank) - 1
    if column >= board.size or row >= board.size:
        raise malformed_token(token, f"there is no {file}{rank} on this board")
    return row * board.size + column


def format_move(move: int, board: ZoneBoard) -> str:
    """The token of a move."""
    if move == PASS:
        return PASSING
    to = board.names[move & 255]
    if move & OBJECT:
        return f"Ox{to}" if move & CAPTURE else f"O{to}"
    if move & SUBJECT:
        return f"{board.names[move >> 8 & 255]}{'x' if move & CAPTURE else '-'}{to}"
    return to

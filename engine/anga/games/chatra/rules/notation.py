"""Position strings (rulebook, *Text formats*); moves are those of `anga.kit.pairs.tokens`.

12/6o5/12/12/12/12/12/12/12/12/5O6/12 b 18-18 -                 board, side, hands, flags
"""

import re
from typing import NamedTuple

from anga.games.chatra.rules.rulesets import SEATS, ChatraVariant
from anga.kit.pairs.board import ZoneBoard
from anga.kit.ranks import format_ranks, parse_ranks
from anga.shared.errors import PositionError

HANDS = re.compile(r"(O?)(0|[1-9][0-9]?)-(O?)(0|[1-9][0-9]?)")
FLAGS = re.compile(r"-|(?=.)(p?)(c?)(x[2-9])?")
GIVERS = re.compile(r"-|(?=.)(p?)(cbw|cb|cw|)(x[2-9])?")  # flags under `checker`
PIECES = "OoSs"


class ChatraFields(NamedTuple):
    """The contents of a position string: Subjects as masks, an Object in hand as square -1.

    `freed` are the seats for which a check has lifted the limits of the drop area.
    """

    turn: str
    black: int
    white: int
    black_object: int
    white_object: int
    black_hand: int
    white_hand: int
    passed: bool = False
    freed: str = ""
    row: int = 1

    @property
    def opening(self) -> bool:
        """Whether an Object is still in hand."""
        return self.black_object < 0 or self.white_object < 0


def parse_position(text: str, variant: ChatraVariant) -> ChatraFields:
    """The fields of a position string, each well formed. Raises PositionError."""
    fields = text.split(" ")
    if len(fields) != 4:
        raise PositionError(f"{text!r} has not four fields: board, side, hands, flags", text)
    squares, side, in_hand, signs = fields
    placed = _parse_board(squares, variant.board)
    if side not in SEATS:
        raise PositionError(f"{side!r} is no side: b or w", side)
    hands = HANDS.fullmatch(in_hand)
    if not hands:
        raise PositionError(f"{in_hand!r} are no hands, such as 18-18 or O18-O18", in_hand)
    flags = (GIVERS if variant.checker else FLAGS).fullmatch(signs)
    if not flags:
        check = "cb, cw or cbw" if variant.checker else "c"
        raise PositionError(f"{signs!r} are no flags: - or some of p, {check}, x2 to x9", signs)
    return ChatraFields(
        turn=side,
        black=placed["S"],
        white=placed["s"],
        black_object=_parse_object(squares, placed["O"], bool(hands[1]), "Black"),
        white_object=_parse_object(squares, placed["o"], bool(hands[3]), "White"),
        black_hand=int(hands[2]),
        white_hand=int(hands[4]),
        passed=bool(flags[1]),
        freed=freed_by(flags[2] or "", variant),
        row=int((flags[3] or "x1")[1:]),
    )


def _parse_board(text: str, board: ZoneBoard) -> dict[str, int]:
    """The squares of each letter, as masks."""
    placed = dict.fromkeys(PIECES, 0)
    for square, letter in enumerate(parse_ranks(text, f"[{PIECES}]", board.size, board.size)):
        if letter:
            placed[letter] |= 1 << square
    return placed


def _parse_object(text: str, mask: int, in_hand: bool, side: str) -> int:
    """The square of an Object, which must be there once."""
    number = mask.bit_count() + in_hand
    if number != 1:
        raise PositionError(f"{side} has {number} Objects, not one", text)
    return mask.bit_length() - 1


def format_position(fields: ChatraFields, variant: ChatraVariant) -> str:
    """The position string of fields."""
    board = variant.board
    squares = format_ranks(letters(fields, board), board.size)
    flags = ("p" if fields.passed else "") + check_flag(fields.freed, variant)
    flags += f"x{fields.row}" if fields.row > 1 else ""
    black = f"{'O' * (fields.black_object < 0)}{fields.black_hand}"
    white = f"{'O' * (fields.white_object < 0)}{fields.white_hand}"
    return f"{squares} {fields.turn} {black}-{white} {flags or '-'}"


def freed_by(flag: str, variant: ChatraVariant) -> str:
    """The seats for which the flag of a check, or none, lifts the limits of the drop area."""
    return flag[1:] if variant.checker else "bw" * bool(flag)


def check_flag(freed: str, variant: ChatraVariant) -> str:
    """The flag of a check: `c`, under `checker` with its givers; empty if there was none."""
    if not freed:
        return ""
    return f"c{freed}" if variant.checker else "c"


def letters(fields: ChatraFields, board: ZoneBoard) -> list[str]:
    """The letter of the piece on each square, "" on an empty one."""
    found = [""] * board.count
    for letter, mask in (
        ("S", fields.black),
        ("s", fields.white),
        ("O", board.bit[fields.black_object]),
        ("o", board.bit[fields.white_object]),
    ):
        for square in board.squares(mask):
            found[square] = letter
    return found

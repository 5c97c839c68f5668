"""Positions of Chatra as text: position strings, and boards for terminals."""

import re
from typing import TYPE_CHECKING

from anga.games.chatra.board import FILES

if TYPE_CHECKING:
    from anga.games.chatra.rules import Chatra


def position_text(position: "Chatra") -> str:
    """The position string."""
    rows = "/".join(map(_row_text, rows_of(position)))
    flags = ("p" if position.passed else "") + ("c" if position.checked else "")
    flags += f"x{position.row}" if position.row > 1 else ""
    black = f"{'O' * (position.black_object < 0)}{position.black_hand}"
    white = f"{'O' * (position.white_object < 0)}{position.white_hand}"
    return f"{rows} {position.turn} {black}-{white} {flags or '-'}"


def rows_of(position: "Chatra") -> list[str]:
    """The board rank by rank, `.` for an empty square."""
    board = position.variant.board
    squares = ["."] * board.count
    for letter, mask in (
        ("S", position.black),
        ("s", position.white),
        ("O", board.bit[position.black_object]),
        ("o", board.bit[position.white_object]),
    ):
        for square in board.squares(mask):
            squares[square] = letter
    size = board.size
    return ["".join(squares[rank * size : (rank + 1) * size]) for rank in range(size)]


def _row_text(row: str) -> str:
    return re.sub(r"\.+", lambda dots: str(len(dots[0])), row)


def drawn(position: "Chatra") -> str:
    """The board with its coordinates, White's hand above and Black's below."""
    board = position.variant.board
    files = "   " + " ".join(FILES[: board.size])
    rows = [f"{rank:2} " + " ".join(row) for rank, row in enumerate(rows_of(position), start=1)]
    white = f"   White: {_hand(position.white_object, position.white_hand)}"
    black = f"   Black: {_hand(position.black_object, position.black_hand)}"
    mover = {"b": "Black", "w": "White"}[position.turn]
    row = f", {position.row} turns in a row" if position.row > 1 else ""
    return "\n".join([white, files, *rows, black, "", f"{mover} to move{row}"])


def _hand(royal: int, subjects: int) -> str:
    return f"{'Object and ' if royal < 0 else ''}{subjects} in hand"

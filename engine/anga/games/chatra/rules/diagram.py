"""The board as text, for terminals and tests."""

from anga.games.chatra.rules.notation import ChatraFields, letters
from anga.kit.pairs.board import FILES, ZoneBoard

SIDES = {"b": "Black", "w": "White"}


def diagram(fields: ChatraFields, board: ZoneBoard) -> str:
    """The board with its coordinates, White's hand above and Black's below."""
    files = "   " + " ".join(FILES[: board.size])
    signs = [letter or "." for letter in letters(fields, board)]
    rows = [
        f"{rank + 1:2} " + " ".join(signs[rank * board.size : (rank + 1) * board.size])
        for rank in range(board.size)
    ]
    white = f"   White: {_hand(fields.white_object, fields.white_hand)}"
    black = f"   Black: {_hand(fields.black_object, fields.black_hand)}"
    row = f", {fields.row} moves in a row" if fields.row > 1 else ""
    return "\n".join([white, files, *rows, black, "", f"{SIDES[fields.turn]} to move{row}"])


def _hand(royal: int, subjects: int) -> str:
    return f"{'Object and ' if royal < 0 else ''}{subjects} in hand"

"""The board as text, for terminals and tests."""

from anga.games.chatra.board import FILES, Board
from anga.games.chatra.notation import Fields, ranks

SIDES = {"b": "Black", "w": "White"}


def diagram(fields: Fields, board: Board) -> str:
    """The board with its coordinates, White's hand above and Black's below."""
    files = "   " + " ".join(FILES[: board.size])
    rows = [f"{n:2} " + " ".join(rank) for n, rank in enumerate(ranks(fields, board), start=1)]
    white = f"   White: {_hand(fields.white_object, fields.white_hand)}"
    black = f"   Black: {_hand(fields.black_object, fields.black_hand)}"
    row = f", {fields.row} turns in a row" if fields.row > 1 else ""
    return "\n".join([white, files, *rows, black, "", f"{SIDES[fields.turn]} to move{row}"])


def _hand(royal: int, subjects: int) -> str:
    return f"{'Object and ' if royal < 0 else ''}{subjects} in hand"

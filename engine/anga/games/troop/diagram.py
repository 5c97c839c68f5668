"""The board as text, for terminals and tests."""

from anga.games.troop.board import FILES, Board
from anga.games.troop.notation import Fields, ranks


def diagram(fields: Fields, board: Board) -> str:
    """The board with its coordinates, and whose turn it is."""
    size = board.size
    rows = [f"{size - row} {' '.join(rank)}" for row, rank in enumerate(ranks(fields, board))]
    return "\n".join([*rows, f"  {' '.join(FILES[:size])}", "", f"{fields.turn} to move"])

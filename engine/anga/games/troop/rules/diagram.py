"""The board as text, for terminals and tests."""

from anga.games.troop.rules.board import FILES, TroopBoard
from anga.games.troop.rules.notation import TroopFields, letters


def diagram(fields: TroopFields, board: TroopBoard) -> str:
    """The board with its coordinates, and whose turn it is."""
    size = board.size
    signs = [letter or "." for letter in letters(fields, board)]
    rows = [f"{size - row} {' '.join(signs[row * size : (row + 1) * size])}" for row in range(size)]
    return "\n".join([*rows, f"  {' '.join(FILES[:size])}", "", f"{fields.turn} to move"])

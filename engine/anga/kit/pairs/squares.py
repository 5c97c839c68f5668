"""The look of the board of nine zones: its squares, the lines between zones, its coordinates."""

from anga.kit.pairs.board import FILES, ZoneBoard
from anga.shared.scene import Cell, Drawing, Text


def cells(board: ZoneBoard) -> list[Cell]:
    """The cells: a chequer in three colours that shows the zones."""
    return [_cell(board, square) for square in range(board.count)]


def _cell(board: ZoneBoard, square: int) -> Cell:
    file, rank = board.files[square], board.ranks[square]
    shade = "board-dark" if board.zone[square] % 2 == 0 else "board-mid"
    fill = "board-light" if (file + rank) % 2 else shade
    name = board.names[square]
    return {"id": name, "at": [file, rank], "fill": fill, "name": name}


def zone_lines(size: int) -> Drawing:
    """The lines between the zones."""
    third = size // 3
    ways = [[[at, 0], [at, size]] for at in (third, 2 * third)]
    ways += [[[0, at], [size, at]] for at in (third, 2 * third)]
    return [
        {"path": [list(map(float, end)) for end in way], "line": "black", "width": 0.05}
        for way in ways
    ]


def coordinates(size: int) -> list[Text]:
    """The coordinates: letters above, numbers on the left."""
    files = [(FILES[n], [n + 0.5, -0.32]) for n in range(size)]
    ranks = [(str(n + 1), [-0.27, n + 0.5]) for n in range(size)]
    return [{"text": text, "at": at, "size": 0.3, "fill": "soft"} for text, at in files + ranks]

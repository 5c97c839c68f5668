"""Turns and boards of Troop-Chess as text, and turns as people write and hear them."""

import re

from anga.contract.position import malformed
from anga.games.troop.ground import NAMES, Ground
from anga.games.troop.packing import pack, unpack
from anga.shared.errors import PositionError

CELL = "[a-i][1-9]"
TURN = re.compile(f"(?:({CELL})-({CELL}),)?({CELL})({CELL})({CELL}):([nesw]{{1,2}})([12])")
EXPECTED = "a turn is three cells in order, a direction and one or two steps, such as c2d3e2:n2"


def read(board: Ground, token: str) -> int:
    """The turn that a token spells. Raises MoveError."""
    match = TURN.fullmatch(token)
    if match is None:
        raise malformed(token, EXPECTED)
    origin, target, *names, direction, steps = match.groups()
    step = [board.named(name) for name in (origin, target) if name]
    cells = [board.named(name) for name in names]
    on_board = [cell for cell in cells if cell is not None]
    if None in step or on_board != cells or direction not in NAMES:
        raise malformed(token, EXPECTED)
    if on_board != sorted(set(on_board)):
        raise malformed(token, "the three cells stand in order of file, then rank")
    first = (step[0] or 0, step[1] or 0) if step else None
    return pack(first, tuple(on_board), NAMES.index(direction), int(steps))


def text(board: Ground, turn: int) -> str:
    """The token of a turn."""
    step, cells, direction, steps = unpack(turn)
    mustered = f"{board.name(step[0])}-{board.name(step[1])}," if step else ""
    return f"{mustered}{''.join(map(board.name, cells))}:{NAMES[direction]}{steps}"


def rank_text(rank: str) -> str:
    """A rank of `x`, `o` and `.` with numbers for the empty cells."""
    return re.sub(r"\.+", lambda empty: str(len(empty[0])), rank)


def read_board(board: Ground, text: str) -> tuple[int, int]:
    """The masks of Black and White that a board field spells. Raises PositionError."""
    ranks = text.split("/")
    if len(ranks) != board.size:
        raise PositionError(f"{text!r} has not {board.size} ranks", text)
    black = white = 0
    for y, rank in zip(range(board.size - 1, -1, -1), ranks, strict=True):
        plain = re.sub("[1-9]", lambda number: "." * int(number[0]), rank)
        if len(plain) != board.size or set(plain) - set("xo.") or rank_text(plain) != rank:
            raise PositionError(f"{rank!r} is no rank of {board.size} cells: x, o, numbers", rank)
        black |= board.mask((x, y) for x, piece in enumerate(plain) if piece == "x")
        white |= board.mask((x, y) for x, piece in enumerate(plain) if piece == "o")
    return black, white

"""Move tokens and position strings (rulebook, *Text formats*).

c2d3e2:n2  b1-b2,a1b2c1:n1                  cells, direction and steps; before them a muster step
8/8/8/8/8/8/8/xxxxxxxx b - 0                board, side, attacked, quiet
"""

import re
from typing import NamedTuple

from anga.contract.position import malformed_token
from anga.games.troop.rules.board import NAMES, TroopBoard
from anga.games.troop.rules.encoding import decode, encode
from anga.games.troop.rules.rulesets import QUIET_TURNS, SEATS
from anga.kit.ranks import format_ranks, parse_ranks
from anga.shared.errors import PositionError

CELL = "[a-i][1-9]"
MOVE = re.compile(f"(?:({CELL})-({CELL}),)?({CELL})({CELL})({CELL}):([nesw]{{1,2}})([12])")
EXPECTED = "a turn is three cells in order, a direction and one or two steps, such as c2d3e2:n2"


class TroopFields(NamedTuple):
    """The contents of a position string: each side's mask, the side to move, the counts."""

    black: int
    white: int
    turn: str
    attacked: bool
    quiet: int


def parse_any_move(token: str, board: TroopBoard) -> int:
    """The move of a token, legal or not. Raises MoveError."""
    match = MOVE.fullmatch(token)
    if match is None:
        raise malformed_token(token, EXPECTED)
    origin, target, *names, direction, steps = match.groups()
    step = [board.named(name) for name in (origin, target) if name]
    cells = [board.named(name) for name in names]
    on_board = [cell for cell in cells if cell is not None]
    if None in step or on_board != cells or direction not in NAMES:
        raise malformed_token(token, EXPECTED)
    if on_board != sorted(set(on_board)):
        raise malformed_token(token, "the three cells stand in order of file, then rank")
    first = (step[0] or 0, step[1] or 0) if step else None
    return encode(first, tuple(on_board), NAMES.index(direction), int(steps))


def format_move(move: int, board: TroopBoard) -> str:
    """The token of a move."""
    step, cells, direction, steps = decode(move)
    mustered = f"{board.name(step[0])}-{board.name(step[1])}," if step else ""
    return f"{mustered}{''.join(map(board.name, cells))}:{NAMES[direction]}{steps}"


def parse_position(text: str, board: TroopBoard) -> TroopFields:
    """The fields of a position string. Raises PositionError."""
    fields = text.split(" ")
    if len(fields) != 4:
        raise PositionError(f"{text!r} has not four fields: board, side, attacked, quiet", text)
    placed, side, attacked, quiet = fields
    black, white = _parse_board(placed, board)
    if side not in SEATS:
        raise PositionError(f"{side!r} is not a side: b or w", side)
    if attacked not in ("a", "-"):
        raise PositionError(
            f"{attacked!r} does not say whether an attack has happened: a or -", attacked
        )
    if quiet not in map(str, range(QUIET_TURNS + 1)):
        raise PositionError(f"{quiet!r} is not a number of quiet turns, 0 to {QUIET_TURNS}", quiet)
    if attacked == "-" and quiet != "0":
        raise PositionError(f"{quiet!r}: no turns are counted before the first attack", quiet)
    return TroopFields(black, white, side, attacked == "a", int(quiet))


def _parse_board(text: str, board: TroopBoard) -> tuple[int, int]:
    """The masks of Black and White."""
    black = white = 0
    for place, piece in enumerate(parse_ranks(text, "[xo]", board.size, board.size)):
        cell = 1 << _cell(board, place)
        black |= cell if piece == "x" else 0
        white |= cell if piece == "o" else 0
    return black, white


def _cell(board: TroopBoard, place: int) -> int:
    """The cell at a place, counted from the top left, rank by rank."""
    down, across = divmod(place, board.size)
    return across * board.size + board.size - 1 - down


def format_position(fields: TroopFields, board: TroopBoard) -> str:
    """The position string of fields."""
    placed = format_ranks(letters(fields, board), board.size)
    return f"{placed} {fields.turn} {'a' if fields.attacked else '-'} {fields.quiet}"


def letters(fields: TroopFields, board: TroopBoard) -> list[str]:
    """The letter at each place, from the top left, rank by rank; "" on an empty one."""
    cells = [_cell(board, place) for place in range(board.size**2)]
    return [
        "x" if fields.black >> cell & 1 else "o" if fields.white >> cell & 1 else ""
        for cell in cells
    ]

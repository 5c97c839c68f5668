"""Troop-Chess once more, slow and plain, from the rulebook alone: it checks the real one.

A board is a dictionary from (file, rank) to `x` or `o`; nothing is precomputed, nothing is clever.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

Square = tuple[int, int]
Board = dict[Square, str]

COMPASS = {
    (0, 1): "n", (1, 1): "ne", (1, 0): "e", (1, -1): "se",
    (0, -1): "s", (-1, -1): "sw", (-1, 0): "w", (-1, 1): "nw",
}  # fmt: skip


class Position(NamedTuple):
    board: Board
    size: int
    side: str
    attacked: bool
    quiet: int


def read(text: str) -> Position:
    ranks, side, attacked, quiet = text.split()
    rows = ranks.split("/")
    board = {}
    for down, row in enumerate(rows):
        x = 0
        for letter in row:
            if letter in "xo":
                board[x, len(rows) - 1 - down] = letter
                x += 1
            else:
                x += int(letter)
    return Position(board, len(rows), side, attacked == "a", int(quiet))


def write(position: Position) -> str:
    rows = []
    for y in range(position.size - 1, -1, -1):
        row = "".join(position.board.get((x, y), ".") for x in range(position.size))
        for length in range(9, 0, -1):
            row = row.replace("." * length, str(length))
        rows.append(row)
    attacked = "a" if position.attacked else "-"
    return f"{'/'.join(rows)} {position.side} {attacked} {position.quiet}"


def fronts(three: set[Square]) -> dict[Square, Square]:
    """The head of each front direction of three squares, nothing if they are no formation."""
    found = {}
    for front in COMPASS:
        for head in three:
            behind = three - {head}
            if is_headed(head, front, behind):
                found[front] = head
    return found


def is_headed(head: Square, front: Square, behind: set[Square]) -> bool:
    dx, dy = front
    x, y = head
    if 0 in front:
        line = {(x - dx, y - dy), (x - 2 * dx, y - 2 * dy)}
        # The diagonal neighbours behind: back one, and one to either side.
        cone = {(x - dx + dy, y - dy + dx), (x - dx - dy, y - dy - dx)}
        return behind in (line, cone)
    wedge = {(x - dx, y), (x, y - dy)}
    middle = (x - dx, y - dy)
    hooks = [{middle, (middle[0] - dx, middle[1])}, {middle, (middle[0], middle[1] - dy)}]
    return behind == wedge or behind in hooks


def hardness_of_defender(board: Board, square: Square, direction: Square) -> int:
    against = (-direction[0], -direction[1])
    side = board[square]
    own = [other for other in board if board[other] == side and other != square]
    for pair in combinations(own, 2):
        if fronts({square, *pair}).get(against) == square:
            return 1
    return 0


class Marched(NamedTuple):
    board: Board
    steps: int  # steps made


def march(board: Board, three: set[Square], direction: Square, steps: int) -> Marched:
    """The board after a march, and how many steps it made; own pieces may share a square in it."""
    side = board[min(three)]
    head = fronts(three).get(direction)
    rest = {square: piece for square, piece in board.items() if square not in three}
    marchers = {square: {"head": square == head, "spent": False} for square in three}
    made = 0
    while made < steps:
        coming = {plus(square, direction): each for square, each in marchers.items()}
        if any(rest.get(square, side) != side and each["spent"] for square, each in coming.items()):
            break
        made += 1
        before = dict(rest)
        fallen = False
        marchers = {}
        for square, each in coming.items():
            if before.get(square, side) == side:
                marchers[square] = each
                continue
            attack = 2 if each["head"] else 1
            difference = attack - hardness_of_defender(before, square, direction)
            del rest[square]
            if difference == 0:
                fallen = True
            else:
                marchers[square] = {"head": each["head"], "spent": difference == 1}
        if fallen:
            break
    return Marched({**rest, **dict.fromkeys(marchers, side)}, made)


def turns(position: Position) -> dict[str, Position]:
    """Every legal turn and the position after it."""
    if reason(position):
        return {}
    return dict(possible(position))


def leaves(position: Position, depth: int) -> int:
    """How many positions so many turns lead to."""
    return sum(leaves(after, depth - 1) for after in turns(position).values()) if depth else 1


def possible(position: Position) -> Iterator[tuple[str, Position]]:
    mine = {"b": "x", "w": "o"}[position.side]
    for prefix, board, stepped in mustered(position, mine):
        pieces = sorted(square for square, piece in board.items() if piece == mine)
        for three in combinations(pieces, 3):
            if stepped not in (None, *three) or not fronts(set(three)):
                continue
            for direction, name in COMPASS.items():
                for steps in (1, 2):
                    after = marched(position, board, set(three), direction, steps)
                    if after:
                        cells = "".join(map(spelt, three))
                        yield f"{prefix}{cells}:{name}{steps}", after


def mustered(position: Position, mine: str) -> Iterator[tuple[str, Board, Square | None]]:
    yield "", position.board, None
    for square, piece in position.board.items():
        if piece == mine:
            for direction in COMPASS:
                target = plus(square, direction)
                if on_board(position, target) and target not in position.board:
                    board = {**position.board, target: mine}
                    del board[square]
                    yield f"{spelt(square)}-{spelt(target)},", board, target


def marched(
    position: Position, board: Board, three: set[Square], direction: Square, steps: int
) -> Position | None:
    """The position after a march if it is legal."""
    ahead = 1 if position.side == "b" else -1
    if not position.attacked and direction[1] == -ahead:
        return None
    if steps == 2 and direction not in fronts(three):
        return None
    landing = {plus(square, direction, steps) for square in three}
    if not all(on_board(position, square) for square in landing):
        return None
    mine = {"b": "x", "w": "o"}[position.side]
    if any(board.get(square) == mine for square in landing - three):
        return None
    after, made = march(board, three, direction, steps)
    if made < steps:
        return None
    attack = len(after) != len(board)
    quiet = 0 if attack or not position.attacked else position.quiet + 1
    other = "w" if position.side == "b" else "b"
    return Position(after, position.size, other, position.attacked or attack, quiet)


def reason(position: Position) -> str | None:
    """Why the game is over, if it is."""
    other = "w" if position.side == "b" else "b"
    if not any(possible(position)):
        return "no-move" if any(possible(position._replace(side=other))) else "none-moves"
    if position.attacked and position.quiet >= 18:
        return "quiet"
    return None


def places(position: Position) -> dict[str, int]:
    """Who came where in a game that is over."""
    other = "w" if position.side == "b" else "b"
    if reason(position) == "no-move":
        return {position.side: 2, other: 1}
    black = sum(piece == "x" for piece in position.board.values())
    white = len(position.board) - black
    return {"b": 1 + (black < white), "w": 1 + (white < black)}


def plus(square: Square, direction: Square, steps: int = 1) -> Square:
    return square[0] + steps * direction[0], square[1] + steps * direction[1]


def on_board(position: Position, square: Square) -> bool:
    return 0 <= square[0] < position.size and 0 <= square[1] < position.size


def spelt(square: Square) -> str:
    return f"{'abcdefghi'[square[0]]}{square[1] + 1}"

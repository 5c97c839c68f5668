"""The touches of moves: a piece, its formation, and the cell where that piece lands.

The landing settles direction and length. A move with a muster step begins with the piece that steps
and the cell it steps to; then the formation, and where the piece that stepped lands.
"""

from collections.abc import Sequence
from itertools import combinations

from anga.games.troop.rules.board import VECTORS, TroopBoard
from anga.games.troop.rules.encoding import Step, decode, encode
from anga.games.troop.rules.formations import formations
from anga.games.troop.rules.moves import forward
from anga.games.troop.rules.position import TroopPosition
from anga.kit.grid import mask, squares_of
from anga.shared.scene import Choice


def choices(position: TroopPosition) -> list[Choice]:
    """The touches of every move: a path for each piece of the formation."""
    return [
        {
            "move": position.format_move(move),
            "paths": [list(map(_silent, path)) for path in paths(position.board, move)],
        }
        for move in position.legal()
    ]


def _silent(touch: str) -> str:
    """The touch of a formation, which is silent where it is the only one."""
    return f"?{touch}" if touch.startswith("o:") else touch


def paths(board: TroopBoard, move: int) -> list[list[str]]:
    """The paths of a move."""
    step, cells, direction, steps = decode(move)
    names = [board.name(cell) for cell in cells]
    formation, shift = "o:" + "".join(names), steps * board.shifts[direction]
    if step:
        begun = [f"c:{board.name(cell)}" for cell in step]
        return [[*begun, formation, f"c:{board.name(step[1] + shift)}"]]
    return [
        [f"c:{name}", formation, f"c:{board.name(cell + shift)}"]
        for name, cell in zip(names, cells, strict=True)
    ]


def attempt(position: TroopPosition, touches: Sequence[str]) -> str | None:
    """The move, legal or not, that touches mean.

    If they are incomplete, any move that they could begin serves to name the rule against it.
    """
    board = position.board
    cells = [board.named(touch[2:]) for touch in touches if touch.startswith("c:")]
    chosen = [touch[2:] for touch in touches if touch.startswith("o:")]
    places = [cell for cell in cells if cell is not None]
    if len(cells) + len(chosen) != len(touches) or places != cells or not places:
        return None
    if not chosen:
        return _begun(position, places) if len(places) <= 2 else None
    formation = _three(board, chosen[0])
    if formation is None or len(chosen) > 1 or len(places) not in (2, 3):
        return None
    *step, origin, target = places
    if origin not in formation:
        return None
    march = _march(board, origin, target)
    elsewhere = any(_march(board, cell, target) for cell in formation)
    if march is None and (elsewhere or position.own >> target & 1):
        return None  # where another of the three could land, or what is another choice
    march = march or _too_far(position, formation)
    mustered = (step[0], origin) if step else None
    return position.format_move(encode(mustered, formation, *march))


def _begun(position: TroopPosition, places: list[int]) -> str | None:
    """A move that begins with an own piece, or with its step from one cell to another."""
    if not position.own >> places[0] & 1:
        return None
    step = (places[0], places[1]) if len(places) == 2 else None
    if step and position.own >> step[1] & 1:
        return None  # another piece is chosen, or this one no longer
    formation = likeliest(position, places[-1], step)
    if formation is None:
        return None
    ahead = 0 if position.turn == "b" else 4
    return position.format_move(encode(step, formation, ahead, 1))


def likeliest(position: TroopPosition, cell: int, step: Step | None) -> tuple[int, ...] | None:
    """The three cells that a person might mean: this and two own ones, if possible a formation."""
    board, own = position.board, position.own & ~(1 << cell)
    if step:
        own &= ~(1 << step[0])
    x, y = board.place(cell)

    def distance(other: int) -> int:
        ox, oy = board.place(other)
        return max(abs(ox - x), abs(oy - y))

    nearest = sorted(squares_of(own), key=lambda other: (distance(other), other))[:8]
    if len(nearest) < 2:
        return None
    known = formations(board.size)
    for two in combinations(nearest, 2):
        if 1 << cell | 1 << two[0] | 1 << two[1] in known:
            return tuple(sorted((cell, *two)))
    return tuple(sorted((cell, nearest[0], nearest[1])))


def _three(board: TroopBoard, text: str) -> tuple[int, ...] | None:
    """The cells in the id of a formation."""
    cells = [board.named(text[place : place + 2]) for place in (0, 2, 4)]
    on_board = tuple(cell for cell in cells if cell is not None)
    right = len(text) == 6 and len(on_board) == 3 and list(on_board) == sorted(set(on_board))
    return on_board if right else None


def _too_far(position: TroopPosition, formation: tuple[int, ...]) -> tuple[int, int]:
    """A direction and two steps, which are illegal, for a landing that no march reaches."""
    known = formations(position.board.size).get(mask(formation))
    heads = known.heads if known else ()
    return next(ahead for ahead in sorted(forward(position.turn)) if ahead not in heads), 2


def _march(board: TroopBoard, origin: int, target: int) -> tuple[int, int] | None:
    """The direction and steps from one cell to another."""
    (ax, ay), (bx, by) = board.place(origin), board.place(target)
    dx, dy = bx - ax, by - ay
    steps = max(abs(dx), abs(dy))
    if steps not in (1, 2) or dx % steps or dy % steps:
        return None
    return VECTORS.index((dx // steps, dy // steps)), steps

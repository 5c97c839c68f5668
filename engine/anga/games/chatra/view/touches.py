"""What a person touches for each move, and which move touches mean.

Early in the game, as long as discs have no partners to fly over, an empty square is enough for a
drop: nothing else begins with it.
"""

from collections.abc import Sequence

from anga.games.chatra.rules.encoding import OBJECT, PASS, SUBJECT
from anga.games.chatra.rules.moves import subject_first
from anga.games.chatra.rules.position import Chatra
from anga.shared.scene import Choice

FEW = 2  # own Subjects on the board, below which a square alone means a drop


def choices(position: Chatra) -> list[Choice]:
    """Every legal move: from the hand to a cell, from cell to cell, or the pass."""
    short = is_short(position)
    return [
        {"move": position.format_move(move), "paths": _paths(path(position, move), short)}
        for move in position.legal()
    ]


def is_short(position: Chatra) -> bool:
    """Whether a drop can be made by touching the square alone."""
    return position.opening or position.sides.mine.bit_count() < FEW


def _paths(path: list[str], short: bool) -> list[list[str]]:
    return [path, path[1:]] if short and path[0].startswith("t:") else [path]


def path(position: Chatra, move: int) -> list[str]:
    """The touches that make a move."""
    if move == PASS:
        return ["o:pass"]
    names, own = position.variant.board.names, position.sides.own
    end = f"c:{names[move & 255]}"
    if move & SUBJECT:
        return [f"c:{names[move >> 8 & 255]}", end]
    if move & OBJECT:
        return [f"t:{position.turn}:O" if own < 0 else f"c:{names[own]}", end]
    return [f"t:{position.turn}:S", end]


def attempt(position: Chatra, touches: Sequence[str]) -> str | None:
    """The move that touches mean; a piece that is taken to a cell captures what stands there."""
    if list(touches) == ["o:pass"]:
        return "pass"
    names = position.variant.board.names
    if len(touches) == 1 and is_short(position):
        return _dropped(position, touches[0])
    if len(touches) != 2 or touches[1][2:] not in names or not touches[1].startswith("c:"):
        return None
    first, cell = touches[0], touches[1][2:]
    from_hand = {f"t:{position.turn}:S": cell, f"t:{position.turn}:O": f"O{cell}"}
    if first in from_hand:
        return from_hand[first]
    return _carried(position, first[2:], cell) if first.startswith("c:") else None


def _dropped(position: Chatra, touch: str) -> str | None:
    """The drop that an empty square alone means, or a hand whose turn it is not yet."""
    names, cell = position.variant.board.names, touch[2:]
    due = "O" if position.opening and not subject_first(position.sides) else ""
    if touch == f"t:{position.turn}:{'S' if due else 'O'}" and position.opening:
        return ("" if due else "O") + names[0]  # wherever it would go
    if not touch.startswith("c:") or cell not in names:
        return None
    if position.sides.occupied >> names.index(cell) & 1:
        return None
    return due + cell


def _carried(position: Chatra, first: str, cell: str) -> str | None:
    """The move that takes the own piece on the first cell to the other."""
    sides, names = position.sides, position.variant.board.names
    start = names.index(first) if first in names else -1
    captures = bool(sides.theirs >> names.index(cell) & 1)
    if start >= 0 and start == sides.own:
        return f"Ox{cell}" if captures else f"O{cell}"
    if start >= 0 and sides.mine >> start & 1:
        return f"{first}{'x' if captures else '-'}{cell}"
    return None

"""What a person touches for each turn, and what each turn changes on the board."""

from collections.abc import Sequence

from anga.games.chatra.moves import CAPTURE, OBJECT, PASS, SUBJECT
from anga.games.chatra.rules import Chatra
from anga.games.chatra.scene import piece
from anga.shared.scene import Change, Choice


def choices(position: Chatra) -> list[Choice]:
    """Every legal turn: from the hand to a cell, from cell to cell, or the pass."""
    return [
        {"move": position.format_move(turn), "paths": [_path(position, turn)]}
        for turn in position.legal()
    ]


def _path(position: Chatra, turn: int) -> list[str]:
    if turn == PASS:
        return ["o:pass"]
    names, own = position.variant.board.names, position.sides.own
    end = f"c:{names[turn & 255]}"
    if turn & SUBJECT:
        return [f"c:{names[turn >> 8 & 255]}", end]
    if turn & OBJECT:
        return [f"t:{position.turn}:O" if own < 0 else f"c:{names[own]}", end]
    return [f"t:{position.turn}:S", end]


def touched(position: Chatra, touches: Sequence[str]) -> str | None:
    """The turn that touches mean; a piece that is taken to a cell captures what stands there."""
    if list(touches) == ["o:pass"]:
        return "pass"
    names = position.variant.board.names
    if len(touches) != 2 or touches[1][2:] not in names or not touches[1].startswith("c:"):
        return None
    first, cell = touches[0], touches[1][2:]
    from_hand = {f"t:{position.turn}:S": cell, f"t:{position.turn}:O": f"O{cell}"}
    if first in from_hand:
        return from_hand[first]
    return _carried(position, first[2:], cell) if first.startswith("c:") else None


def _carried(position: Chatra, first: str, cell: str) -> str | None:
    """The turn that takes the own piece on the first cell to the other."""
    sides, names = position.sides, position.variant.board.names
    start = names.index(first) if first in names else -1
    captures = bool(sides.theirs >> names.index(cell) & 1)
    if start >= 0 and start == sides.own:
        return f"Ox{cell}" if captures else f"O{cell}"
    if start >= 0 and sides.mine >> start & 1:
        return f"{first}{'x' if captures else '-'}{cell}"
    return None


def changes(position: Chatra, turn: int) -> list[Change]:
    """A piece dropped or moved; a captured disc is turned over and joins the captor's hand."""
    if turn == PASS:
        return []
    seat, names = position.turn, position.variant.board.names
    kind = "O" if turn & OBJECT else "S"
    path = _path(position, turn)
    placed = piece(seat, kind, names[turn & 255])
    if path[0].startswith("t:"):
        return [{"do": "drop", "places": path, "piece": placed}]
    moved: Change = {"do": "move", "places": path, "piece": placed}
    if not turn & CAPTURE:
        return [moved]
    flipped = piece(seat, "S", names[turn & 255])
    return [
        {"do": "flip", "places": path[1:], "piece": flipped},
        {"do": "capture", "places": [path[1], f"t:{seat}:S"]},
        moved,
    ]

"""What a person touches for each turn, and what each turn changes on the board."""

from collections.abc import Sequence

from anga.games.chatra.moves import CAPTURE, OBJECT, PASS, SUBJECT
from anga.games.chatra.rules import Chatra
from anga.games.chatra.scene import piece
from anga.scene import Change, Choice


def choices(position: Chatra) -> list[Choice]:
    """Every legal turn: from the tray to a cell, from cell to cell, or the pass."""
    return [
        {"move": position.move_text(turn), "paths": [_path(position, turn)]}
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
    if len(touches) != 2 or not touches[1].startswith("c:"):
        return None
    first, cell = touches[0], touches[1][2:]
    sides, names = position.sides, position.variant.board.names
    if cell not in names:
        return None
    if first == f"t:{position.turn}:S":
        return cell
    if first == f"t:{position.turn}:O":
        return f"O{cell}"
    if not first.startswith("c:") or first[2:] not in names:
        return None
    start, to = names.index(first[2:]), names.index(cell)
    captures = bool(sides.theirs >> to & 1)
    if start == sides.own:
        return f"Ox{cell}" if captures else f"O{cell}"
    if sides.mine >> start & 1:
        return f"{names[start]}{'x' if captures else '-'}{cell}"
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

"""The touches that make a move: from the hand to a cell, from cell to cell, or the pass."""

from collections.abc import Sequence

from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.encoding import OBJECT, PASS, SUBJECT


def path(board: ZoneBoard, seat: str, own: int, move: int) -> list[str]:
    """The touches of a move by a seat whose Object is on `own`, -1 in hand."""
    if move == PASS:
        return ["o:pass"]
    names = board.names
    end = f"c:{names[move & 255]}"
    if move & SUBJECT:
        return [f"c:{names[move >> 8 & 255]}", end]
    if move & OBJECT:
        return [f"t:{seat}:O" if own < 0 else f"c:{names[own]}", end]
    return [f"t:{seat}:S", end]


def alone(board: ZoneBoard, seat: str, touch: str, *, opening: str, occupied: int) -> str | None:
    """The drop that a single touch means; None if that is unclear.

    `opening` is the kind of piece that is due, "" when any move may be made. A touch on the hand
    begins a drop then; before, it is an attempt to place a piece that is not due.
    """
    mark = "O" if opening == "O" else ""
    if opening and touch == f"t:{seat}:{'S' if mark else 'O'}":
        return ("" if mark else "O") + board.names[0]  # wherever it would go
    cell = touch[2:]
    if touch[:2] != "c:" or cell not in board.names or occupied >> board.names.index(cell) & 1:
        return None
    return mark + cell


def with_short(path: list[str]) -> list[list[str]]:
    """The paths of a move: a drop can also be made by its cell alone, as no other begins there."""
    return [path, path[1:]] if path[0].startswith("t:") else [path]


def attempt(
    board: ZoneBoard, seat: str, touches: Sequence[str], own: int, *, mine: int, targets: int
) -> str | None:
    """The move that touches mean; moving to an occupied cell means a capture.

    `mine` are the seat's Subjects, `targets` what it may capture.
    """
    if list(touches) == ["o:pass"]:
        return "pass"
    if len(touches) != 2 or touches[1][2:] not in board.names or not touches[1].startswith("c:"):
        return None
    first, cell = touches[0], touches[1][2:]
    from_hand = {f"t:{seat}:S": cell, f"t:{seat}:O": f"O{cell}"}
    if first in from_hand:
        return from_hand[first]
    start = board.names.index(first[2:]) if first[2:] in board.names and first[:2] == "c:" else -1
    captures = bool(targets >> board.names.index(cell) & 1)
    if start >= 0 and start == own:
        return f"Ox{cell}" if captures else f"O{cell}"
    if start >= 0 and mine >> start & 1:
        return f"{first[2:]}{'x' if captures else '-'}{cell}"
    return None

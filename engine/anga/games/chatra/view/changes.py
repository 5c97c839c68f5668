"""The changes that a move makes on the board."""

from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.view.scene import piece
from anga.games.chatra.view.touches import path
from anga.kit.pairs.encoding import CAPTURE, OBJECT, PASS
from anga.shared.scene import Change


def changes(position: ChatraPosition, move: int) -> list[Change]:
    """A drop or a move; a captured disc is turned over and joins the captor's hand."""
    if move == PASS:
        return []
    seat, names = position.turn, position.variant.board.names
    kind = "O" if move & OBJECT else "S"
    way = path(position, move)
    placed = piece(seat, kind, names[move & 255])
    if way[0].startswith("t:"):
        return [{"do": "drop", "places": way, "piece": placed}]
    moved: Change = {"do": "move", "places": way, "piece": placed}
    if not move & CAPTURE:
        return [moved]
    flipped = piece(seat, "S", names[move & 255])
    return [
        {"do": "flip", "places": way[1:], "piece": flipped},
        {"do": "capture", "places": [way[1], f"t:{seat}:S"]},
        moved,
    ]

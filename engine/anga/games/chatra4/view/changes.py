"""The changes that a move makes on the board, including those of mates."""

from collections.abc import Iterator
from itertools import pairwise

from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.view.scene import piece, pieces
from anga.games.chatra4.view.touches import path
from anga.kit.pairs.encoding import CAPTURE, OBJECT, PASS
from anga.shared.scene import Change


def changes(position: Chatra4Position, move: int) -> list[Change]:
    """A drop or a move, a captured piece turned over; then the beaten armies, man by man."""
    stages = position.stages(move)
    found = [] if move == PASS else list(_moved(position, move))
    for before, after in pairwise(stages):
        found += _taken_over(before, after)
    return found


def _moved(position: Chatra4Position, move: int) -> Iterator[Change]:
    names, seat = position.variant.board.names, position.seat
    way, cell = path(position, move), names[move & 255]
    placed = piece(seat, "O" if move & OBJECT else "S", cell)
    if way[0].startswith("t:"):
        yield {"do": "drop", "places": way, "piece": placed}
        return
    if move & CAPTURE:
        yield {"do": "flip", "places": way[1:], "piece": piece(seat, "S", cell)}
        yield {"do": "capture", "places": [way[1], f"t:{position.turn}:S"]}
    yield {"do": "move", "places": way, "piece": placed}


def _taken_over(before: Chatra4Position, after: Chatra4Position) -> Iterator[Change]:
    """The changes of a mate: the Object and then the men are turned over, the hand is removed."""
    old, new = pieces(before), pieces(after)
    changed = [cell for cell in new if new[cell] != old[cell]]
    for cell in sorted(changed, key=lambda cell: "down" not in new[cell]):
        yield {"do": "flip", "places": [f"c:{cell}"], "piece": new[cell]}
    loser = before.turn
    gone = before.hands[before.seat] - after.hands[before.seat]
    if gone:
        mater = after.states[before.seat][1]
        for _ in range(gone):
            yield {"do": "move", "places": [f"t:{loser}:S", f"t:{mater}:S"]}

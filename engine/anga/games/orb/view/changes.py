"""The changes that a move makes on the board: a capture, the move, and those of mates."""

from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.seats import AREA, EMPTY, KINDS, NAMES, SQUARES, kind_of
from anga.games.orb.rules.tables import DROPPING, PASS
from anga.games.orb.view.looks import FLIPPED_LOOK
from anga.games.orb.view.scene import piece_at
from anga.shared.scene import Change


def changes(position: OrbPosition, move: int) -> list[Change]:
    """The changes of a legal move: a capture, the move, and the mated players' pieces."""
    after = position.after(move)
    found: list[Change] = []
    moving: set[int] = set()
    if move != PASS:
        found, moving = _moved(position, after, move)
    for number in SQUARES:
        piece = piece_at(after, number)
        if piece and number not in moving and piece != piece_at(position, number):
            deed = "flip" if piece["look"] == FLIPPED_LOOK else "turn"
            found.append({"do": deed, "places": [f"c:{NAMES[number]}"], "piece": piece})  # type: ignore[typeddict-item]
    return found


def _moved(position: OrbPosition, after: OrbPosition, move: int) -> tuple[list[Change], set[int]]:
    to, squares = move % AREA, position.board.squares
    place, piece = f"c:{NAMES[to]}", piece_at(after, to)
    assert piece
    if move >= DROPPING:
        hand = f"t:{position.turn}:{KINDS[(move - DROPPING) // AREA]}"
        return [{"do": "drop", "places": [hand, place], "piece": piece}], {to}
    found: list[Change] = []
    origin = move // AREA % AREA
    if squares[to] != EMPTY:
        kind = KINDS[kind_of(squares[to])][-1]
        found.append({"do": "capture", "places": [place, f"t:{position.turn}:{kind}"]})
    found.append({"do": "move", "places": [f"c:{NAMES[origin]}", place], "piece": piece})
    return found, {origin, to}

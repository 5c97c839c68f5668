"""Positions for tests, written as lists of pieces."""

from anga import games
from anga.contract.game import AnyGame
from anga.games.shinsetsu.rules.position import ShinsetsuPosition, parse
from anga.shared.scene import Scene
from tests.engine.games.shinsetsu.making import HOME, SEATS, rows

GAME: AnyGame = games.get("shinsetsu")
OTHERS = "rnb5 gsg7 ywg3"  # a Pawn for each other force, out of the way


def text(pieces: str, at: str = "k -", forces: str = "0a,0a,0a,0a") -> str:
    """A position string of pieces such as `kCe4`; Kings that are not named stand at home."""
    board = {piece[-2:]: piece[:-2] for piece in pieces.split()}
    for seat, force in zip(SEATS, forces.split(","), strict=True):
        if force.rstrip("CHE")[-1] in "aA" and f"{seat}K" not in board.values():
            board[HOME[seat]] = f"{seat}K"
    return f"{rows(board)} {at} {forces}"


def position(pieces: str, at: str = "k -", forces: str = "0a,0a,0a,0a") -> ShinsetsuPosition:
    """The position of such a string."""
    return parse(text(pieces, at, forces))


def legal(at: ShinsetsuPosition) -> set[str]:
    """The tokens of all listed moves."""
    return {at.format_move(move) for move in at.legal()}


def played(at: ShinsetsuPosition, moves: str) -> ShinsetsuPosition:
    """The position after moves."""
    for token in moves.split():
        at = at.play(at.parse_move(token))
    return at


def forces(at: ShinsetsuPosition) -> str:
    """The last field."""
    return str(at).split(" ")[3]


def seen(at: ShinsetsuPosition) -> Scene:
    """What is to be drawn."""
    return GAME.scene(at, {})

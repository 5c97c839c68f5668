"""Pieces and dice on the board, in barracks, and beside the board."""

from collections.abc import Sequence

from anga.games.shinsetsu.rules.board import FACINGS, SQUARES
from anga.games.shinsetsu.rules.dice import FACES
from anga.games.shinsetsu.rules.forces import INDEX, SEATS, is_pawn
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from anga.shared.scene import Phrase, Piece, Solid

# A die turned about the axis to the right: by so many quarters its next side is on top.
TIPPED: Sequence[list[int]] = (
    [1, 0, 0, 0, 1, 0, 0, 0, 1],
    [1, 0, 0, 0, 0, 1, 0, -1, 0],
    [1, 0, 0, 0, -1, 0, 0, 0, -1],
    [1, 0, 0, 0, 0, -1, 0, 1, 0],
)
SIDES = [*(f"side:{face}" for face in FACES), "side:blank", "side:blank"]


def piece(position: ShinsetsuPosition, at: int) -> Piece:
    """The piece on a square."""
    text = position.board[at]
    return shown(text, at, down=not position.forces[INDEX[text[0]]].active)


def shown(text: str, at: int, *, down: bool) -> Piece:
    """The piece on a square, turned over when its force is suspended."""
    name = _name(text)
    short: Phrase = ["the-piece", f"seat:{text[0]}", kind(text)]
    drawn: Piece = {
        "cell": SQUARES[at],
        "look": f"{text[0]}:P" if is_pawn(text) else f"{text[0]}:{text[1:]}",
        "name": ["suspended", name] if down else name,
        "short": ["suspended", short] if down else short,
        "seat": text[0],
    }
    if is_pawn(text):
        drawn["facing"] = FACINGS.index(text[1])
    if down:
        drawn["down"] = True
    return drawn


def _name(text: str) -> Phrase:
    seat = f"seat:{text[0]}"
    if is_pawn(text):
        return ["pawn", seat, f"facing:{text[1]}"]
    return ["promoted" if "+" in text else "piece", seat, kind(text)]


def letter(piece: str) -> str:
    """The letter of a piece's kind, `P` for a pawn."""
    return "P" if is_pawn(piece) else piece[-1]


def kind(piece: str) -> str:
    """The slug of a piece's kind."""
    return f"kind:{letter(piece)}"


def pieces_in_barracks(position: ShinsetsuPosition) -> list[tuple[str, str]]:
    """The forces and kinds of pieces in barracks."""
    forces = zip(SEATS, position.forces, strict=True)
    return [(seat, kind) for seat, force in forces for kind in dict.fromkeys(force.barracks)]


def in_barracks(seat: str, letter: str) -> Piece:
    """A piece in its owner's barracks."""
    return {
        "cell": barracks_cell(seat, letter),
        "look": f"{seat}:{letter}",
        "name": ["piece", f"seat:{seat}", f"kind:{letter}"],
        "seat": seat,
        "aside": True,
    }


def barracks_cell(seat: str, letter: str) -> str:
    """The cell of a kind in a force's barracks."""
    return f"barracks-{seat}-{letter}"


def dice(position: ShinsetsuPosition) -> list[Solid]:
    """The unused dice, in front of the force to move."""
    return [
        {
            "solid": "die",
            "cell": f"die-{position.turn}-{number}",
            "sides": SIDES,
            "orientation": TIPPED[FACES.index(face)],
            "name": ["die", f"face:{face}"],
            "touch": f"d:{face}",
        }
        for number, face in enumerate(position.dice, start=1)
    ]

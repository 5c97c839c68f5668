"""The board as text, for terminals and tests."""

from anga.games.shinsetsu.rules.board import FILES
from anga.games.shinsetsu.rules.forces import SEATS
from anga.games.shinsetsu.rules.notation import ShinsetsuFields

PAWN_SIGNS = {"n": "^", "e": ">", "s": "v", "w": "<"}


def diagram(at: ShinsetsuFields, ended: str | None) -> str:
    """The board in letters, two a square, with each force's state, score and barracks.

    `ended` is the reason of a game's end.
    """
    ranks = [
        f"{first // 8 + 1} " + "".join(f"{_sign(piece):4}" for piece in at.board[first : first + 8])
        for first in range(56, -1, -8)
    ]
    files = "  " + "".join(f"{file:4}" for file in FILES)
    beside = [
        f"{seat}: {force.score} {force.state} {force.barracks}"
        for seat, force in zip(SEATS, at.forces, strict=True)
    ]
    last = ended or f"{at.turn} {at.phase}"
    return "\n".join(line.rstrip() for line in [*ranks, files, "", *beside, "", last])


def _sign(piece: str) -> str:
    """The sign of a piece, a pawn as an arrow; a dot for an empty square."""
    if not piece:
        return "."
    return piece[0] + PAWN_SIGNS.get(piece[1], piece[1:])

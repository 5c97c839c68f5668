"""What a position of Mori is worth."""

from anga.games.mori.rules.position import SQUARES, Mori, owner

WORTH = {"F": 0, "O": 300, "B": 350, "M": 100, "H": 400}


def evaluate(position: Mori, seat: str) -> int:
    """What a seat has on the board and in hand more than the other."""
    value = 0
    for name in SQUARES:
        piece = position.at(name)
        if piece:
            value += WORTH[piece.upper()] * (1 if owner(piece) == seat else -1)
    for holder in ("m", "h"):
        held = sum(WORTH[kind] * count for kind, count in position.hand(holder).items())
        value += held * (1 if holder == seat else -1)
    return value

"""Square names for people."""

from anga.games.orb.rules.seats import NAMES
from anga.shared.scene import Phrase


def square_name(square: int) -> Phrase:
    """The name of a square: file and rank, 7f or 7六."""
    name = NAMES[square]
    return ["square", name[0], f"rank:{name[1]}"]

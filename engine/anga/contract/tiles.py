"""The parts of a printed set of a game."""

from collections import Counter
from typing import NamedTuple

from anga.shared.scene import Scene


class Tile(NamedTuple):
    """Equal printed pieces: the look of each side, `back` empty if blank, and their number."""

    front: str
    back: str
    number: int


def standing(scene: Scene) -> tuple[Tile, ...]:
    """A tile for each piece that a Scene shows, on the board and in hands, with blank backs."""
    found = Counter(piece["look"] for piece in scene["pieces"])
    for hand in scene["hands"]:
        found.update({held["look"]: held["count"] for held in hand["held"]})
    return tuple(Tile(look, "", count) for look, count in found.items() if count)

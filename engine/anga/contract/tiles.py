"""What a printed set of a game consists of."""

from collections import Counter
from typing import NamedTuple

from anga.shared.scene import Scene


class Tile(NamedTuple):
    """Equal pieces: the look of each side, `back` empty where nothing is on it, and how many."""

    front: str
    back: str
    number: int


def standing(scene: Scene) -> tuple[Tile, ...]:
    """The pieces that a Scene shows, on the board and in hands, with nothing on their backs."""
    found = Counter(piece["look"] for piece in scene["pieces"])
    for hand in scene["hands"]:
        found.update({held["look"]: held["count"] for held in hand["held"]})
    return tuple(Tile(look, "", count) for look, count in found.items() if count)

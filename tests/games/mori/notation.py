"""Moves of Mori as people write them."""

from anga.games.mori.position import Mori

from anga.shared.scene import Phrase


def move_notation(position: Mori, move: str) -> Phrase:
    """`Ob1c2`, `O×b1c2`, `O*b2`, with the kind that moves."""
    if move[1] == "*":
        return ["notation:drop", f"sign:{move[0]}", move[2:]]
    slug = "notation:capture" if position.at(move[2:]) else "notation:step"
    return [slug, f"sign:{position.at(move[:2]).upper()}", move[:2], move[2:]]

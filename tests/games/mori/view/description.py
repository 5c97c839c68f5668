"""Moves of Mori as people write and hear them."""

from anga.games.mori.rules.position import Mori

from anga.shared.scene import Phrase


def move_notation(position: Mori, move: str) -> Phrase:
    """`Ob1c2`, `O×b1c2`, `O*b2`, with the kind that moves."""
    if move[1] == "*":
        return ["notation:drop", f"sign:{move[0]}", move[2:]]
    slug = "notation:capture" if position.at(move[2:]) else "notation:step"
    return [slug, f"sign:{position.at(move[:2]).upper()}", move[:2], move[2:]]


def move_description(position: Mori, move: str) -> Phrase:
    """Who goes where, what is taken, what a Mouse becomes."""
    seat, end = f"seat:{position.turn}", move[2:]
    if move[1] == "*":
        return ["description:drop", seat, f"piece:{move[0]}", end]
    before, taken = position.at(move[:2]), position.at(end).upper()
    slug = "description:capture" if taken else "description:step"
    told: list[Phrase] = [slug, seat, f"piece:{before.upper()}", move[:2], end]
    if taken:
        told.append(f"piece:{taken}")
    return ["description:grown", told] if position.after(move).at(end) != before else told

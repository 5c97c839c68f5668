"""Moves of Mori as people hear them."""

from anga.games.mori.position import Mori

from anga.shared.scene import Phrase


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

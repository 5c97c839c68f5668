"""The goal of problems: to mate somebody by one's own move."""

from anga.games.chatra4.rules.position import Chatra4Position


def has_mated(before: Chatra4Position, after: Chatra4Position, seat: str) -> bool:
    """Whether a move has given a seat a mate to its credit."""
    pairs = zip(before.states, after.states, strict=True)
    return any(old != new and new[1:] == seat for old, new in pairs)


GOALS = {"mate": has_mated}

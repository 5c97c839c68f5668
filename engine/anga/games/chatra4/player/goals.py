"""What problems ask for: to mate somebody oneself."""

from anga.games.chatra4.rules.position import Chatra4Position


def has_mated(before: Chatra4Position, after: Chatra4Position, seat: str) -> bool:
    """Whether a move has brought a seat a mate."""
    pairs = zip(before.states, after.states, strict=True)
    return any(old != new and new[1:] == seat for old, new in pairs)


GOALS = {"mate": has_mated}

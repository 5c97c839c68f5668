"""What problems ask for: to mate somebody oneself."""

from anga.games.chatra4.rules.position import Chatra4


def mated(before: Chatra4, after: Chatra4, seat: str) -> bool:
    """Whether a move has brought a seat a mate."""
    pairs = zip(before.states, after.states, strict=True)
    return any(old != new and new[1:] == seat for old, new in pairs)


GOALS = {"mate": mated}

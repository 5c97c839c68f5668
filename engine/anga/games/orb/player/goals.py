"""What problems ask for: that an opponent is mated."""

from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.seats import SEATS


def has_mated(before: OrbPosition, after: OrbPosition, seat: str) -> bool:
    """Whether a move has mated somebody, and not that seat."""
    return before.states != after.states and after.states[SEATS.index(seat)] in "a1"


GOALS = {"mate": has_mated}

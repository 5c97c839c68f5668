"""What problems ask for: that an opponent is mated."""

from anga.games.orb.rules.position import Orb
from anga.games.orb.rules.seats import SEATS


def mated(before: Orb, after: Orb, seat: str) -> bool:
    """Whether a move has mated somebody, and not that seat."""
    return before.states != after.states and after.states[SEATS.index(seat)] in "a1"


GOALS = {"mate": mated}

"""The goal of problems: an opponent's mate."""

from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.seats import SEATS


def has_mated(before: OrbPosition, after: OrbPosition, seat: str) -> bool:
    """Whether a move has mated somebody other than that seat."""
    return before.states != after.states and after.states[SEATS.index(seat)] in "a1"


GOALS = {"mate": has_mated}

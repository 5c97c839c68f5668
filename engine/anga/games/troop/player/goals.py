"""Goals of problems: a win, or beating enemies in one turn without a loss."""

from collections.abc import Callable
from operator import attrgetter

from anga.games.troop.rules.position import TroopPosition
from anga.kit.goals import win


def fell_goal(number: int) -> Callable[[TroopPosition, TroopPosition, str], bool]:
    """The goal of beating at least a number of enemies in one turn without a loss."""

    def reached(before: TroopPosition, after: TroopPosition, seat: str) -> bool:
        if before.turn != seat or after.waiting != seat:
            return False
        own, fallen = after.other.bit_count(), before.other.bit_count() - after.own.bit_count()
        return fallen >= number and own == before.own.bit_count()

    return reached


GOALS = {
    "win": win(attrgetter("outcome")),
    "two": fell_goal(2),
    "three": fell_goal(3),
    "one": fell_goal(1),
}

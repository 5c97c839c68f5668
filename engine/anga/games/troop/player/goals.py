"""What problems ask for: to win, or to fell enemies in one turn without a loss."""

from collections.abc import Callable

from anga.games.troop.player.thinking import ended
from anga.games.troop.rules.position import Troop
from anga.kit.goals import win


def felled(number: int) -> Callable[[Troop, Troop, str], bool]:
    """The goal to fell at least so many enemies in one turn, at no loss."""

    def reached(before: Troop, after: Troop, seat: str) -> bool:
        if before.turn != seat or after.waiting != seat:
            return False
        own, fallen = after.other.bit_count(), before.other.bit_count() - after.own.bit_count()
        return fallen >= number and own == before.own.bit_count()

    return reached


GOALS = {"win": win(ended), "two": felled(2), "three": felled(3), "one": felled(1)}

"""Goals of problems: tests whether a move has brought a seat to a goal, see `Game.goals`."""

from collections.abc import Callable
from typing import Any

from anga.contract.position import Outcome

Goal = Callable[[Any, Any, str], bool]
"""The positions before and after a move, and a seat → whether the move brought it there."""


def win(ended: Callable[[Any], Outcome | None]) -> Goal:
    """The goal of winning alone; `ended` is as in `Thinking`."""

    def reached(before: Any, after: Any, seat: str) -> bool:
        outcome = ended(after)
        if outcome is None:
            return False
        return [other for other, place in outcome.placings.items() if place == 1] == [seat]

    return reached

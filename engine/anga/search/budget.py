"""The limits of a search for two players, and what has been used of them."""

import time
from typing import NamedTuple

from anga.search.limits import BREATH
from anga.search.transpositions import DEEPEST, MOST

NEVER = 1 << 62  # a number of positions that no search reaches


class Budget(NamedTuple):
    """The limits of a search: plies, seconds, positions; None means no limit.

    `blur` is the most by which each of the best moves is misjudged, in hundredths; `overlook` the
    chance, from 0 to 1, that a move at hand is not seen (see `overlooking`). With `exact` every
    move is searched to the full depth and none beyond it, as in textbook alpha-beta. `entries` is
    the size of the table, `lines` the number of best moves to report; `contempt`
    what the searching side gives up to avoid a draw, in hundredths; None is what the game says.
    """

    depth: int = DEEPEST
    seconds: float | None = None
    nodes: int | None = None
    blur: int = 0
    overlook: float = 0
    exact: bool = False
    entries: int = MOST
    lines: int = 1
    contempt: int | None = None


class SpentError(Exception):
    """Raised when the budget is used up."""


class Meter:
    """A counter of positions and time, which ends a search over its budget once that is allowed."""

    def __init__(self, budget: Budget) -> None:
        self.most = budget.nodes
        self.end = None if budget.seconds is None else time.perf_counter() + budget.seconds
        self.nodes = 0
        self.work = 0  # positions looked at since the last breath
        self.may_stop = False
        self.last = NEVER  # the number of positions that is one too many

    def allow_stop(self) -> None:
        """Let the search end from now on, since there is an answer."""
        self.may_stop = True
        self.last = NEVER if self.most is None else self.most

    def count(self) -> None:
        """Count one more position. Raises SpentError."""
        self.nodes += 1
        if self.nodes >= self.last:
            raise SpentError

    def look(self) -> bool:
        """Count one more position; whether the search should yield before it. Raises SpentError."""
        self.nodes += 1
        if self.nodes >= self.last:
            raise SpentError
        self.work += 1
        return self.work >= BREATH and self._breathe()

    def is_yield_due(self) -> bool:
        """Whether the search should yield before the next position. Raises SpentError."""
        self.work += 1
        return self.work >= BREATH and self._breathe()

    def _breathe(self) -> bool:
        self.work = 0
        if self.may_stop and self.end and time.perf_counter() > self.end:
            raise SpentError
        return True

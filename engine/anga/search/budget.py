"""What a search of two players may spend, and what it has spent."""

import time
from typing import NamedTuple

from anga.search.limits import BREATH
from anga.search.transpositions import DEEPEST, MOST


class Budget(NamedTuple):
    """How much a search may take: plies, seconds, positions; what is None does not limit.

    `blur`: how far, at most, each of the best moves is misjudged, in hundredths. `overlook`: the
    chance of each move at hand not to be seen, see `overlooking`. `exact`: whether
    every move is looked at to the depth and none beyond, as in a textbook. `entries` is the room of
    the table, `lines` how many of the best moves are told apart.
    """

    depth: int = DEEPEST
    seconds: float | None = None
    nodes: int | None = None
    blur: int = 0
    overlook: float = 0
    exact: bool = False
    entries: int = MOST
    lines: int = 1


class SpentError(Exception):
    """The budget is used up."""


class Meter:
    """Counts positions and looks at the clock; once it `may_stop`, it ends what is too much."""

    def __init__(self, budget: Budget) -> None:
        self.most = budget.nodes
        self.end = None if budget.seconds is None else time.perf_counter() + budget.seconds
        self.nodes = 0
        self.work = 0  # positions looked at since the last breath
        self.may_stop = False

    def count(self) -> None:
        """One more position is looked at. Raises SpentError."""
        self.nodes += 1
        if self.may_stop and self.most is not None and self.nodes >= self.most:
            raise SpentError

    def is_breath_due(self) -> bool:
        """Whether to let others act before one more position is looked at. Raises SpentError."""
        self.work += 1
        if self.work < BREATH:
            return False
        self.work = 0
        if self.may_stop and self.end and time.perf_counter() > self.end:
            raise SpentError
        return True

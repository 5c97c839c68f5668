"""A learned evaluation: each seat's chance of coming first, from features and their weights.

A game sees a position as a *row* of numbers for each seat, the same numbers for all, and tells in
which *phase* the game is. Each phase has a table of weights, one for each number. The more a seat's
numbers weigh, the better its chance: the chances are as the exponentials of these sums.

>>> shares(((1.0, 0.5),), 0, ([0.0, 0.0], [0.0, 0.0], None))
[0.5, 0.5, 0.0]
"""

from collections.abc import Callable, Sequence
from math import exp, inf
from operator import mul
from typing import Any, NamedTuple

Row = Sequence[float]
Seen = tuple[int, Sequence[Row | None]]  # a phase, and a row for each seat that may still win
Weights = Sequence[Sequence[float]]


class ChanceModel(NamedTuple):
    """The features of a game: their values in a position, their names and weights."""

    seats: tuple[str, ...]
    see: Callable[[Any], Seen]
    names: tuple[str, ...]
    weights: Weights

    def chances(self, position: Any) -> dict[str, float]:
        """Each seat's expected share of first places in a position that is not over."""
        return dict(zip(self.seats, shares(self.weights, *self.see(position)), strict=True))


def worths(table: Sequence[float], unit: float) -> tuple[int, ...]:
    """Each feature's worth to an evaluation, in hundredths of a feature that weighs `unit`.

    >>> worths((0.2, 0.1, -0.01), unit=0.2)
    (100, 50, -5)
    """
    return tuple([round(100 * weight / unit) for weight in table])


def shares(weights: Weights, phase: int, rows: Sequence[Row | None]) -> list[float]:
    """Each seat's chance of coming first: a softmax of the weighted rows, 0 without a row."""
    table = weights[phase]
    sums = [-inf if row is None else sum(map(mul, table, row)) for row in rows]
    most = max(sums)
    powers = [exp(each - most) for each in sums]
    total = sum(powers)
    return [power / total for power in powers]

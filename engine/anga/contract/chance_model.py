"""A learned evaluation: each seat's chance of coming first, from features and their weights.

A game sees a position as a *row* of numbers for each seat, the same numbers for all, and tells in
which *phase* the game is. Each phase has a table of weights, one for each number. The more a seat's
numbers weigh, the better its chance: the chances are as the exponentials of these sums.

>>> shares(((1.0, 0.5),), 0, ([0.0, 0.0], [0.0, 0.0], None))
[0.5, 0.5, 0.0]
"""

from collections.abc import Callable, Mapping, Sequence
from math import exp, inf
from operator import mul
from typing import Any, NamedTuple

Row = Sequence[float]
Seen = tuple[int, Sequence[Row | None]]  # a phase, and a row for each seat that may still win
Weights = Sequence[Sequence[float]]


class ChanceModel(NamedTuple):
    """The features of a game: their values in a position, their names and weights.

    What weighs `unit` counts a hundred hundredths in the game's evaluation.
    """

    seats: tuple[str, ...]
    see: Callable[[Any], Seen]
    names: tuple[str, ...]
    weights: Weights
    unit: float = 1.0

    def chances(self, position: Any) -> dict[str, float]:
        """Each seat's expected share of first places in a position that is not over."""
        return dict(zip(self.seats, shares(self.weights, *self.see(position)), strict=True))

    def scaled(self, factors: Mapping[str, float]) -> "Scaled":
        """What multiplying the weights of some features, by their names, changes."""
        at = [self.names.index(name) for name in factors]
        less_one = [factor - 1 for factor in factors.values()]
        tables = [[*map(mul, less_one, [table[i] for i in at])] for table in self.weights]
        return Scaled(self, at, tables)


class Scaled(NamedTuple):
    """The difference that other weights make in a game's judgement."""

    model: ChanceModel
    at: Sequence[int]  # the features that weigh more or less
    tables: Weights  # and by how much, by phase

    def evaluation(self, position: Any, seat: str) -> int:
        """How much better a position looks to a seat, in hundredths, less its rivals' mean."""
        more = self._more(position)
        own = more.pop(seat, None)
        if own is None or not more:
            return 0
        return round(100 / self.model.unit * (own - sum(more.values()) / len(more)))

    def chances(self, position: Any, plain: Mapping[str, float]) -> dict[str, float]:
        """Each seat's share of first places, from what the game takes it to be."""
        more = self._more(position)
        powers = {seat: share * exp(more.get(seat, 0)) for seat, share in plain.items()}
        total = sum(powers.values())
        return {seat: power / total for seat, power in powers.items()}

    def _more(self, position: Any) -> dict[str, float]:
        """How much more the numbers of each seat weigh that may still win."""
        phase, rows = self.model.see(position)
        table = self.tables[phase]
        return {
            seat: sum([weight * row[i] for weight, i in zip(table, self.at, strict=True)])
            for seat, row in zip(self.model.seats, rows, strict=True)
            if row is not None
        }


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

"""The best few moves at the root, and the choice among them by a player who misjudges a little."""

import random
from collections.abc import Callable, Hashable

from anga.contract.game import AnyLine
from anga.search.budget import Budget
from anga.search.limits import Found, Variation
from anga.search.transpositions import DEEPEST, MATE

PLAUSIBLE = 5  # moves among which somebody chooses who misjudges them
SURE = MATE - 2 * DEEPEST  # a mate
NOTHING = -MATE - 1  # less than any score


class Lines:
    """The best variations of an iteration, best first, at most as many as wanted.

    Of variations for which `signs` gives a common sign only the best is kept. `least` is the value
    that another must exceed to be among them, `full` whether there are as many as wanted.
    """

    def __init__(
        self, wanted: int, signs: Callable[[Variation], frozenset[Hashable]] | None = None
    ) -> None:
        self.wanted, self.signs, self.best = wanted, signs, list[Variation]()
        self.least, self.full = NOTHING, False

    def add(self, variation: Variation) -> None:
        """Insert a variation that is better than the least.

        Of equals the earlier one stays ahead.
        """
        if self.signs:
            own, signs = self.signs(variation), self.signs
            alike = [other for other in self.best if own & signs(other)]
            if any(other.score >= variation.score for other in alike):
                return
            self.best = [other for other in self.best if other not in alike]
        at = sum(other.score >= variation.score for other in self.best)
        self.best.insert(at, variation)
        del self.best[self.wanted :]
        self.full = len(self.best) == self.wanted
        self.least = self.best[-1].score if self.full else NOTHING


def signs_of(line: AnyLine, variation: Variation) -> frozenset[Hashable]:
    """What tells a variation from others: how its first move is told, and where it ends."""
    position, hooks = line.position, line.game.thinking
    first = hooks.told_as(variation.move) if hooks.told_as else variation.move
    for move in variation.pv:
        position = position.after(move)
    return frozenset([("first", first), ("end", hooks.key(position))])


def lines_needed(budget: Budget) -> int:
    """The number of best moves whose exact values are needed."""
    return max(budget.lines, PLAUSIBLE if budget.blur else 1)


def choose_line(found: Found, blur: int, chance: random.Random, sure: int = SURE) -> Found:
    """The choice of a player who misjudges each of the best lines, except those that are `sure`."""
    if not blur or not found.lines:
        return found
    errors = [0 if abs(line.score) >= sure else chance.randint(-blur, blur) for line in found.lines]
    judged = [line.score + error for line, error in zip(found.lines, errors, strict=True)]
    move, score, pv = found.lines[judged.index(max(judged))]
    return found._replace(move=move, score=score, pv=pv)

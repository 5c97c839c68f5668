"""A player's grade in a game, estimated from results against levels of measured strength.

With two seats, a player who is 400 stronger than a level wins ten games for each one lost. With
more, strength is told by shares: alone against copies of a level, the odds of the first place are
one to their number for an equal player, and ten times that for one who is 400 stronger. A draw or a
shared first place counts half.

Before any game all strengths around `USUAL` are likely, those farther away less so; each result
makes those likelier that it fits (Bayes' theorem, on a grid). A result counts a little less with
each one after it, since people learn.

Grades are numbers from 0, which is 10 kyū, to 18, which is 9 dan. Each is `WIDTH` wide: 10 kyū ends
at 100, where the lowest level has 0, 1 dan begins at 1,000, and 9 dan at 1,800.
"""

from math import exp, log, sqrt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Row = Sequence[int]  # when it ended, the level, the result, the number of opponents

KYU, DAN = 10, 9
BEST = KYU + DAN - 1
WIDTH = 100
SCALE = 400  # of strength, for ten times the odds
USUAL, SPREAD = 600, 700  # what is likely before any game
GRID = range(-600, 2_800, 20)
FADING = 0.985  # what a result still counts after the next one
SURE = 0.8  # the chance that the true grade is among those told
FEWEST, VAGUEST = 5, 200  # the games needed for a grade; the largest deviation of its strength
SCORES = (1.0, 0.5, 0.0)  # of a game won, drawn, lost


class Estimate:
    """A strength as estimated: its mean, and the grades between which the true one likely is.

    `certain` is whether enough is known for a grade.
    """

    def __init__(self, count: int, grid: "list[tuple[int, float]]") -> None:
        self.strength = sum([strength * part for strength, part in grid])
        square = sum([(strength - self.strength) ** 2 * part for strength, part in grid])
        self.certain = count >= FEWEST and sqrt(square) <= VAGUEST
        self.grade = grade_of(self.strength)
        self.lowest = grade_of(_bound(grid, (1 - SURE) / 2))
        self.highest = grade_of(_bound(grid, (1 + SURE) / 2))

    @property
    def part(self) -> float:
        """How much of the way through its grade the strength is, from 0 to 1."""
        return min(1.0, max(0.0, self.strength / WIDTH - self.grade))


def estimate(rows: "Sequence[Row]", strengths: "dict[int, int]") -> Estimate:
    """The strength that results fit, in their order; those at unknown levels count for nothing."""
    rows = [row for row in rows if row[1] in strengths]
    scores: "dict[tuple[int, int], list[float]]" = {}  # by strength and number of opponents
    counts = 1.0
    for row in reversed(rows):
        pair = scores.setdefault((strengths[row[1]], row[3]), [0.0, 0.0])
        pair[0] += counts * SCORES[row[2]]
        pair[1] += counts * (1 - SCORES[row[2]])
        counts *= FADING
    likely = [(strength, _likelihood(strength, scores)) for strength in GRID]
    most = max([value for _, value in likely])
    parts = [(strength, exp(value - most)) for strength, value in likely]
    whole = sum([part for _, part in parts])
    return Estimate(len(rows), [(strength, part / whole) for strength, part in parts])


def share(difference: float, opponents: int) -> float:
    """The share of first places of a player who is that much stronger than each opponent."""
    return 1 / (1 + opponents * 10 ** (-difference / SCALE))


def grade_of(strength: float) -> int:
    """The grade of a strength, from 0 to `BEST`."""
    return min(BEST, max(0, int(strength // WIDTH)))


def _likelihood(strength: int, scores: "dict[tuple[int, int], list[float]]") -> float:
    """The logarithm of how likely a strength is, given what was won and lost."""
    found = -(((strength - USUAL) / SPREAD) ** 2) / 2
    for level, opponents in scores:
        won, lost = scores[level, opponents]
        first = share(strength - level, opponents)
        found += won * log(first) + lost * log(1 - first)
    return found


def _bound(grid: "list[tuple[int, float]]", chance: float) -> int:
    """The strength below which the true one is with a chance."""
    for strength, part in grid:
        chance -= part
        if chance <= 0:
            return strength
    return grid[-1][0]

"""Two levels against each other, to learn how much stronger one is."""

import math
import random
from typing import NamedTuple

from anga import games
from anga.contract.dice import rolled
from anga.contract.game import AnyLine
from anga.contract.thinking import STRONGEST, level
from anga.record import record
from anga.record.record import Record
from anga.search import levels
from anga.search.limits import Limits
from anga.shared.errors import RequestError
from anga.tools import parallel
from anga.tools.parallel import ALONE, Crew

MOST_PLIES = 1000  # a game that is longer counts as a draw
RANDOM = 0  # stands for a level that plays any legal move
NORMAL_95 = 1.96


class Match(NamedTuple):
    """Level `a` against level `b`, perhaps with a limit of seconds a move; level 0 plays anything.

    What both may spend is divided by `divide`, so that a match of slow levels takes less long.
    """

    game: str
    rules: str
    a: int
    b: int
    seconds: float | None = None
    divide: int = 1


class Result(NamedTuple):
    """Games won, drawn and lost by `a`."""

    wins: int
    draws: int
    losses: int

    @property
    def score(self) -> float:
        """A win is 1, a draw a half; the mean, from 0 to 1."""
        return (self.wins + self.draws / 2) / sum(self)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the score."""
        games_played, z = sum(self), NORMAL_95**2
        middle = (self.score + z / (2 * games_played)) / (1 + z / games_played)
        spread = self.score * (1 - self.score) / games_played + z / (4 * games_played**2)
        half = NORMAL_95 * math.sqrt(spread) / (1 + z / games_played)
        return middle - half, middle + half

    def __str__(self) -> str:
        low, high = self.interval
        counts = f"wins {self.wins} draws {self.draws} losses {self.losses}"
        return f"{counts} score {self.score:.3f} interval {low:.3f} {high:.3f}"


def run(match: Match, count: int, crew: Crew = ALONE) -> Result:
    """Play `count` games, in which `a` takes each seat in turn. Raises AngaError for bad input."""
    games.get(match.game).start(match.rules)
    for each in (match.a, match.b):
        if not RANDOM <= each <= STRONGEST:
            raise RequestError(f"level {each} is not 1 to {STRONGEST}, or 0", str(each))
    for name, number in (("games", count), ("divide", match.divide)):
        if number < 1:
            raise RequestError(f"{name} cannot be {number}", str(number))
    points = parallel.run(_points, [(match, number) for number in range(count)], crew)
    return Result(points.count(1.0), points.count(0.5), points.count(0.0))


def _points(match: Match, number: int) -> float:
    """What `a` scores in the game of that number, which is also its seed.

    Games in which `a` only sits elsewhere have the same dice.
    """
    line = record.replay(Record(match.game, match.rules))
    pair, at = divmod(number, len(line.game.seats))
    chance, dice = random.Random(number), random.Random(f"dice {pair}")
    seat_of_a = line.game.seats[at]
    while not line.outcome and len(line.moves) < MOST_PLIES:
        drawn = dice if line.position.chance else chance
        line = line.after(_move(match, line, seat_of_a, drawn))
    if not line.outcome:
        return 0.5
    placings = line.outcome.placings
    best = [seat for seat, place in placings.items() if place == min(placings.values())]
    if seat_of_a not in best:
        return 0.0
    return 1.0 if len(best) == 1 else 0.5


def _move(match: Match, line: AnyLine, seat_of_a: str, chance: random.Random) -> object:
    position = line.position
    if position.chance:
        return rolled(position, chance)
    number = match.a if position.turn == seat_of_a else match.b
    if number == RANDOM:
        return chance.choice(line.legal())
    *_, last = levels.search(line, _limits(match, line, number, chance.getrandbits(32)))
    return last.move


def _limits(match: Match, line: AnyLine, number: int, seed: int) -> Limits:
    if match.divide == 1:
        return Limits(number, match.seconds, seed=seed)
    of = level(line.game.thinking.levels, number)
    caps = [cap for cap in (of.seconds, match.seconds) if cap is not None]
    nodes = None if of.nodes is None else max(1, of.nodes // match.divide)
    return Limits(number, min(caps) / match.divide if caps else None, nodes, seed)

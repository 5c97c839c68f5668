"""Matches between two levels, to measure how much stronger one is, and how a style plays.

A match with a style also counts deeds (see `anga.contract.deeds`): how often in a game each player
captures, drops or gives check, and whatever else the game tells of a move. With more than two seats
that is the mean of those that a player has.
"""

import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

import anga
from anga import games
from anga.contract.game import AnyLine
from anga.contract.random_play import random_move
from anga.contract.thinking import STRONGEST, level
from anga.record import record
from anga.record.record import Record
from anga.search import levels
from anga.search.chances import final_shares
from anga.search.limits import Limits
from anga.shared.errors import RequestError
from anga.tools import journal
from anga.tools.journal import Entry
from anga.tools.parallel import ALONE, Crew

MOST_PLIES = 1000  # a game that is longer counts as a draw
RANDOM = 0  # stands for a level that plays any legal move
NORMAL_95 = 1.96


class ArenaMatch(NamedTuple):
    """A match between levels `a` and `b`, perhaps with seconds a move; level 0 plays at random.

    The limits of both are divided by `divide`, or are `nodes` positions, so that a match of slow
    levels takes less time. With a `handicap`, which has rules of its own, `a` always has the seat
    that it helps. The first `drawn` moves are any; they are the same wherever `a` sits.
    """

    game: str
    rules: str
    a: int
    b: int
    seconds: float | None = None
    divide: int = 1
    handicap: str | None = None
    nodes: int | None = None
    style_of_a: str | None = None
    style_of_b: str | None = None
    drawn: int | None = None

    def begin(self) -> AnyLine:
        """The line with which each game begins. Raises AngaError."""
        game = games.get(self.game)
        if self.handicap is None:
            return record.replay(Record(self.game, self.rules))
        if self.rules:
            raise RequestError("a handicap has its own rules", self.rules)
        helping = game.handicap(self.handicap)
        return record.replay(Record(self.game, helping.rules, helping.position))

    def place(self, number: int) -> tuple[int, str]:
        """The number of the dice of a game with some number, and the seat of `a` in it."""
        game = games.get(self.game)
        if self.handicap is not None:
            return number, game.handicap(self.handicap).seat
        pair, at = divmod(number, len(game.seats))
        return pair, game.seats[at]


class Result(NamedTuple):
    """Games won, drawn and lost by `a`, and the mean value of a drawn one."""

    wins: int
    draws: int
    losses: int
    share: float = 0.5

    @classmethod
    def of(cls, points: Sequence[float]) -> "Result":
        """The result of games, each 1 for a win, 0 for a loss, or a share of the first place."""
        shared = [each for each in points if 0 < each < 1]
        wins, draws = points.count(1.0), len(shared)
        share = sum(shared) / draws if draws else 0.5
        return cls(wins, draws, len(points) - wins - draws, share)

    @property
    def games(self) -> int:
        """The number of games."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """The mean score from 0 to 1; a win is 1, a draw its share."""
        return (self.wins + self.draws * self.share) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the score."""
        games_played, z = self.games, NORMAL_95**2
        middle = (self.score + z / (2 * games_played)) / (1 + z / games_played)
        spread = self.score * (1 - self.score) / games_played + z / (4 * games_played**2)
        half = NORMAL_95 * math.sqrt(spread) / (1 + z / games_played)
        return middle - half, middle + half

    def __str__(self) -> str:
        low, high = self.interval
        counts = f"wins {self.wins} draws {self.draws} losses {self.losses}"
        return f"{counts} score {self.score:.3f} interval {low:.3f} {high:.3f}"


def run(match: ArenaMatch, count: int, crew: Crew = ALONE, file: Path | None = None) -> Result:
    """The result of `count` games, see `played`. Raises AngaError for bad input."""
    return Result.of([each["points"] for each in played(match, count, crew, file)])


def played(
    match: ArenaMatch, count: int, crew: Crew = ALONE, file: Path | None = None
) -> list[Entry]:
    """Play `count` games, in which `a` takes each seat in turn, or the one that is helped.

    Raises AngaError for bad input.

    Each result is written to a file, if there is one; those already in it are not played again.
    """
    game = match.begin().game
    for style in (match.style_of_a, match.style_of_b):
        if style is not None:
            game.styled(style)
    for each in (match.a, match.b):
        if not RANDOM <= each <= STRONGEST:
            raise RequestError(f"level {each} is not 1 to {STRONGEST}, or 0", str(each))
    for name, number in (("games", count), ("divide", match.divide), ("nodes", match.nodes)):
        if number is not None and number < 1:
            raise RequestError(f"{name} cannot be {number}", str(number))
    common = {**match._asdict(), "version": anga.__version__}
    found = journal.entries(partial(_entry, match), count, common, file, crew)
    return sorted(found, key=itemgetter("number"))


def deeds_told(entries: Sequence[Entry]) -> Iterator[str]:
    """Each deed that was counted: how often a game `a` and `b` did it, and the ratio of these."""
    sums = [Counter[str](), Counter[str]()]
    for entry in entries:
        for own, counted in zip(sums, entry.get("deeds", ()), strict=False):
            own.update(counted)
    for deed in sorted(sums[0] | sums[1]):
        a, b = (own[deed] / len(entries) for own in sums)
        yield f"{deed} {a:.2f} {b:.2f} ratio {a / b if b else math.inf:.2f}"


def _entry(match: ArenaMatch, number: int) -> Entry:
    """The line of a journal for the game with that number."""
    line, seat_of_a = _game(match, number)
    entry: Entry = {"number": number, "points": _points(line, seat_of_a)}
    if match.style_of_a or match.style_of_b:
        entry["deeds"] = _deeds(line, seat_of_a, match.drawn or 0)
    return entry


def _points(line: AnyLine, seat_of_a: str) -> float:
    """The share of `a` in the first place."""
    if not line.outcome:
        return 1 / len(line.game.seats)
    return final_shares(line.outcome)[seat_of_a]


def _deeds(line: AnyLine, seat_of_a: str, first: int) -> list[dict[str, float]]:
    """How often `a` and, on the mean of its seats, `b` did each thing from a ply on.

    Their moves are counted as well.
    """
    done = Counter[str](), Counter[str]()
    for position, move in zip(line.positions[first:], line.moves[first:], strict=False):
        if not position.chance:
            whose = done[position.turn != seat_of_a]
            whose.update(["move", *line.game.deeds(position, move)])
    a, b = done
    others = len(line.game.seats) - 1
    return [dict(a), {deed: count / others for deed, count in b.items()}]


def _game(match: ArenaMatch, number: int) -> tuple[AnyLine, str]:
    """The game with that number, which is also its seed, and the seat of `a`.

    Games that differ only in where `a` sits have the same dice, and the same moves drawn at first.
    """
    line = match.begin()
    pair, seat_of_a = match.place(number)
    chance, dice = random.Random(number), random.Random(f"dice {pair}")
    while not line.outcome and len(line.moves) < MOST_PLIES:
        if line.position.chance or len(line.moves) < (match.drawn or 0):
            move = random_move(line, dice)
        else:
            move = _move(match, line, seat_of_a, chance)
        line = line.after(move)
    return line, seat_of_a


def _move(match: ArenaMatch, line: AnyLine, seat_of_a: str, chance: random.Random) -> object:
    own = line.turn == seat_of_a
    number, style = (match.a, match.style_of_a) if own else (match.b, match.style_of_b)
    if number == RANDOM:
        return random_move(line, chance)
    limits = _limits(match, line, number, chance.getrandbits(32))
    *_, last = levels.search(line, limits._replace(style=style))
    return last.move


def _limits(match: ArenaMatch, line: AnyLine, number: int, seed: int) -> Limits:
    if match.divide == 1:
        return Limits(number, match.seconds, match.nodes, seed)
    of = level(line.game.thinking.levels, number)
    caps = [cap for cap in (of.seconds, match.seconds) if cap is not None]
    nodes = match.nodes if of.nodes is None else max(1, of.nodes // match.divide)
    return Limits(number, min(caps) / match.divide if caps else None, nodes, seed)

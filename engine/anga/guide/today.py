"""The problem of each day: one over all games, which take turns, the same for everybody.

`today.txt` has one a line, a day after the other: the day, the game, the problem's id.

    2026-11-24 chatra d79ddf1e

Lines are only ever added at its end, so that an old version and a new one show the same problem.
Within a week they grow harder, and none of a game's comes again before all others were there.
"""

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from importlib.resources import files
from typing import NamedTuple

from anga import games
from anga.guide.problems import Problem, load, there
from anga.guide.texts import insist
from anga.shared import learning_data

FILE = "today.txt"
WEEK = (1, 1, 2, 2, 2, 3, 3)  # the grades from Monday to Sunday, where there are such problems
DAY = timedelta(days=1)


class DayProblem(NamedTuple):
    """A day, and its problem."""

    day: date
    game: str
    id: str

    def __str__(self) -> str:
        return f"{self.day} {self.game} {self.id}"


def days() -> tuple[DayProblem, ...]:
    """All days of the list. Raises ValueError for a bad file."""
    return parse((files("anga.guide") / FILE).read_text(encoding="utf-8"))


def parse(text: str) -> tuple[DayProblem, ...]:
    """The days of a list. Raises ValueError."""
    found: list[DayProblem] = []
    for line in text.splitlines():
        parts = line.split(" ")
        insist(FILE, len(parts) == len(DayProblem._fields), f"{line!r} is not day, game and id")
        told = DayProblem(date.fromisoformat(parts[0]), parts[1], parts[2])
        insist(FILE, not found or told.day == found[-1].day + DAY, f"{told.day} is out of turn")
        found.append(told)
    insist(FILE, bool(found), "there are no days")
    return tuple(found)


def more_days(known: Sequence[DayProblem], until: date) -> Iterator[DayProblem]:
    """The days that follow a list which is not empty, up to one and with it."""
    order = [game for game in games.listed() if there(game)]
    posed = {game: load(game) for game in order}
    shown = Counter((told.game, told.id) for told in known)
    last = known[-1]
    at = order.index(last.game) if last.game in order else -1
    for number in range(1, (until - last.day).days + 1):
        day, game = last.day + number * DAY, order[(at + number) % len(order)]
        found = min(posed[game], key=lambda problem: _order(problem, shown, day))
        shown[game, found.id] += 1
        yield DayProblem(day, game, found.id)


def _order(problem: Problem, shown: Counter[tuple[str, str]], day: date) -> tuple[int, int, str]:
    """What speaks against a problem on a day: being shown before, another grade; then chance."""
    chance = hashlib.sha256(f"{problem.id} of a day".encode()).hexdigest()
    return shown[problem.game, problem.id], abs(problem.grade - WEEK[day.weekday()]), chance


def page() -> learning_data.DaysData:
    """The list as the site's pages load it, with the grade of each problem."""
    known = days()
    grades = {
        (game, problem.id): problem.grade
        for game in {told.game for told in known}
        for problem in load(game)
    }
    return {
        "begins": known[0].day.isoformat(),
        "days": [f"{told.game} {told.id} {grades[told.game, told.id]}" for told in known],
    }

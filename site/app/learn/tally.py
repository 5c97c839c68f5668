"""Solved problems and streaks, kept on the device. No browser in here."""

from kept.diary import PROBLEMS, Diary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from state.ports import Storage

DAY = 86400000  # milliseconds


class Tally:
    """The ids of solved problems of a game; `row` is the current streak, `best` the longest.

    A streak is of problems solved at the first attempt. `helped` are the ids of those that were
    solved with a hint, until they are solved without one. `day` is the last day on which the
    problem of the day was solved, `days` the streak of days.
    """

    def __init__(self, storage: "Storage", game: str) -> None:
        self.diary, self.game = Diary(storage), game
        found: "object" = self.diary.get(PROBLEMS, game)
        kept: "dict[str, object]" = found if isinstance(found, dict) else {}
        self.solved, self.helped = names(kept, "solved"), names(kept, "helped")
        self.row, self.best = number(kept, "row"), number(kept, "best")
        self.day, self.days = number(kept, "day"), number(kept, "days")

    def solve(self, name: str, first_try: bool, helped: bool = False) -> None:
        """Record a solved problem; one solved before counts again only once no help was needed."""
        if name in self.solved:
            if name in self.helped and not helped:
                self.helped.remove(name)
                self._keep()
            return
        self.solved.append(name)
        if helped:
            self.helped.append(name)
        if first_try:
            self.row += 1
            self.best = max(self.best, self.row)
        self._keep()

    def fail(self, name: str) -> None:
        """End the streak, after a wrong answer or a hint."""
        if self.row and name not in self.solved:
            self.row = 0
            self._keep()

    def solve_daily(self, day: int) -> None:
        """Record that the problem of a day was solved."""
        if day != self.day:
            self.days = self.days + 1 if day == self.day + 1 else 1
            self.day = day
            self._keep()

    def daily_row(self, day: int) -> int:
        """The streak of days, 0 if it has ended before this day."""
        return self.days if day - self.day in (0, 1) else 0

    def _keep(self) -> None:
        kept = self.diary.get(PROBLEMS, self.game)
        fresh = dict(kept) if isinstance(kept, dict) else {}  # a later version may keep more
        helped = names(fresh, "helped")
        for ident in names(fresh, "solved"):  # another tab may have added some
            if ident not in self.solved:
                self.solved.append(ident)
                if ident in helped:
                    self.helped.append(ident)
        self.best = max(self.best, number(fresh, "best"))
        for name in ("solved", "helped", "row", "best", "day", "days"):
            fresh[name] = getattr(self, name)
        self.diary.put(PROBLEMS, self.game, fresh)


def names(kept: "dict[str, object]", name: str) -> "list[str]":
    """The recorded ids of a list, none if it is invalid."""
    found = kept.get(name)
    return [each for each in found if isinstance(each, str)] if isinstance(found, list) else []


def number(kept: "dict[str, object]", name: str) -> int:
    """A recorded number, 0 if it is invalid."""
    value = kept.get(name)
    return value if type(value) is int and value > 0 else 0


def today(milliseconds: int) -> int:
    """The number of a day since 1 January 1970, the same in all time zones."""
    return milliseconds // DAY


def daily_number(day: int, seed: str, many: int) -> int:
    """A pseudo-random number below `many` for a day, never the same as the day before."""
    start = 0
    for letter in seed:
        start = start * 31 + ord(letter)
    lap, place = divmod(day, many)
    step = next(n for n in (37, 23, 17, 13, 11, 7, 5, 3, 1) if are_coprime(n, many))
    return (start + lap + place * step) % many


def are_coprime(one: int, other: int) -> bool:
    """Whether two numbers have no common factor."""
    while other:
        one, other = other, one % other
    return one == 1

"""Today's problem, the same for everybody, and how it went. No browser in here.

Days are those of the device's own calendar, such as `2026-11-24`. The diary has for each day
`{"game", "id", "tries", "helped", "done"}`: the answers given until it was solved, and whether a
hint was taken.
"""

from kept.days import day_number, is_day
from kept.diary import TODAY, Diary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.learning_data import DaysData
    from state.ports import Storage
    from words import Words

IN_LIST = "problems-%s.html#q=%s"  # the address of a problem on the page of its game
STONES = ("●○○", "●●○", "●●●")  # how hard a problem is
GRACE = 1  # days that may be missed between two of a streak
WEEK = 7


class Today:
    """The problem of a day in the list, and what was done on this day and on those before.

    Beyond the end of the list, in a version of long ago, it begins again.
    """

    def __init__(self, storage: "Storage", data: "DaysData", day: str) -> None:
        self.diary, self.day, self.number = Diary(storage), day, day_number(day)
        place = (self.number - day_number(data["begins"])) % len(data["days"])
        self.game, self.ident, grade = data["days"][place].split(" ")
        self.grade = int(grade)
        self.own: "dict[str, object]" = {}  # of this day, where nothing can be kept

    @property
    def address(self) -> str:
        """The address of its page, from the folder of the language's pages."""
        return IN_LIST % (self.game, self.ident)

    @property
    def tries(self) -> int:
        """The number of answers given until it was solved."""
        tries = self._read().get("tries")
        return tries if type(tries) is int and tries > 0 else 0

    @property
    def helped(self) -> bool:
        """Whether a hint was taken."""
        return self._read().get("helped") is True

    @property
    def done(self) -> bool:
        """Whether it was solved."""
        return self._read().get("done") is True

    def answer(self, right: bool) -> None:
        """Count an answer; once it is solved, nothing counts."""
        if not self.done:
            self._keep(self.tries + 1, self.helped, right)

    def take_hint(self) -> None:
        """Count a hint."""
        if not self.done:
            self._keep(self.tries, True, False)

    @property
    def streak(self) -> int:
        """The number of days in a row on which a problem was solved, this one not needed yet."""
        count, after = 0, self.number
        for day in sorted(self._days(), key=lambda day: -day):
            if after - day > GRACE + 1:
                break
            count, after = count + 1, day
        return count

    @property
    def week(self) -> "list[bool]":
        """Whether a problem was solved on each of the last seven days, this one last."""
        days = self._days()
        return [self.number - before in days for before in range(WEEK - 1, -1, -1)]

    def _read(self) -> "dict[str, object]":
        kept = self.diary.part(TODAY).get(self.day)
        return kept if isinstance(kept, dict) else self.own

    def _keep(self, tries: int, helped: bool, done: bool) -> None:
        fresh = dict(self._read())  # a later version may keep more
        fresh.update(
            {"game": self.game, "id": self.ident, "tries": tries, "helped": helped, "done": done}
        )
        self.own = fresh
        self.diary.put(TODAY, self.day, fresh)

    def _days(self) -> "list[int]":
        """The numbers of the days on which a problem was solved."""
        kept = self.diary.part(TODAY)
        if self.day not in kept and self.own:
            kept[self.day] = self.own
        days = [day for day in kept if _is_done(kept[day]) and is_day(day)]
        return [day_number(day) for day in days]


def result(today: Today, words: "Words") -> str:
    """How a day's problem was solved."""
    if today.helped:
        return words("with-hint")
    return words("first-try") if today.tries < 2 else words("in-tries", today.tries)


def line(today: Today, words: "Words", name: str) -> str:
    """A line to be sent, which gives nothing of the solution away; `name` is the game's."""
    parts = ["Anga " + date(today.day, words), name + " " + STONES[today.grade - 1]]
    parts.append(result(today, words))
    if today.streak > 1:
        parts.append(words("so-many-days", today.streak))
    return " · ".join(parts)


def date(day: str, words: "Words") -> str:
    """A day as people write it, without the year."""
    month = words("months").split(",")[int(day[5:7]) - 1]
    return words("day-of-month", int(day[8:]), month)


def _is_done(kept: "object") -> bool:
    return isinstance(kept, dict) and kept.get("done") is True

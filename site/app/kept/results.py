"""Results against the computer on this device, by game and level."""

from anga.shared.computers import level_of
from anga.shared.ends import winners
from kept.diary import (
    GRADES,
    LATEST,
    MOST_LATEST,
    REACHED,
    RESULTS,
    Diary,
    grades_of,
    is_counts,
)
from kept.grade import BEST, estimate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening
    from kept.grade import Estimate
    from state.match import Seats
    from state.ports import Storage

WON, DRAWN, LOST = 0, 1, 2
MOST = 40  # games that are remembered as counted


class Results:
    """The results of one game: `{"levels": {"3": [won, drawn, lost]}, "counted": …}`.

    `helped` has, like `levels`, the games in which hints or the solution were followed or moves
    taken back, and `uneven` those with a handicap. `streak` is the latest handicap, level and
    result, DRAWN if that says nothing of the right handicap, and how many games in a row ended so.
    `counted` are the names of the latest games, so that a game which ends again after moves were
    taken back counts once.

    `latest` are the latest results without help, the oldest first, for a grade: of each the time in
    milliseconds, the level, the result, and how many opponents there were. `grades` are those that
    were reached, the lowest first: of each its number, when that was, and the highest level beaten
    by then. `reached` is the last of them, for earlier versions.
    """

    def __init__(self, storage: "Storage", game: str) -> None:
        self.diary, self.game = Diary(storage), game
        self.levels: "dict[int, list[int]]" = {}
        self.helped: "dict[int, list[int]]" = {}
        self.uneven: "dict[int, list[int]]" = {}
        self.streak: "list[object]" = []
        self.counted: "list[str]" = []
        self.latest: "list[list[int]]" = []
        self.grades: "list[list[int]]" = []
        self._take(self._kept())

    def add(
        self,
        ident: str,
        level: int,
        result: int,
        helped: bool = False,
        opponents: int = 1,
        handicap: str = "",
        near: bool = False,
    ) -> None:
        """Count a game against computers of a level: WON, DRAWN or LOST, perhaps with help.

        `handicap` is what `kept.handicaps` calls that of the game, "" in an even one. A win with
        help, and a loss that was `near`, say nothing of the handicap that is right.

        What other tabs have counted since stays; a device that keeps nothing counts on this page.
        """
        fresh = self._kept()
        if fresh:
            self._take(fresh)
        if ident in self.counted:
            return
        self.counted = ([ident] + self.counted)[:MOST]
        counts = self.helped if helped else self.uneven if handicap else self.levels
        counts.setdefault(level, [0, 0, 0])[result] += 1
        plain = DRAWN if near or (helped and result == WON) else result
        same, before = [handicap, level, plain], self.streak
        self.streak = same + [int(str(before[3])) + 1 if before[:3] == same else 1]
        if not (helped or handicap):
            row = [self.diary.storage.now(), level, result, opponents]
            self.latest = (self.latest + [row])[-MOST_LATEST:]
        for name, counts in (
            ("levels", self.levels), ("helped", self.helped), ("uneven", self.uneven),
        ):  # fmt: skip
            known = fresh.get(name)  # a later version may keep more
            kept_counts = dict(known) if isinstance(known, dict) else {}
            kept_counts.update({str(each): counts[each] for each in counts})
            if kept_counts:
                fresh[name] = kept_counts
        fresh["counted"], fresh[LATEST], fresh["streak"] = self.counted, self.latest, self.streak
        self.diary.put(RESULTS, self.game, fresh)

    def reach(self, strengths: "dict[int, int]") -> bool:
        """Keep the grade that the results give if it is the highest so far; whether it is."""
        found, former = self.estimate(strengths), self.reached
        if not found.certain or not self.beaten or (former and former[0] >= found.grade):
            return False
        row = [found.grade, self.diary.storage.now(), max(self.beaten)]
        self.grades.append(row)
        fresh = self._kept()
        fresh[GRADES], fresh[REACHED] = self.grades, row
        self.diary.put(RESULTS, self.game, fresh)
        return True

    @property
    def has_any(self) -> bool:
        """Whether any game was counted, here or on a device whose results were added."""
        return bool(self.levels or self.helped or self.uneven or self.latest)

    @property
    def reached(self) -> "list[int] | None":
        """The row of the highest grade so far; None before the first."""
        return self.grades[-1] if self.grades else None

    def estimate(self, strengths: "dict[int, int]") -> "Estimate":
        """What the latest results tell of the player's strength, by the strengths of levels."""
        return estimate(self.latest, strengths)

    @property
    def beaten(self) -> "list[int]":
        """The levels beaten without help, here or on a device whose results were added."""
        here = [each for each in self.levels if self.levels[each][WON]]
        return sorted(set(here + [row[1] for row in self.latest if row[2] == WON]))

    def next_rung(self, level: int, levels: "list[int]") -> "int | None":
        """The level above the highest one beaten without help; None if this one was not beaten."""
        return self.next_of(levels) if level in self.beaten else None

    def next_of(self, levels: "list[int]") -> "int | None":
        """The lowest level above all that were beaten without help; None above the strongest."""
        above = [each for each in levels if not self.beaten or each > max(self.beaten)]
        return above[0] if above else None

    def _kept(self) -> "dict[str, object]":
        """What the device has now."""
        kept = self.diary.get(RESULTS, self.game)
        return dict(kept) if isinstance(kept, dict) else {}

    def _take(self, kept: "dict[str, object]") -> None:
        """Read the valid parts of the kept results."""
        counted = kept.get("counted")
        self.levels, self.helped = _by_level(kept.get("levels")), _by_level(kept.get("helped"))
        self.uneven, streak = _by_level(kept.get("uneven")), kept.get("streak")
        if (
            isinstance(streak, list)
            and streak
            and isinstance(streak[0], str)
            and is_counts(streak[1:], 3)
        ):
            self.streak = list(streak)
        if isinstance(counted, list) and all([isinstance(each, str) for each in counted]):
            self.counted = list(counted)
        self.latest = _rows(kept.get(LATEST))
        self.grades = [row for row in grades_of(kept) if row[0] <= BEST]


def result_of(seats: "Seats", placings: "dict[str, int]") -> "tuple[int, int] | None":
    """The level that one person played against, and the result; None for any other game."""
    people = [seat for seat in seats if not level_of(seats[seat])]
    levels = [level for level in map(level_of, seats.values()) if level]
    if len(people) != 1 or not levels or min(levels) != max(levels):
        return None
    return levels[0], result_at(people[0], placings)


def result_at(seat: str, placings: "dict[str, int]") -> int:
    """The result of a seat by the places at the end."""
    if placings[seat] > 1:
        return LOST
    return WON if winners(placings) == [seat] else DRAWN


def is_near(seats: "Seats", placings: "dict[str, int]") -> bool:
    """Whether the person among computers came behind one, but before most of them."""
    places = [placings[seat] for seat in seats if level_of(seats[seat])]
    own = next(placings[seat] for seat in seats if not level_of(seats[seat]))
    before = [place for place in places if place < own]
    return bool(before) and len([place for place in places if place > own]) > len(before)


def strengths_of(opening: "Opening") -> "dict[int, int]":
    """How strong each level of a game is."""
    levels, strengths = opening["levels"], opening["strengths"]
    return {levels[place]: strengths[place] for place in range(len(levels))}


def _by_level(kept: "object") -> "dict[int, list[int]]":
    """The valid counts of kept results, by level."""
    found: "dict[int, list[int]]" = {}
    for name in kept if isinstance(kept, dict) else []:
        if name.isdigit() and is_counts(kept[name], 3):  # type: ignore[index]
            found[int(name)] = list(kept[name])  # type: ignore[index]
    return found


def _rows(kept: "object") -> "list[list[int]]":
    """The valid ones of the latest results."""
    rows = kept if isinstance(kept, list) else []
    return [list(row) for row in rows if is_counts(row, 4) and row[2] <= LOST and row[3]]

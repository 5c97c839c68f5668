"""Positions that somebody wants to solve again: where a move of their own was a mistake.

The diary has them by their links. `solved` counts how often one was found unaided, `seen` how often
it was found at all; the latter says when it returns. One that has left the list stays as `{"gone":
true}`, so that an older archive does not bring it back.
"""

from anga.shared.formats.fragment import Link, format_link
from kept.days import day_number
from kept.diary import KEY, MISTAKES, Diary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypedDict

    from state.ports import Storage
    from words import Words

    class MistakeEntry(TypedDict):
        """A position and the moves that are right in it.

        `better` are moves, divided by spaces: a whole solution if there is a `goal` such as
        `mate:2`, else the one move that is better than `played`. `due` is the day of its return,
        as the number of days since 1 January 1970.
        """

        game: str
        rules: str
        position: str
        better: str
        goal: str
        played: str
        seen: int
        solved: int
        due: int


RETURNS = (1, 3, 7, 21)  # days until a position returns, by how often it was found
ENOUGH = 3  # times that it has to be found unaided
TEXTS = ("game", "rules", "position", "better", "goal", "played")
COUNTS = ("seen", "solved", "due")
GONE: "dict[str, object]" = {"gone": True}


class Mistakes:
    """Reads and writes the positions; the diary is parsed again whenever any tab has written it.

    `today` tells the day, `here` has what the device did not let be kept of those found.
    """

    def __init__(self, storage: "Storage", today: "Callable[[], str]") -> None:
        self.diary, self.today = Diary(storage), today
        self.here: "dict[str, object]" = {}
        # the text of the diary that was parsed last, and its positions
        self.parsed: "tuple[str, dict[str, MistakeEntry]]" = ("", {})

    @property
    def day(self) -> int:
        """The number of this day."""
        return day_number(str(self.today()))

    def switch(self, entry: "MistakeEntry", words: "Words") -> str:
        """Keep a position from now on, to return tomorrow, or no longer; a sentence about it."""
        name = name_of(entry)
        if self.get(name):
            self._put(name, GONE)
            return words("kept-no-longer")
        fresh = entry.copy()
        fresh["seen"] = fresh["solved"] = 0
        fresh["due"] = self.day + RETURNS[0]
        if not self.diary.put(MISTAKES, name, fresh):
            return words("kept-nowhere")
        self.here.pop(name, None)
        return words("kept-tomorrow")

    def pressed(self, entry: "MistakeEntry") -> str:
        """The `aria-pressed` of a button that keeps a position."""
        return "true" if self.get(name_of(entry)) else "false"

    def get(self, name: str) -> "MistakeEntry | None":
        """The position of that name; None if none is kept."""
        return self._entries().get(name)

    def of(self, game: str) -> "list[str]":
        """The names of a game's positions, the first that returns first."""
        kept = self._entries()
        names = [name for name in kept if kept[name]["game"] == game]
        return sorted(names, key=lambda name: (kept[name]["due"], name))

    def due(self, game: str) -> "list[str]":
        """The names of a game's positions that have returned."""
        kept = self._entries()
        return [name for name in self.of(game) if kept[name]["due"] <= self.day]

    def wait(self, name: str) -> int:
        """The number of days until a position returns; 0 if it has, or if there is none."""
        entry = self.get(name)
        return max(0, entry["due"] - self.day) if entry else 0

    def find(self, name: str, unaided: bool) -> None:
        """Count that a position was found; before it is due, nothing counts."""
        entry = self.get(name)
        if not entry or entry["due"] > self.day:
            return
        fresh = entry.copy()
        fresh["seen"] += 1
        fresh["solved"] += 1 if unaided else 0
        fresh["due"] = self.day + RETURNS[min(fresh["seen"], len(RETURNS) - 1)]
        self._put(name, GONE if fresh["solved"] >= ENOUGH else fresh)

    def _put(self, name: str, value: "object") -> None:
        if not self.diary.put(MISTAKES, name, value):
            self.here[name] = value

    def _entries(self) -> "dict[str, MistakeEntry]":
        """The positions that have not left, by name."""
        text = self.diary.storage.text(KEY) or ""
        if text != self.parsed[0]:
            self.parsed = text, _sane_ones(self.diary.part(MISTAKES))
        if not self.here:
            return self.parsed[1]
        kept = {name: entry for name, entry in self.parsed[1].items() if name not in self.here}
        kept.update(_sane_ones(self.here))
        return kept


def new_entry(
    game: str, rules: str, position: str, better: str, goal: str = "", played: str = ""
) -> "MistakeEntry":
    """A position that is not kept yet."""
    return {
        "game": game, "rules": rules, "position": position, "better": better, "goal": goal,
        "played": played, "seen": 0, "solved": 0, "due": 0,
    }  # fmt: skip


def name_of(entry: "MistakeEntry") -> str:
    """The name of a position: its link."""
    return str(format_link(Link(entry["game"], entry["rules"], entry["position"])))


def _sane_ones(values: "dict[str, object]") -> "dict[str, MistakeEntry]":
    """The positions among some values, by name."""
    found = {name: sane(values[name]) for name in values}
    return {name: found[name] for name in found if found[name]}  # type: ignore[misc]


def sane(kept: "object") -> "MistakeEntry | None":
    """A position as it was kept; None if it has left, or is invalid."""
    if not isinstance(kept, dict):
        return None
    texts = all([isinstance(kept.get(each), str) for each in TEXTS])
    counts = all([type(kept.get(each)) is int for each in COUNTS])
    if not texts or not counts or min([kept[each] for each in COUNTS]) < 0 or not kept["better"]:
        return None
    return kept  # type: ignore[return-value]

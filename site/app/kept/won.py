"""Won positions: which one a game began with, and which the player has won."""

from anga.shared.formats.fragment import Link
from kept.diary import WON, Diary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening, WonEntry
    from state.ports import Storage


class WonPositions:
    """The won positions of a game, and the ids of those that were won here without help."""

    def __init__(self, storage: "Storage", opening: "Opening") -> None:
        self.diary, self.opening = Diary(storage), opening
        self.entries: "list[WonEntry]" = opening.get("won", [])

    @property
    def done(self) -> "list[str]":
        """The ids of those that were won; other tabs may have added some."""
        kept = self.diary.get(WON, self.opening["game"])
        return [each for each in kept if isinstance(each, str)] if isinstance(kept, list) else []

    @property
    def count(self) -> int:
        """How many were won of those that there are."""
        done = self.done
        return len([each for each in self.entries if each["id"] in done])

    @property
    def level(self) -> int:
        """The level against which they are to be won: the strongest."""
        return self.opening["levels"][-1]

    def find(self, rules: str, position: "str | None") -> "WonEntry | None":
        """The won position with which a game with these rules and this start begins."""
        for each in self.entries:
            if (each["rules"], each["position"]) == (rules, position):
                return each
        return None

    def add(self, entry: "WonEntry") -> None:
        """Keep that a position was won."""
        done = self.done
        if entry["id"] not in done:
            self.diary.put(WON, self.opening["game"], done + [entry["id"]])

    def after(self, entry: "WonEntry") -> "WonEntry | None":
        """The next one that was not won yet; None if all were."""
        at, done = self.entries.index(entry), self.done
        order = self.entries[at + 1 :] + self.entries[:at]
        waiting = [each for each in order if each["id"] not in done]
        return waiting[0] if waiting else None

    def computers(self, entry: "WonEntry") -> "dict[str, int]":
        """The level of each seat against which a position is to be won."""
        return {seat: self.level for seat in self.opening["seats"] if seat != entry["seat"]}

    def link(self, entry: "WonEntry") -> Link:
        """The link with which the game from a position begins."""
        link = Link(self.opening["game"], entry["rules"], entry["position"])
        link.computers.update(self.computers(entry))
        return link

"""What a tab remembers about its current game, so that a reload does not lose it."""

from anga.shared.formats.fragment import format_link

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from state.match import Match
    from state.ports import Storage


class TabMemory:
    """A value under a key, of a match as it stands."""

    def __init__(self, tab: "Storage", key: str) -> None:
        self.tab, self.key = tab, key

    def put(self, match: "Match", value: object) -> bool:
        """Remember a value in place of any other; returns whether the browser allowed it."""
        return self.tab.put(self.key, [format_link(match.whole), value])

    def get(self, match: "Match") -> "Any":
        """The value remembered of this match, if it stands as it did then; else None."""
        kept = self.tab.get(self.key)
        is_same = isinstance(kept, list) and kept[:1] == [format_link(match.whole)]
        return kept[1] if is_same and len(kept) == 2 else None

    def drop(self) -> None:
        """Forget the value."""
        self.tab.drop(self.key)

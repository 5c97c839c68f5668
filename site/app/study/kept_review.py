"""The last review of a game, kept in the tab: a reload does not lose it."""

from kept.tab_memory import TabMemory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from state.match import Match
    from state.ports import Storage

VERSION = 1


class KeptReview:
    """What a review found out, as lists of plies and values."""

    def __init__(self, tab: "Storage", game: str) -> None:
        self.memory = TabMemory(tab, "review:" + game)

    def put(self, match: "Match", points: "list[Any]", *by_ply: "dict[int, Any]") -> None:
        """Keep the whole review of a match, in place of any other."""
        told = [[[ply, found[ply]] for ply in sorted(found)] for found in by_ply]
        self.memory.put(match, [VERSION, points, told])

    def get(self, match: "Match") -> "tuple[list[Any], list[dict[int, Any]]] | None":
        """The points and what was kept by ply, if that is of this match as it stands."""
        kept = self.memory.get(match)
        if not isinstance(kept, list) or kept[:1] != [VERSION]:
            return None
        return kept[1], [{int(ply): value for ply, value in pairs} for pairs in kept[2]]

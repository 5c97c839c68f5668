"""The moves that were taken back, kept in the tab: a reload does not lose them."""

from kept.tab_memory import TabMemory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.saved import Saved
    from state.match import Match


class TakenBack:
    """What can be redone in the current game of a tab, unless it is only looked at."""

    def __init__(self, saved: "Saved", game: str) -> None:
        self.saved, self.memory = saved, TabMemory(saved.tab, "redo:" + game)
        self.is_kept = True  # perhaps, by the page before a reload

    def keep(self, match: "Match") -> None:
        """Keep what can be redone in a match, or forget that of one before; not in an analysis."""
        if match.free:
            return
        if match.can_redo and (self.saved.playing or self.saved.is_ours):
            kept = [match.redo, match.whose, match.withdrawn]
            self.is_kept = self.memory.put(match, kept)
        elif self.is_kept:
            self.is_kept = False
            self.memory.drop()

    def resume(self, match: "Match") -> None:
        """Let a match redo what was kept, if it stands as it did then."""
        kept = self.memory.get(match)
        if isinstance(kept, list) and [type(each) for each in kept] == [list, list, str]:
            match.recall_taken_back(kept[0], kept[1], kept[2])
            self.saved.playing = True

"""The moves that were taken back, kept in the tab: a reload does not lose them."""

from anga.shared.formats.fragment import format_link

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.saved import Saved
    from state.match import Match


class TakenBack:
    """What can be redone in the current game of a tab, unless it is only looked at."""

    def __init__(self, saved: "Saved", game: str) -> None:
        self.saved, self.tab, self.key = saved, saved.tab, "redo:" + game
        self.is_kept = True  # perhaps, by the page before a reload

    def keep(self, match: "Match") -> None:
        """Keep what can be redone in a match, or forget that of one before; not in an analysis."""
        if match.free:
            return
        if match.can_redo and (self.saved.playing or self.saved.is_ours):
            kept = [format_link(match.whole), match.redo, match.whose, match.withdrawn]
            self.is_kept = self.tab.put(self.key, kept)
        elif self.is_kept:
            self.is_kept = False
            self.tab.drop(self.key)

    def resume(self, match: "Match") -> None:
        """Let a match redo what was kept, if it stands as it did then."""
        kept = self.tab.get(self.key)
        if not isinstance(kept, list) or kept[:1] != [format_link(match.whole)]:
            return
        if [type(each) for each in kept[1:]] == [list, list, str]:
            match.recall_taken_back(kept[1], kept[2], kept[3])
            self.saved.playing = True

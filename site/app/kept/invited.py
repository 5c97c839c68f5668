"""An invitation that somebody left to learn its game first, remembered by the tab."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from state.ports import Storage


class Invited:
    """The link of the invitation to a game, as a fragment; "" if there is none."""

    def __init__(self, tab: "Storage", game: str) -> None:
        self.tab, self.key = tab, "invited:" + game

    @property
    def link(self) -> str:
        """The fragment that leads back to the invitation."""
        kept = self.tab.get(self.key)
        return kept if isinstance(kept, str) else ""

    def remember(self, link: str) -> None:
        """Remember the invitation of a link in place of any other to this game."""
        self.tab.put(self.key, link)

    def forget(self) -> None:
        """Forget the invitation: its board was seen."""
        self.tab.drop(self.key)

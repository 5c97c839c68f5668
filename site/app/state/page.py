"""A session's surroundings: the screen that shows it, and the page that answers its questions."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from state.ports import Action, Refreshes, SessionScreen


class PageAnswers:
    """The answers of a simple page: no clocks, and every complete touch path is a move."""

    def is_in_time(self) -> bool:
        """Whether a move came in time; stops its clock."""
        return True

    def time_limit(self) -> "float | None":
        """The seconds that the computer to move may think, None for no limit."""
        return None

    def takes_touch(self, touch: str) -> bool:
        """Whether a touch meant something other than a move, and was dealt with."""
        return False

    def touch_early(self, touch: str) -> None:
        """Handle a touch while no move can be made."""

    def asks_first(self) -> bool:
        """Whether people are asked to confirm their moves."""
        return False

    def asks_who(self) -> bool:
        """Whether whoever opens a game by link is asked if the seat to move is theirs."""
        return False

    def endings(self) -> "list[Action]":
        """The buttons to offer once a game is over."""
        return []

    async def introduce(self, flow: "Refreshes") -> None:
        """Show a newly opened game."""
        await flow.refresh()


class Surroundings:
    """The screen and the page of a session, once it is opened."""

    def __init__(self) -> None:
        self.screen: "SessionScreen"
        self.page = PageAnswers()

    def attach(self, screen: "SessionScreen", page: "PageAnswers") -> None:
        """Set the screen and the page."""
        self.screen, self.page = screen, page

"""What surrounds a session: the screen that shows it, and the page that answers its questions."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from state.ports import Action, Refreshes, SessionScreen


class PageAnswers:
    """The answers of a page without clocks, on which a touch is a touch and a move is made."""

    def is_in_time(self) -> bool:
        """Whether a move that is being made comes in time; its clock is stopped."""
        return True

    def time_limit(self) -> "float | None":
        """The seconds that the computer to move may think, None if there is no limit."""
        return None

    def takes_touch(self, touch: str) -> bool:
        """Whether a touch on the board means something else than a move, and was dealt with."""
        return False

    def touch_early(self, touch: str) -> None:
        """Something was touched while no move can be made."""

    def asks_first(self) -> bool:
        """Whether people are asked before their move is made."""
        return False

    def endings(self) -> "list[Action]":
        """What may be done once a game is over."""
        return []

    async def introduce(self, flow: "Refreshes") -> None:
        """Show a game that was laid on the table."""
        await flow.refresh()


class Surroundings:
    """The screen and the page of a session, from the moment in which it is opened."""

    def __init__(self) -> None:
        self.screen: "SessionScreen"
        self.page = PageAnswers()

    def attach(self, screen: "SessionScreen", page: "PageAnswers") -> None:
        """From now on the session is shown there."""
        self.screen, self.page = screen, page

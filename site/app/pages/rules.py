"""The play page's answers to its session: clocks, drawings, premoves, endings."""

from state.page import PageAnswers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from clock.timing import Timing
    from session.premove import Premove
    from state.ports import Action, Refreshes
    from study.notes_card import NotesCard


class PlayRules(PageAnswers):
    """The answers of a page with clocks, notes, and games that go by link."""

    def __init__(
        self,
        timing: "Timing",
        notes: "NotesCard",
        introduction: "Callable[[], Awaitable[None]]",
        premove: "Premove",
        confirms: "Callable[[], bool]",
        ways_on: "list[Action]",
    ) -> None:
        self.timing, self.notes, self.premove = timing, notes, premove
        self.introduction = introduction
        self.confirms, self.ways_on = confirms, ways_on

    def is_in_time(self) -> bool:
        """Whether a move came in time; stops its clock."""
        return self.timing.stop_after_move()

    def time_limit(self) -> "float | None":
        """The seconds that the computer to move may think, None for no limit."""
        return self.timing.limit()

    def takes_touch(self, touch: str) -> bool:
        """Whether a touch is part of a drawing, and was dealt with."""
        return self.notes.takes(touch)

    def touch_early(self, touch: str) -> None:
        """Use a touch while the computer thinks as a premove."""
        self.premove.touch(touch)

    def asks_first(self) -> bool:
        """Whether people are asked to confirm their moves."""
        return self.confirms()

    def asks_who(self) -> bool:
        """Whether whoever opens a game by link is asked if the seat to move is theirs."""
        return True

    def endings(self) -> "list[Action]":
        """The buttons to offer once a game is over."""
        return self.ways_on

    async def introduce(self, flow: "Refreshes") -> None:
        """Show a newly opened game, replaying its latest moves if they are news."""
        await self.introduction()

"""What the play page answers to its session: clocks, marks, questions, and what follows an end."""

from state.page import PageAnswers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from clock.timing import Timing
    from session.premove import Premove
    from session.replay import Replay
    from state.ports import Action, Refreshes
    from study.notes_card import NotesCard


class PlayRules(PageAnswers):
    """The answers of a page with clocks, notes, and games that go by link."""

    def __init__(
        self,
        timing: "Timing",
        notes: "NotesCard",
        replay: "Replay",
        premove: "Premove",
        confirms: "Callable[[], bool]",
        ways_on: "list[Action]",
    ) -> None:
        self.timing, self.notes, self.replay, self.premove = timing, notes, replay, premove
        self.confirms, self.ways_on = confirms, ways_on

    def is_in_time(self) -> bool:
        """Whether a move that is being made comes in time; its clock is stopped."""
        return self.timing.stop_after_move()

    def time_limit(self) -> "float | None":
        """The seconds that the computer to move may think, None if there is no limit."""
        return self.timing.limit()

    def takes_touch(self, touch: str) -> bool:
        """Whether a touch only marks the board; then it has."""
        return self.notes.takes(touch)

    def touch_early(self, touch: str) -> None:
        """Take what is touched while the computer thinks for a move in advance."""
        self.premove.touch(touch)

    def asks_first(self) -> bool:
        """Whether people are asked before their move is made."""
        return self.confirms()

    def endings(self) -> "list[Action]":
        """What may be done once a game is over."""
        return self.ways_on

    async def introduce(self, flow: "Refreshes") -> None:
        """Show a game that was laid on the table, by its latest moves if they are news."""
        await self.replay.recall()

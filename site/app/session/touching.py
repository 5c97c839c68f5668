"""Touches: each one extends a move, completes it, or is answered by why it cannot."""

from anga.shared.phrases import slug_of
from assist.touch_feedback import early, rolls_for
from words import together

REST = 0.6  # seconds in which the touch that made a move makes no other

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from assist.hints import Hints
    from assist.last_move import LastMove
    from session.flow import Flow
    from session.setup import Setup
    from state.selection import Selection
    from state.table import Table
    from words import Words


class Touching:
    """The touches of a session; `play` is called with the completed move."""

    def __init__(
        self,
        table: "Table",
        flow: "Flow",
        hints: "Hints",
        last_move: "LastMove",
        setup: "Setup",
        words: "Words",
        play: "Callable[[str], None]",
    ) -> None:
        self.table, self.flow, self.hints, self.setup = table, flow, hints, setup
        self.last_move, self.words, self.play = last_move, words, play
        self.around, self.work = flow.around, flow.work

    def touch(self, touch: str) -> None:
        """Handle a touch."""
        if self.setup.active:
            self.setup.touch(touch)
            return
        if self.around.page.takes_touch(touch):
            return
        selection = self.table.offered_touches
        if selection.is_resting(touch):
            return  # a bouncing finger
        self.around.screen.drop("link")  # what it told has been read
        if self._asks_why(selection, touch):
            self.last_move.tell()
        elif selection.choices:
            result, detail = selection.press(touch)
            if result != "early":
                self.hints.forget()
            self.around.screen.show_touches()
            if result in ("move", "narrowed"):
                self.around.screen.drop("coach")  # its warning was of another move
            if result == "move":
                self._made(touch, detail)
            else:
                self._answer(selection, touch, result, detail)
        else:
            self._put_off(touch)

    def _put_off(self, touch: str) -> None:
        """Say what comes first, or keep a touch for later."""
        if self.table.mode == "roll":
            vain = rolls_for(self.table, self.words)
            self.around.screen.reply(together([self.words("touch-roll"), vain]))
        elif self.table.mode == "earlier":
            self.around.screen.reply(self.words("touch-earlier", self.words("play-from-here")))
        else:
            self.around.page.touch_early(touch)

    def _asks_why(self, selection: "Selection", touch: str) -> bool:
        """Whether a touch is no move and none that is forbidden, but on the last move."""
        known = touch in selection.open or touch in selection.forbidden
        return not known and self.last_move.is_at(touch)

    def _answer(self, selection: "Selection", touch: str, result: str, detail: "Any") -> None:
        """Respond to touches that make no move: why not, or what they would do."""
        if result == "refused":
            self.hints.refuse(self.words.say(detail), [], slug_of(detail))
            self.work.soon(self.hints.point_out(list(selection.touches) + [touch]))
        elif result == "early":
            self.hints.reply(early(self.table.answer["scene"], detail, self.words))
        elif result == "astray":
            if touch.startswith("t:"):  # in a hand: nothing goes there, whatever was taken up
                detail = [touch]
            down = len(detail) > 1 and selection.makes_move(touch)
            self.work.soon(self.hints.why(detail, down))
        elif selection.touches:
            self.work.soon(self.hints.explain(selection.touched))

    def _made(self, touch: str, move: str) -> None:
        """Play the completed move; a coach may have something to say first."""

        def make() -> None:
            self.table.close()
            self._rest(touch)
            self.around.screen.drop("coach")
            self.play(move)

        def go_on() -> None:
            self.table.selection.unsure = None
            if self.flow.advice.considers(move):
                self.work.soon(self.flow.advice.consider(move, make))
            else:
                make()

        if self.around.page.asks_first():
            self.table.selection.unsure = go_on
            self.around.screen.show_touches()
        else:
            go_on()

    def take_back(self) -> None:
        """Take back all touches."""
        self.table.selection.clear()
        self.hints.forget()
        self.around.screen.show_touches()

    def untouch(self) -> None:
        """Take back the last touch."""
        selection = self.table.offered_touches
        if selection.touches:
            selection.back()
            self.hints.forget()
            self.around.screen.show_touches()

    def _rest(self, touch: str) -> None:
        """Ignore a bouncing finger, which must not play the next person's move."""
        self.table.resting = touch
        self.work.soon(self._rested(touch))

    async def _rested(self, touch: str) -> None:
        await self.work.tasks.pause(REST)
        if self.table.resting == touch:
            self.table.resting = None
            self.around.screen.show_found()

"""Previews of touches, and the rules that forbid them: questions to the engine."""

from assist.touch_feedback import astray, putting_down

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Request
    from anga.shared.scene import Explanation
    from state.page import Surroundings
    from state.ports import EnginePort
    from state.table import Table
    from state.work import Work
    from words import Words


class Hints:
    """Shows what the touches would do, what the hovered one would, and why one is not possible."""

    def __init__(
        self,
        table: "Table",
        engine: "EnginePort",
        words: "Words",
        around: "Surroundings",
        work: "Work",
    ) -> None:
        self.table, self.engine, self.words = table, engine, words
        self.around, self.work = around, work
        self.at: "str | None" = None  # what the pointer or the keyboard is on, on the board
        self.option: "str | None" = None  # and in the row of options
        self.aim: "list[str] | None" = None  # the touches that are foreseen

    def forget(self) -> None:
        """Drop outdated previews after a touch or its retraction.

        A hint stays as long as the touches follow it.
        """
        table = self.table
        self.option = table.explanation = table.foreseen = None
        table.forbidding = table.claims = None
        if table.hint and not table.selection.ahead(table.hint.touches):
            table.hint = None

    def point(self, touch: "str | None") -> None:
        """The pointer or the keyboard is on an option, or on none."""
        self.option = touch
        self._foretell()

    def on_hover(self, touch: "str | None") -> None:
        """Preview the touch under the pointer or the keyboard focus."""
        self.at = touch
        self._foretell()

    async def explain(self, touches: "list[str]") -> None:
        """Preview the touches made, with the places pointed at."""
        if self.engine.ready:
            explanation = await self._explanation(touches)
            if self.table.offered_touches.touched == touches:
                self.table.explanation = explanation
                self.around.screen.show_explanation()

    async def why(self, touches: "list[str]", down: bool = False) -> None:
        """Say which rule forbids the touches, or that they have no effect.

        `down`: what was held is put down, though the last touch could have made a move alone.
        """
        if self.engine.ready:
            why = await self.engine.ask(self._request("why", touches))
            if why.get("words"):
                self.table.forbidding = why.get("figures")
                text = why["words"][self.words.language]
                self.refuse(putting_down(text, down, self.words), why["cells"], why["slug"])
                return
        table = self.table
        scene = table.answer["scene"]
        told = astray(scene, table.selection, touches, table.turn, self.words)
        self.reply(putting_down(told, down, self.words))

    async def point_out(self, touches: "list[str]") -> None:
        """Draw what forbids touches whose reason is known, where the game knows it."""
        if self.engine.ready:
            about = self.table.answer
            why = await self.engine.ask(self._request("why", touches))
            now = self.table.answer is about and self.table.selection.touches == touches[:-1]
            if why.get("figures") and now:
                self.table.forbidding = why["figures"]
                self.around.screen.draw()

    def refuse(self, text: str, cells: "list[str]", slug: "str | None" = None) -> None:
        """Say which rule forbids the touches, and show where; `slug` names the reason."""
        self.around.screen.refuse(text, cells or [str(self.table.turn)], slug)
        self._end_hint()

    def reply(self, text: str) -> None:
        """Say why touches had no effect."""
        self.around.screen.reply(text)
        self._end_hint()

    def _end_hint(self) -> None:
        """Wipe away the marks of a hint whose words something else has replaced."""
        if self.table.hint:
            self.table.hint = None
            self.around.screen.show_found()

    def _foretell(self) -> None:
        table = self.table
        told = table.explanation
        if not told or not (told["notes"] or told.get("ghosts")):
            return
        self.aim = table.offered_touches.touches_with(
            self.option
        ) or table.offered_touches.touches_with(self.at)
        if self.aim:
            self.work.soon(self._foresee(self.aim))
        elif table.foreseen:
            table.foreseen = None
            self.around.screen.show_explanation()

    async def _foresee(self, touches: "list[str]") -> None:
        """Ask for a preview of the touches made and the hovered one."""
        foreseen = await self._explanation(touches)
        table = self.table
        if touches == self.aim and table.explanation:
            if touches[-1][:2] == "o:":  # no other words, lest the options move under the pointer
                foreseen["notes"] = table.explanation["notes"]
            table.foreseen = foreseen
            self.around.screen.show_explanation()

    async def _explanation(self, touches: "list[str]") -> "Explanation":
        found: "Explanation" = await self.engine.ask(self._request("explain", touches))
        return found

    def _request(self, cmd: str, touches: "list[str]") -> "Request":
        request = self.table.match.request(cmd)
        request["touches"] = touches
        return request

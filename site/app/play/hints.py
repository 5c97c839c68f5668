"""What touches would come to, and which rule forbids them: questions to the engine."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from pages.play import PlayPage


class Asking:
    """Shows what the touches made come to, what the next one would, and why one leads nowhere."""

    def __init__(self, page: "PlayPage") -> None:
        self.page = page
        self.option: "str | None" = None  # that the pointer is on
        self.aim: "list[str] | None" = None  # the touches that are foreseen

    def forget(self) -> None:
        """Something was touched or taken back: what was shown before is out of date."""
        self.option = None
        self.page.table.explanation = self.page.table.foreseen = None

    def pointed(self, touch: "str | None") -> None:
        """The pointer or the keyboard is on an option, or on none."""
        self.option = touch
        self.aimed(self.page.view.board.aim)

    def aimed(self, touch: "str | None") -> None:
        """A person is about to touch something: show what it would come to, if the game tells."""
        table = self.page.table
        if self.page.editor.active or not table.explanation or not table.explanation["notes"]:
            return
        self.aim = table.offered.tried(self.option) or table.offered.tried(touch)
        if self.aim:
            self.page.soon(self._foresee(self.aim))
        elif table.foreseen:
            table.foreseen = None
            self.page.view.foresee(table)

    async def explain(self, touches: "list[str]") -> None:
        """Ask what the touches made would come to."""
        if self.page.engine.ready:
            explanation = await self._answer("explain", touches)
            if self.page.table.offered.touches == touches:
                self.page.table.explanation = explanation
                self.page.view.foresee(self.page.table)

    async def _foresee(self, touches: "list[str]") -> None:
        """Ask what the touches made and the one that is aimed at would come to."""
        foreseen = await self._answer("explain", touches)
        table = self.page.table
        if touches == self.aim and table.explanation:
            if touches[-1][:2] == "o:":  # no other words, lest the options move under the pointer
                foreseen["notes"] = table.explanation["notes"]
            table.foreseen = foreseen
            self.page.view.foresee(table)

    async def why(self, touches: "list[str]") -> None:
        """Ask which rule forbids what was touched."""
        if not self.page.engine.ready:
            return
        why = await self._answer("why", touches)
        if why.get("words"):
            self.refuse(why["words"][self.page.words.language], why["cells"])

    def refuse(self, text: str, cells: "list[str]") -> None:
        """Say which rule forbids what was touched, and show where."""
        self.page.view.refuse(text, cells or [str(self.page.table.turn)])

    async def _answer(self, cmd: str, touches: "list[str]") -> "dict[str, Any]":
        request = self.page.table.match.request(cmd)
        request["touches"] = touches
        answer: "dict[str, Any]" = await self.page.engine.ask(request)
        return answer

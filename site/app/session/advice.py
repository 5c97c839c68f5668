"""Help that a person asks for: a good move with its reasons, and what is in danger."""

from session.table import Hint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from anga.shared.advice import Danger
    from anga.shared.answers import Opening, Request
    from anga.shared.scene import Explanation, Mark, Phrase
    from session.ports import Engine, Screen
    from session.settings import Settings
    from session.table import Table

SECONDS = 2  # that a hint is thought about at most
MOST_REASONS = 3


class Advice:
    """Asks the engine, and puts what it says on the table."""

    def __init__(
        self,
        table: "Table",
        opening: "Opening",
        engine: "Engine",
        settings: "Settings",
        soon: "Callable[[Coroutine[object, None, None]], None]",
        refresh: "Callable[[], None]",
    ) -> None:
        self.table, self.opening, self.engine = table, opening, engine
        self.settings, self.soon, self.refresh = settings, soon, refresh
        self.screen: "Screen"

    def hint(self) -> None:
        """A person wants to know a good move."""
        table = self.table
        if table.offered.choices and self.engine.ready and not table.seeking and not table.chance:
            self.soon(self._hint())

    def watch(self, on: bool) -> None:
        """Whether what is in danger is shown."""
        self.settings.use_danger(on)
        self.refresh()

    async def look(self) -> None:
        """Find out what is in danger in the position shown, if that is wanted."""
        table, engine, shown = self.table, self.engine, self.table.answer
        if not self.settings.danger or not engine.ready or table.over:
            table.danger = None
            return
        request = table.match.request("danger")
        request["seat"] = self._side()
        answer = await engine.ask(request)
        if table.answer is shown and not table.stale and "told" in answer:
            table.danger = answer
            self.screen.show_touches()

    def _side(self) -> str:
        """Whose pieces are looked after: the person's who moves, else the first person's."""
        table, seats = self.table, self.opening["seats"]
        people = [seat for seat in seats if table.match.is_person(seat)]
        turn = str(table.turn)
        return turn if turn in people or not people else people[0]

    async def _hint(self) -> None:
        table, selection = self.table, self.table.selection
        table.seeking = True
        self.screen.show_status()
        try:
            found = (await self.engine.think(self._request())).get("move")
            reasons = []
            if found and table.selection is selection:
                asked = table.match.request("reasons")
                asked["record"] = asked["record"] + [found]
                reasons = (await self.engine.ask(asked)).get("reasons", [])
        finally:
            table.seeking = False
        if found and table.selection is selection and not table.stale:
            table.hint = Hint(self._touches(found), reasons[:MOST_REASONS])
        self.screen.show_touches()

    def _request(self) -> "Request":
        request = self.table.match.request("best")
        request["level"], request["seconds"] = self.opening["levels"][-1], SECONDS
        return request

    def _touches(self, move: str) -> "list[str]":
        """The touches that make a move; none if it is made without."""
        for choice, path in self.table.selection.paths(False):
            if choice["move"] == move:
                return path
        return []


def shown(table: "Table") -> "Explanation":
    """All that is drawn over the board: what touches come to, else the hint, and the dangers."""
    told = table.foreseen or table.explanation
    lines = list(told["lines"]) if told else []
    marks: "list[Mark]" = list(told["marks"]) if told else []
    if table.hint:
        marks += pointing(table.hint.touches)
    if table.danger:
        marks, lines = list(table.danger["marks"]) + marks, list(table.danger["lines"]) + lines
    return {"marks": marks, "lines": lines, "notes": []}


def pointing(touches: "list[str]") -> "list[Mark]":
    """Marks that lead from the first cell of some touches to the last."""
    cells = [touch[2:] for touch in touches if touch.startswith("c:")]
    if len(cells) < 2:
        return [{"mark": "hint", "cells": cells}] if cells else []
    return [{"mark": "hint", "cells": cells[-1:]}, {"mark": "arrow", "cells": cells}]


def told_of(danger: "Danger | None") -> "dict[str, list[Phrase]]":
    """What is said of cells, by cell."""
    return danger["told"] if danger else {}

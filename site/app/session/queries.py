"""Queries about the position shown; until the engine is up, the build's data answers them."""

from anga.shared.changes import apply
from browser import openings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import DealAnswer, Opening, Request, SceneAnswer
    from kept.settings import Settings
    from state.badges import Values
    from state.ports import EnginePort
    from state.table import Table


class Queries:
    """Asks about a table's match; `told` is whether an engine has answered yet."""

    def __init__(
        self, table: "Table", opening: "Opening", settings: "Settings", engine: "EnginePort"
    ) -> None:
        self.table, self.opening, self.settings, self.engine = table, opening, settings, engine
        self.told = False
        self.last: "tuple[Request, SceneAnswer] | None" = None  # what was asked, and the answer

    @property
    def is_ready(self) -> bool:
        """Whether an engine is up to answer."""
        return self.engine.ready

    @property
    def own_dice(self) -> bool:
        """Whether the players throw their own dice."""
        return self.settings.own_dice

    async def scene(self) -> "SceneAnswer":
        """What to show of the current position, from the engine or the build's data.

        An answer just received is not requested again, so stopping the computer does not wait.
        """
        table, match = self.table, self.table.match
        table.waiting = not self.engine.ready and not match.at_start
        if not self.engine.ready:
            return self._foreknown()
        request = match.request("scene")
        request["view"] = self.settings.view.copy()
        asked = request.copy()
        if self.last and self.last[0] == asked and (match.at_last or table.has_whole_history):
            return self.last[1]
        known = table.reusable_history(request)
        answer: "SceneAnswer" = await self.engine.ask(request)
        if known:
            answer["history"] = (known + answer["history"])[: len(answer["moves"])]
        if not match.at_last and not table.has_whole_history:
            whole = await self.engine.ask(match.request("scene", whole=True))
            table.take_history(whole["history"])
            if whole["error"]:
                answer["error"], answer["moves"] = whole["error"], whole["moves"]
        self.last = None if answer["error"] else (asked, answer)
        return answer

    def _foreknown(self) -> "SceneAnswer":
        """The build's data about the start; for any other position an empty board meanwhile."""
        if self.told and not self.table.match.at_start:
            answer = self.table.answer.copy()
        else:
            answer = openings.answer(self.opening, self.settings.view)
            if not self.table.match.at_start:
                openings.clear(answer)
        if not self.table.match.at_start:
            answer["choices"], answer["unlisted"], answer["changes"] = [], [], []
            answer["error"] = None
        return answer

    def foreshown(self, move: str) -> "SceneAnswer":
        """The build's data about an opening move, without further touches."""
        told, changes = openings.first(self.opening, move)
        answer = self.table.answer.copy()
        answer["scene"] = apply(answer["scene"], changes)
        answer["scene"]["options"], answer["choices"] = [], []
        answer["changes"], answer["history"] = changes, [told]
        return answer

    async def deal(self) -> "list[str]":
        """The moves that lay the pieces out fairly."""
        answer: "DealAnswer" = await self.engine.ask(self.table.match.request("deal"))
        return answer["moves"]

    async def values(self) -> "Values":
        """The value of each move in a solved game, if they are wanted."""
        if not self.engine.ready or not self.table.wants_values:
            return {}
        answer = await self.engine.ask(self.table.match.request("values"))
        values: "Values" = answer.get("values", {})
        return values

"""Moves that no person chooses: the computer's, with its thoughts, and dice rolls."""

from anga.shared.computers import level_of, style_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from anga.shared.thoughts import BestAnswer
    from kept.rolls import Rolls
    from state.page import Surroundings
    from state.ports import EnginePort, TasksPort
    from state.table import Table
    from state.work import Work

EAR = 0.5  # seconds between two looks


class ComputerPlayer:
    """Requests the computer's moves for a table, and shows its thoughts."""

    def __init__(
        self,
        table: "Table",
        engine: "EnginePort",
        rolls: "Rolls",
        around: "Surroundings",
        work: "Work",
    ) -> None:
        self.table, self.engine, self.rolls = table, engine, rolls
        self.around, self.work = around, work

    async def move(self, limit: "float | None") -> str:
        """The computer's move, found within a number of seconds. Raises ValueError."""
        table, match = self.table, self.table.match
        request = match.request("best")
        computer = match.seats[str(table.turn)]
        request["level"], request["told"] = level_of(computer) or 1, True
        if style_of(computer):
            request["style"] = style_of(computer)
        if limit is not None:
            request["seconds"] = limit
        table.asked = request

        def take(found: "BestAnswer") -> None:
            table.thought = found
            self.around.screen.show_status()

        def goes_on() -> bool:
            return table.thinking and table.asked is request

        self.work.soon(overhear(self.engine, self.work.tasks, goes_on, take))
        found = await self.engine.think(request)
        match.note_reached(len(request["record"]), found.get("reached"))
        return _found(found)

    async def roll(self) -> str:
        """The roll of the dice: an undone one again, or a new one. Raises ValueError."""
        match, history = self.table.match, self.table.history
        again = self.rolls.next(match, history)
        if again is None:
            able = [choice["move"] for choice in self.table.answer["choices"]]
            again = self.rolls.planned_roll(str(self.table.turn), history, able, match.moves)
        if again is not None:
            return again
        return _found(await self.engine.ask(match.request("roll")))


def _found(answer: "Any") -> str:
    """The move in an answer. Raises ValueError with the error in it instead."""
    if "move" not in answer:
        raise ValueError(answer["error"]["message"])
    return str(answer["move"])


async def overhear(
    engine: "EnginePort",
    tasks: "TasksPort",
    goes_on: "Callable[[], bool]",
    take: "Callable[[Any], None]",
) -> None:
    """Poll the best answer so far of a search, as long as it runs."""
    while True:
        await tasks.pause(EAR)
        if not goes_on():
            return
        found = await engine.heard()
        if found and goes_on():
            take(found)

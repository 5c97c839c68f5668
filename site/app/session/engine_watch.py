"""The life of the engine: starting it, waiting for it, replacing it when it dies."""

from browser.engine import EngineFailure, EngineListener

TYPE_CHECKING = False
if TYPE_CHECKING:
    from session.flow import Flow
    from state.page import Surroundings
    from state.ports import EnginePort
    from state.table import Table
    from state.work import Work
    from words import Words

MOST_DEATHS = 3  # of engines in a row, until no other is started


class EngineWatch(EngineListener):
    """Starts an engine and reports its state; after its death the game goes on with a new one."""

    def __init__(
        self,
        table: "Table",
        engine: "EnginePort",
        words: "Words",
        around: "Surroundings",
        work: "Work",
        flow: "Flow",
    ) -> None:
        self.table, self.engine, self.words = table, engine, words
        self.around, self.work, self.flow = around, work, flow

    async def wake(self) -> None:
        """Wait until the engine is up, and continue the game."""
        try:
            await self.engine.start(self.table.match.game, self)
        except EngineFailure as problem:
            self._fail(problem.reason(self.words))
            return
        self.table.late = None
        self.around.screen.show_ready(True)
        self.table.lock.wake()
        await self.around.page.introduce(self.flow)

    def on_wait(self, have: int, total: int) -> None:
        """Show that the engine is still loading, and how much of it is there."""
        self.table.late = (have, total)
        self.around.screen.show_status()

    def on_hang(self, silent: bool) -> None:
        """Report that the engine does not answer a request, or answers again."""
        if silent:
            actions = [("engine-anew", self.engine.renew)]
            self.around.screen.notice("engine", lambda: self.words("engine-hangs"), actions)
        else:
            self.around.screen.drop("engine")

    def on_loss(self) -> None:
        """Replace an engine that has died, and go on with the game."""
        self.around.screen.drop("engine")
        self.work.stop()
        self.table.deaths += 1
        self.table.again = self.table.waiting = True
        self.around.screen.show_ready(False)
        if self.table.deaths > MOST_DEATHS:
            self._fail(self.words("engine-dies"))
        else:
            self.around.screen.show_touches()
            self.work.soon(self.wake())

    def _fail(self, why: str) -> None:
        self.table.failure = why
        self.table.lock.fail()
        self.around.screen.show_touches()

"""Background tasks of a session, and rounds, which tell whether an answer is still current.

Every change of the match begins a round; an answer that belongs to an older round is out of date.
"""

from browser.engine import EngineLost

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Coroutine

    from state.page import Surroundings
    from state.ports import TasksPort
    from state.table import Table
    from words import Words


class Work:
    """Starts and guards background tasks, and counts rounds."""

    def __init__(
        self, table: "Table", words: "Words", tasks: "TasksPort", around: "Surroundings"
    ) -> None:
        self.table, self.words, self.tasks, self.around = table, words, tasks, around
        self.round = 0

    def soon(self, work: "Coroutine[object, None, None]") -> None:
        """Start a task; errors are shown."""
        self.tasks.start(self.guarded(work))

    def pause_soon(self, seconds: float) -> "Awaitable[None]":
        """A pause that begins now and can be awaited."""
        return self.tasks.start(self.tasks.pause(seconds))

    def stop(self) -> None:
        """Begin a new round: everything under way is out of date."""
        self.round += 1
        self.table.lock.revoke()

    async def guarded(self, work: "Coroutine[object, None, None]") -> None:
        """Run a task; an error is shown and pauses the computer."""
        try:
            await work
        except EngineLost:
            return  # another one is being started, and will be asked again
        except Exception as problem:
            self.table.lock.revoke()
            self.table.paused = True
            said = str(problem)
            screen = self.around.screen
            screen.notice("problem", lambda: self.words("bad-request", said))
            screen.show_touches()
            raise

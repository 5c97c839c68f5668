"""A watched game that goes on by itself, each move as long as it takes to read about it."""

import asyncio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

LEAST, LETTER = 2.0, 0.05  # seconds that a move stays, and more for each letter told of it
HIDDEN = 1.0  # seconds between two looks whether somebody sees the page again


class Autoplay:
    """Calls `go_on` after each pause until that returns False, or somebody stops it.

    `told` is the text of the move shown; `is_hidden` tells whether nobody sees the page. `changed`
    is called when a pause begins, of `pause` seconds, and when it stops.
    """

    def __init__(
        self,
        told: "Callable[[], str]",
        go_on: "Callable[[], bool]",
        is_hidden: "Callable[[], bool]",
        changed: "Callable[[], None]",
    ) -> None:
        self.told, self.go_on, self.is_hidden, self.changed = told, go_on, is_hidden, changed
        self.running = False
        self.runs = 0
        self.pause = 0.0

    def start(self) -> None:
        """Begin with the move shown."""
        self.running = True
        self.runs += 1
        asyncio.create_task(self._run(self.runs))

    def stop(self) -> None:
        """Stay where it is."""
        if self.running:
            self.running = False
            self.changed()

    async def _run(self, run: int) -> None:
        while self._is_current(run):
            self.pause = LEAST + LETTER * len(self.told())
            self.changed()
            await asyncio.sleep(self.pause)
            while self._is_current(run) and self.is_hidden():
                await asyncio.sleep(HIDDEN)
            if self._is_current(run) and not self.go_on():
                self.stop()

    def _is_current(self, run: int) -> bool:
        """Whether this is the latest run, and nobody has stopped it."""
        return self.running and run == self.runs

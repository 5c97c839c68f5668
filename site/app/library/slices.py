"""Long work in slices, so that a page can show progress and react meanwhile."""

from browser.tasks import yield_to_browser

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from typing import Any

    from browser.types import Window

AT_ONCE = 100  # milliseconds of work after which it is said that it goes on
SLICE = 20  # milliseconds of work between which there is a breath


class Slices:
    """The work of a generator, step by step; `result` is its last value once it is `done`."""

    def __init__(self, window: "Window", steps: "Generator[None, None, Any]") -> None:
        self.window, self.steps = window, steps
        self.done = False
        self.result: "Any" = None

    def work(self, milliseconds: int) -> bool:
        """Work for some time or to the end; returns whether that is reached."""
        until = self.window.performance.now() + milliseconds
        try:
            while self.window.performance.now() < until:
                next(self.steps)
        except StopIteration as end:
            self.done, self.result = True, end.value
        return self.done

    async def finish(self, wanted: "Callable[[], bool]") -> bool:
        """Work in slices while it is wanted; returns whether the end is reached."""
        while wanted() and not self.done:
            await yield_to_browser()
            if wanted():
                self.work(SLICE)
        return self.done and wanted()

"""The engine of a frame: as on any page, or where that cannot start, in a worker of the frame's."""

import asyncio

from browser.dom import find
from browser.engine import PATIENCE, Engine, EngineFailure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from browser.framed import FramedWindow


class FrameEngine(Engine):
    """Asks the worker that the browser allows; see `frame.mjs`."""

    def __init__(self, window: "FramedWindow") -> None:
        super().__init__(window)
        self.frame = window.frame

    @property
    def alone(self) -> bool:
        """Whether the frame has no origin, as in a sandbox."""
        return bool(self.frame.alone)

    async def start(self) -> None:
        """Wait until the engine is up. Raises EngineFailure."""
        if not self.alone:
            await super().start()
            return
        self.ready = False
        try:
            starting = self.frame.engine(find("body").dataset.pyodide)
            self.worker = await asyncio.wait_for(_awaited(starting), PATIENCE)
        except asyncio.TimeoutError:
            raise EngineFailure("")
        except Exception as problem:  # whatever a browser has against it
            raise EngineFailure(str(problem.args[-1]) if problem.args else "")
        self.death = self.frame.never
        self.ready = True


async def _awaited(promise: "Any") -> "Any":
    return await promise

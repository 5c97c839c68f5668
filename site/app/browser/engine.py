"""The page's side of the door to the engine in its worker."""

import asyncio
import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Answer = dict[str, Any]

PATIENCE = 60  # seconds until a start counts as failed


class EngineFailure(Exception):
    """The engine did not start; the text says why, or is empty if it only took too long."""


class Engine:
    """Asks the worker; every answer is the object that `anga.service.door` gives."""

    def __init__(self) -> None:
        self.worker: "Any" = None
        self.thought = 0
        self.ready = False

    async def start(self) -> None:
        """Wait until the engine is up. Raises EngineFailure."""
        try:
            answer = json.loads(await asyncio.wait_for(self._greet(), PATIENCE))
        except asyncio.TimeoutError:
            raise EngineFailure("")
        except Exception as problem:  # a file did not come, or a script did not run
            raise EngineFailure(str(problem.args[-1]))
        if answer["failure"]:
            raise EngineFailure(answer["failure"])
        self.ready = True

    async def ask(self, request: "Answer") -> "Answer":
        """The answer to a request."""
        answer: "Answer" = json.loads(await self.worker.ask(json.dumps(request)))
        return answer

    async def think(self, request: "Answer") -> "Answer":
        """The answer to a request that may take long."""
        self.thought += 1
        asked = json.dumps(request)
        answer: "Answer" = json.loads(await self.worker.think(self.thought, asked))
        return answer

    def cancel(self) -> None:
        """Let the thought under way end soon."""
        if self.worker and self.thought:
            self.worker.cancel(self.thought)

    async def _greet(self) -> str:
        from pyscript import workers

        self.worker = await workers["engine"]
        return str(await self.worker.hello())

"""The page's connection to the engine in its worker, which can be replaced."""

import asyncio
import json

from browser.dom import find, find_or_none, make
from browser.service_worker import heal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Any

    from anga.shared.answers import Request
    from browser.platform import Arrivals
    from browser.types import Window

LOOK = 4  # seconds until one looks what keeps the engine
TICK = 0.5
SILENCE = 9000  # milliseconds until a worker that was asked something counts as hung
PATIENCE = 45  # with everything there and no answer, until a start counts as failed


class EngineFailure(Exception):
    """Raised when the engine cannot start; the text is the reason, empty after a timeout."""


class EngineLost(EngineFailure):
    """Raised when the worker is dead."""


class EngineListener:
    """The base of those who watch an engine; by itself it ignores all events."""

    def on_wait(self, have: int, total: int) -> None:
        """The engine is still loading: `have` bytes of `total` have come."""

    def on_loss(self) -> None:
        """The worker has died."""

    def on_hang(self, silent: bool) -> None:
        """A living worker does not answer a request, or answers again."""


NOBODY = EngineListener()


class Engine:
    """Asks the worker; every answer is the object that `anga.service.door` returns."""

    def __init__(self, window: "Window") -> None:
        self.window = window
        self.listener = NOBODY
        self.worker: "Any" = None
        self.death: "Any" = None  # a promise that is kept when the worker dies
        self.workers = 0
        self.thought = 0
        self.asked = 0  # answers that are waited for
        self.ready = False

    async def start(self, listener: EngineListener = NOBODY) -> None:
        """Wait until the engine is up, with a new worker after the first. Raises EngineFailure.

        From now on its events go to `listener`.
        """
        self.listener, self.ready = listener, False
        self.workers += 1
        greeting = self._greeting()
        asyncio.create_task(greeting.run())
        try:
            await self._awaited(greeting)
        except EngineFailure:
            heal(self.window)
            raise
        self.worker, self.death = greeting.worker, greeting.death
        self.ready, self.asked = True, 0
        asyncio.create_task(self._mourn(self.workers))
        asyncio.create_task(self._listen(self.workers))

    async def ask(self, request: "Request") -> "Any":
        """The answer to a request. Raises EngineLost."""
        return await self._answered(self.worker.ask(json.dumps(request)))

    async def think(self, request: "Request") -> "Any":
        """The answer to a request that may take long. Raises EngineLost."""
        self.thought += 1
        return await self._answered(self.worker.think(self.thought, json.dumps(request)))

    async def heard(self) -> "Any":
        """The best answer so far of the current search, None if there is none yet."""
        return await self._answered(self.worker.heard(self.thought))

    def cancel(self) -> None:
        """Ask the current search to end soon."""
        if self.ready and self.thought:
            self.worker.cancel(self.thought)

    def renew(self) -> None:
        """Replace a worker that lives, but does not answer."""
        self._end()
        self._bury()

    async def _answered(self, promise: "Awaitable[object]") -> "Any":
        self.asked += 1
        text = await self.window.platform.either(promise, self.death)
        self.asked -= 1
        if text is None:
            raise EngineLost("")
        return json.loads(str(text))

    def _greeting(self) -> "Greeting":
        """A new worker in place of the former one, to be greeted.

        The first is not made with the page: on two processors the board would appear a quarter
        later.
        """
        name = "engine-%d" % self.workers
        old = self._worker_script()
        if old is not None:
            old.remove()
        platform, body = self.window.platform, find("body")
        script = make(
            "script",
            type="pyodide",
            worker="",
            name=name,
            src=platform.root + "engine.py",
            config=platform.root + "engine.json",
            version=platform.whole(platform.root + body.dataset.pyodide),
        )
        body.append(script)
        return Greeting(self.window, name)

    def _end(self) -> None:
        """Kill the worker."""
        self._worker_script().xworker.terminate()

    async def _awaited(self, greeting: "Greeting") -> None:
        """Wait for a greeting as long as files keep arriving. Raises EngineFailure."""
        waited, follow = 0.0, None
        while not greeting.done.is_set():
            try:
                await asyncio.wait_for(greeting.done.wait(), TICK)
            except asyncio.TimeoutError:
                waited += TICK
            if waited >= LOOK and not follow:
                platform = self.window.platform
                follow, waited = platform.follow(platform.files("engine")), LOOK
            if follow and not greeting.done.is_set():
                self._look(follow, waited)
                waited = waited if follow.done else LOOK
        if greeting.failure is not None:
            raise EngineFailure(greeting.failure)

    def _look(self, follow: "Arrivals", waited: float) -> None:
        if follow.lost:
            raise EngineFailure(str(follow.lost))
        if waited > LOOK + PATIENCE:
            raise EngineFailure("")
        self.listener.on_wait(int(follow.have), int(follow.total))

    async def _mourn(self, worker: int) -> None:
        await self.death
        if self._serves(worker):
            self._bury()

    async def _listen(self, worker: int) -> None:
        """Watch a worker that was asked something: it has to answer, even while it thinks."""
        hung = False
        while self._serves(worker):
            await asyncio.sleep(TICK)
            heard = not self.asked or await self.window.platform.within(
                self.worker.alive(), SILENCE
            )
            if hung == bool(heard) and self._serves(worker):
                hung = not heard
                self._hears(hung)

    def _hears(self, hung: bool) -> None:
        """Report that a living worker does not answer, or answers again."""
        self.listener.on_hang(hung)

    def _serves(self, worker: int) -> bool:
        return self.ready and worker == self.workers

    def _bury(self) -> None:
        self.ready = False
        self.listener.on_loss()

    def _worker_script(self) -> "Any":
        return find_or_none("script[name^=engine]")


class Greeting:
    """The first exchange with a worker: `done` once it has answered or its script has failed.

    `death` is a promise that is fulfilled when a worker that has answered dies.
    """

    def __init__(self, window: "Window", name: str) -> None:
        self.platform, self.name = window.platform, name
        self.done = asyncio.Event()
        self.worker: "Any" = None
        self.death: "Any" = None
        self.failure: "str | None" = None

    async def run(self) -> None:
        """Wait for the answer."""
        try:
            await self._greet()
        except Exception as problem:  # a file did not come, or a script did not run
            self.failure = str(problem.args[-1]) if problem.args else ""
        self.done.set()

    async def _greet(self) -> None:
        from polyscript import workers

        lock = "anga engine " + str(self.platform.letters())
        self.worker = await workers[self.name]
        self.failure = json.loads(await self.worker.hello(lock))["failure"]
        self.death = self.platform.death(lock)

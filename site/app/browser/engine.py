"""The page's side of the door to the engine in its worker, which can be replaced by a new one."""

import asyncio
import json

from browser.dom import find, find_or_none, make
from browser.service_worker import heal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

    from anga.shared.answers import Request
    from browser.platform import Arrivals
    from browser.types import Window

LOOK = 4  # seconds until one looks what keeps the engine
TICK = 0.5
SILENCE = 9000  # milliseconds until a worker that was asked something counts as hung
CORE = "engine.pack"
PATIENCE = 45  # with everything there and no answer, until a start counts as failed


class EngineFailure(Exception):
    """The engine did not start; the text says why, or is empty if it only took too long."""


class EngineLost(EngineFailure):
    """The worker is dead."""


class Engine:
    """Asks the worker; every answer is the object that `anga.service.door` gives.

    `games` are those that it begins with, first the page's own; a part of the engine for any other
    is fetched once something is asked about it. `late` is called with bytes there and bytes in all
    as long as the engine is waited for, `lost` when its worker has died, `hung` with whether one
    that lives says nothing.
    """

    def __init__(self, window: "Window") -> None:
        self.window = window
        own = find("body").dataset.game
        self.games: "list[str]" = [str(own)] if own else []
        self.coming: "dict[str, asyncio.Event]" = {}  # parts of other games on their way
        self.late: "Callable[[int, int], None] | None" = None
        self.lost: "Callable[[], None] | None" = None
        self.hung: "Callable[[bool], None] | None" = None
        self.worker: "Any" = None
        self.death: "Any" = None  # a promise that is kept when the worker dies
        self.workers = 0
        self.thought = 0
        self.asked = 0  # answers that are waited for
        self.ready = False

    async def start(self) -> None:
        """Wait until the engine is up, with a new worker if there was one. Raises EngineFailure."""
        self.ready = False
        self.workers += 1
        greeting = self._greeting()
        files = str(self.window.platform.files("engine")).split("\n")
        await self._come(greeting, files + [part(game) for game in self.games], self.late)
        self.worker, self.death = greeting.worker, greeting.death
        self.ready, self.asked = True, 0
        asyncio.create_task(self._mourn(self.workers))
        asyncio.create_task(self._listen(self.workers))

    async def ask(self, request: "Request") -> "Any":
        """The answer to a request. Raises EngineLost, EngineFailure if the game does not come."""
        await self._bring(request["game"])
        return await self._answered(self.worker.ask(json.dumps(request)))

    async def think(self, request: "Request") -> "Any":
        """The answer to a request that may take long. Raises what `ask` does."""
        await self._bring(request["game"])
        self.thought += 1
        return await self._answered(self.worker.think(self.thought, json.dumps(request)))

    async def heard(self) -> "Any":
        """The best answer so far of the thought under way, None if there is none yet."""
        return await self._answered(self.worker.heard(self.thought))

    def cancel(self) -> None:
        """Let the thought under way end soon."""
        if self.ready and self.thought:
            self.worker.cancel(self.thought)

    def renew(self) -> None:
        """Give up on a worker that lives, but says nothing: it is lost."""
        self._end()
        self._bury()

    async def _answered(self, promise: "Awaitable[object]") -> "Any":
        self.asked += 1
        text = await self.window.platform.either(promise, self.death)
        self.asked -= 1
        if text is None:
            raise EngineLost("")
        return json.loads(str(text))

    async def _bring(self, game: str) -> None:
        """See that the engine has what it needs for a game. Raises EngineFailure."""
        while game in self.coming:
            await self.coming[game].wait()
        if game in self.games:
            return
        settled = self.coming[game] = asyncio.Event()
        try:
            await self._come(Bringing(self.window, self.worker, game, self.death), [part(game)])
            self.games.append(game)
        finally:
            del self.coming[game]
            settled.set()  # where it has failed, whoever waits beside it tries again

    async def _come(
        self,
        waiting: "Waiting",
        files: "list[str]",
        late: "Callable[[int, int], None] | None" = None,
    ) -> None:
        """Wait for what needs some files. Raises EngineFailure."""
        asyncio.create_task(waiting.run())
        try:
            await self._awaited(waiting, files, late)
        except EngineFailure:
            heal(self.window)
            raise

    def _greeting(self) -> "Greeting":
        """A new worker, in the place of the one that there was, to be greeted.

        None begins with the page: on two processors the board would be there a quarter later.
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
            config=json.dumps({"files": self._files()}),
            version=platform.whole(platform.root + body.dataset.pyodide),
        )
        body.append(script)
        return Greeting(self.window, name)

    def _files(self) -> "dict[str, str]":
        """The packs that a worker begins with: their addresses, and where it finds them."""
        names = [CORE] + [part(game) for game in self.games]
        platform = self.window.platform
        return {str(platform.whole(platform.root + name)): "./" + name for name in names}

    def _end(self) -> None:
        """Kill the worker."""
        self._worker_script().xworker.terminate()

    async def _awaited(
        self, waiting: "Waiting", files: "list[str]", late: "Callable[[int, int], None] | None"
    ) -> None:
        """The same as long as something arrives. Raises EngineFailure."""
        waited, follow = 0.0, None
        while not waiting.done.is_set():
            try:
                await asyncio.wait_for(waiting.done.wait(), TICK)
            except asyncio.TimeoutError:
                waited += TICK
            if waited >= LOOK and not follow:
                follow, waited = self.window.platform.follow("\n".join(files)), LOOK
            if follow and not waiting.done.is_set():
                _look(follow, waited, late)
                waited = waited if follow.done else LOOK
        if waiting.failure is not None:
            raise EngineFailure(waiting.failure)

    async def _mourn(self, worker: int) -> None:
        await self.death
        if self._serves(worker):
            self._bury()

    async def _listen(self, worker: int) -> None:
        """Whoever is asked has to speak, also while it thinks."""
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
        """A worker that lives says nothing, or speaks again."""
        if self.hung:
            self.hung(hung)

    def _serves(self, worker: int) -> bool:
        return self.ready and worker == self.workers

    def _bury(self) -> None:
        self.ready = False
        if self.lost:
            self.lost()

    def _worker_script(self) -> "Any":
        return find_or_none("script[name^=engine]")


class Waiting:
    """Something that is waited for: `done` once it is there, or has failed."""

    def __init__(self, window: "Window") -> None:
        self.platform = window.platform
        self.done = asyncio.Event()
        self.failure: "str | None" = None

    async def run(self) -> None:
        """Wait for it."""
        try:
            self.failure = await self._outcome()
        except Exception as problem:  # a file did not come, or a script did not run
            self.failure = str(problem.args[-1]) if problem.args else ""
        self.done.set()

    async def _outcome(self) -> "str | None":
        """Why it failed, None if it is there."""
        raise NotImplementedError


class Greeting(Waiting):
    """The first words with a worker.

    `death` is a promise that is kept when a worker that has answered dies.
    """

    def __init__(self, window: "Window", name: str) -> None:
        super().__init__(window)
        self.name = name
        self.worker: "Any" = None
        self.death: "Any" = None

    async def _outcome(self) -> "str | None":
        from polyscript import workers

        lock = "anga engine " + str(self.platform.letters())
        self.worker = await workers[self.name]
        failure: "str | None" = json.loads(await self.worker.hello(lock))["failure"]
        self.death = self.platform.death(lock)
        return failure


class Bringing(Waiting):
    """A game's part of the engine, which a worker fetches."""

    def __init__(self, window: "Window", worker: "Any", game: str, death: "Any") -> None:
        super().__init__(window)
        self.worker, self.game, self.death = worker, game, death

    async def _outcome(self) -> "str | None":
        address = self.platform.whole(self.platform.root + part(self.game))
        failure = await self.platform.either(self.worker.bring(address), self.death)
        return None if failure == "" else str(failure or "")


def part(game: str) -> str:
    """The file with a game's part of the engine."""
    return "engine-%s.pack" % game


def _look(follow: "Arrivals", waited: float, late: "Callable[[int, int], None] | None") -> None:
    """Tell what is late. Raises EngineFailure for what is lost."""
    if follow.lost:
        raise EngineFailure(str(follow.lost))
    if waited > LOOK + PATIENCE:
        raise EngineFailure("")
    if late:
        late(int(follow.have), int(follow.total))

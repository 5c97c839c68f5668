"""The page's connection to the engine in its worker, which can be replaced."""

import asyncio
import json

from browser.dom import find, find_or_none, make
from browser.service_worker import heal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence
    from typing import Any

    from anga.shared.answers import Request
    from browser.platform import Arrivals
    from browser.types import Window
    from words import Words

LOOK = 4  # seconds until one looks what keeps the engine
TICK = 0.5
SILENCE = 9000  # milliseconds until a worker that was asked something counts as hung
CORE = "engine.pack"
PATIENCE = 45  # with everything there and no answer, until a start counts as failed


class EngineFailure(Exception):
    """Raised when the engine cannot start; the text is the reason, empty after a timeout."""

    def reason(self, words: "Words") -> str:
        """The reason as part of a sentence, never empty."""
        return str(self) or words("engine-late")


class EngineLost(EngineFailure):
    """Raised when the worker has died; the text is empty."""

    def reason(self, words: "Words") -> str:
        """The reason as part of a sentence."""
        return words("engine-stops")


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
    """Asks the worker; every answer is the object that `anga.service.door` returns.

    A worker begins with the parts of the `games` so far, and with `further` packs. The part of
    another game is fetched at the first request about it.
    """

    def __init__(
        self, window: "Window", games: "Sequence[str]" = (), further: "Sequence[str]" = ()
    ) -> None:
        self.window, self.further = window, list(further)
        self.games: "list[str]" = list(games)  # those whose parts the engine has
        self.coming: "dict[str, asyncio.Event]" = {}  # the parts under way
        self.listener = NOBODY
        self.worker: "Any" = None
        self.death: "Any" = None  # a promise that is kept when the worker dies
        self.workers = 0
        self.thought = 0
        self.asked = 0  # answers that are waited for
        self.ready = False

    async def start(self, game: str, listener: EngineListener = NOBODY) -> None:
        """Wait until the engine is up for a game, with a new worker after the first.

        From now on its events go to `listener`. Raises EngineFailure.
        """
        self.listener, self.ready = listener, False
        self.workers += 1
        if game not in self.games:
            self.games.append(game)
        greeting = self._greeting()
        files = str(self.window.platform.files("engine")).split("\n")
        await self._come(greeting, files + [part(game) for game in self.games], listener)
        self.worker, self.death = greeting.worker, greeting.death
        self.ready, self.asked = True, 0
        asyncio.create_task(self._mourn(self.workers))
        asyncio.create_task(self._listen(self.workers))

    async def ask(self, request: "Request") -> "Any":
        """The answer to a request.

        Raises EngineLost, and EngineFailure if the part of its game does not come.
        """
        await self._bring(request["game"])
        return await self._answered(self.worker.ask(json.dumps(request)))

    async def think(self, request: "Request") -> "Any":
        """The answer to a request that may take long. Raises the same errors as `ask`."""
        await self._bring(request["game"])
        self.thought += 1
        return await self._answered(self.worker.think(self.thought, json.dumps(request)))

    async def run(self, source: str) -> "Any":
        """The parts that a reader's program prints and shows. Raises EngineLost."""
        return await self._answered(self.worker.run(source))

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

    async def _bring(self, game: str) -> None:
        """Fetch the part of a game, unless it is there. Raises the same errors as `ask`."""
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
            settled.set()  # after a failure, others who wait for the part try again

    async def _come(
        self,
        waiting: "Waiting",
        files: "list[str]",
        listener: EngineListener = NOBODY,
    ) -> None:
        """Wait for something that needs some files. Raises EngineFailure."""
        asyncio.create_task(waiting.run())
        try:
            await self._awaited(waiting, files, listener)
        except EngineFailure:
            heal(self.window)
            raise

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
            config=json.dumps({"files": self._files()}),
            version=platform.whole(platform.root + body.dataset.pyodide),
        )
        body.append(script)
        return Greeting(self.window, name)

    def _files(self) -> "dict[str, str]":
        """The packs that a worker begins with: their addresses, and their paths in the worker."""
        names = [CORE] + self.further + [part(game) for game in self.games]
        platform = self.window.platform
        return {str(platform.whole(platform.root + name)): "./" + name for name in names}

    def _end(self) -> None:
        """Kill the worker."""
        self._worker_script().xworker.terminate()

    async def _awaited(
        self, waiting: "Waiting", files: "list[str]", listener: EngineListener
    ) -> None:
        """Wait as long as files keep arriving. Raises EngineFailure."""
        waited, follow = 0.0, None
        while not waiting.done.is_set():
            try:
                await asyncio.wait_for(waiting.done.wait(), TICK)
            except asyncio.TimeoutError:
                waited += TICK
            if waited >= LOOK and not follow:
                follow, waited = self.window.platform.follow("\n".join(files)), LOOK
            if follow and not waiting.done.is_set():
                _look(follow, waited, listener)
                waited = waited if follow.done else LOOK
        if waiting.failure is not None:
            raise waiting.failure

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


class Waiting:
    """The wait for something: `done` once it is there or has failed."""

    def __init__(self, window: "Window") -> None:
        self.platform = window.platform
        self.done = asyncio.Event()
        self.failure: "EngineFailure | None" = None

    async def run(self) -> None:
        """Wait for it."""
        try:
            await self._arrive()
        except EngineFailure as problem:
            self.failure = problem
        except Exception as problem:  # a file did not come, or a script did not run
            self.failure = EngineFailure(str(problem.args[-1]) if problem.args else "")
        self.done.set()

    async def _arrive(self) -> None:
        """Return once it is there. Raises EngineFailure, or an error of the browser's."""
        raise NotImplementedError


class Greeting(Waiting):
    """The first exchange with a worker, which answers it or whose script fails.

    `death` is a promise that is fulfilled when a worker that has answered dies.
    """

    def __init__(self, window: "Window", name: str) -> None:
        super().__init__(window)
        self.name = name
        self.worker: "Any" = None
        self.death: "Any" = None

    async def _arrive(self) -> None:
        from polyscript import workers

        lock = "anga engine " + str(self.platform.letters())
        self.worker = await workers[self.name]
        failure: "str | None" = json.loads(await self.worker.hello(lock))["failure"]
        self.death = self.platform.death(lock)
        if failure is not None:
            raise EngineFailure(failure)


class Bringing(Waiting):
    """The wait for a game's part of the engine, which a worker fetches."""

    def __init__(self, window: "Window", worker: "Any", game: str, death: "Any") -> None:
        super().__init__(window)
        self.worker, self.game, self.death = worker, game, death

    async def _arrive(self) -> None:
        address = self.platform.whole(self.platform.root + part(self.game))
        failure = await self.platform.either(self.worker.bring(address), self.death)
        if failure is None:
            raise EngineLost("")
        if failure != "":
            raise EngineFailure(str(failure))


def part(game: str) -> str:
    """The name of the file with a game's part of the engine."""
    return "engine-%s.pack" % game


def _look(follow: "Arrivals", waited: float, listener: EngineListener) -> None:
    """Report how files arrive. Raises EngineFailure for one that is lost, or after a long wait."""
    if follow.lost:
        raise EngineFailure(str(follow.lost))
    if waited > LOOK + PATIENCE:
        raise EngineFailure("")
    listener.on_wait(int(follow.have), int(follow.total))

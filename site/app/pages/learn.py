"""The page of a course: its lessons, and an engine started in the background."""

import asyncio

from browser import openings
from browser.dom import find, mark_shown
from browser.engine import Engine, EngineFailure, EngineListener, EngineLost
from kept.invited import Invited
from kept.settings import has_letters, view_choices
from learn.course import Course
from learn.progress import Progress
from learn.view import LearnView
from pages.page import ViewPage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine
    from typing import Any

    from anga.shared.answers import Request
    from browser.storage import Device
    from browser.types import Event, Window
    from words import Words


class LearnPage(ViewPage, EngineListener):
    """One course, from the lesson that the address names; and its helper (see `learn.ports`)."""

    view: "LearnView | None" = None
    failed = "lesson-failed"  # what is said when the engine does not start

    def __init__(
        self, window: "Window", words: "Words", device: "Device", ids: "list[str]"
    ) -> None:
        super().__init__(window, words, device, ids)
        self.engine = Engine(window)
        self.awake = asyncio.Event()
        self.failure: "str | None" = None

    async def open(self) -> None:
        """Show the lesson in the address, then start the engine."""
        game = find("body").dataset.game
        opening = await openings.load(self.window, game)
        data = await openings.load_json(self.window, "data/learn-%s.json" % game)
        self.words.use(opening["words"])
        view = view_choices(self.device, opening, self.words.language)
        self.course = Course(data, Progress(self.device, game), view)
        is_known = self.course.open(self._named())
        invited = Invited(self.device.of_tab(), game).link
        self.view = LearnView(self.window, opening, self.words, self.course, self, invited)
        self.view.begin()
        self.view.read_task()
        if not is_known and self._named():
            self.view.say("failed", self.words("lesson-unknown"))
        self._follow_address()
        mark_shown(self.window)
        await self._wake()

    def _named(self) -> str:
        """The lesson in the address."""
        return str(self.window.platform.fragment())[1:]

    def _follow_address(self) -> None:
        """Open the lesson of a changed address."""
        from jsffi import create_proxy

        self.window.onhashchange = create_proxy(self._went)

    def _went(self, event: "Event") -> None:
        name = self._named()
        if self.view and self.course.knows(name):
            self.course.open(name)
            self.view.open_lesson()

    # The engine

    @property
    def ready(self) -> bool:
        """Whether the engine is up."""
        return self.engine.ready

    def has_letters(self) -> bool:
        """Whether single letters are keyboard shortcuts."""
        return has_letters(self.device)

    async def ask(self, request: "Request") -> "Any":
        """The answer to a request, once the engine is up. Raises EngineFailure."""
        return await self._answered(self.engine.ask, request)

    async def think(self, request: "Request") -> "Any":
        """The answer to a request that may take long. Raises EngineFailure."""
        return await self._answered(self.engine.think, request)

    async def _answered(
        self, ask: "Callable[[Request], Awaitable[Any]]", request: "Request"
    ) -> "Any":
        """The answer to a request; if a worker dies of it, the next is asked, once."""
        await self._up()
        try:
            return await ask(request)
        except EngineLost:
            self.awake.clear()  # until the next is up: `on_loss` may be yet to come
        await self._up()
        return await ask(request)

    def soon(self, work: "Coroutine[object, None, None]") -> None:
        """Start a background task; errors are shown."""
        asyncio.create_task(self._guarded(work))

    async def pause(self, seconds: float) -> None:
        """Wait for some seconds."""
        await asyncio.sleep(seconds)

    async def _guarded(self, work: "Coroutine[object, None, None]") -> None:
        try:
            await work
        except EngineFailure as problem:
            if self.view:
                self.view.say("failed", self.words(self.failed, problem.reason(self.words)))

    async def _up(self) -> None:
        await self.awake.wait()
        if self.failure is not None:
            raise EngineFailure(self.failure)

    async def _wake(self) -> None:
        try:
            await self.engine.start(find("body").dataset.game, self)
        except EngineFailure as problem:
            self.failure = problem.reason(self.words)
        if self.engine.ready:
            find("#content").setAttribute("data-engine", "ready")
        self.awake.set()

    def on_loss(self) -> None:
        """Replace an engine that has died."""
        self.awake.clear()
        asyncio.create_task(self._wake())

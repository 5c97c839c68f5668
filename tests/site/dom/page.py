"""A page of the site in the small browser, its engine beside it, and time that a test lets pass.

The page's own modules run unchanged on the page's own HTML; what they ask is answered by the real
worker's program, and with it by the real engine. Nothing waits: a second passes at once.
"""

import asyncio
import re
import runpy
import selectors
import sys
import types
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Self

import main
from build.paths import SITE
from tests.site.dom.elements import Box, Document, Element, Event
from tests.site.dom.platform import Platform
from tests.site.dom.window import Thing, Window

SIZE = 640.0
FRAME = 1 / 20  # seconds: a slow device
ROOT, TOKEN = re.compile(r":root \{([^}]*)\}"), re.compile(r"(--[\w-]+): (\S+);")  # of the style
MOMENT = 5.0  # seconds after which whatever a person did is over


class Passing(selectors.SelectSelector):
    """Lets time pass instead of waiting for it."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "all wait for each other"
        self.now += max(0.0, timeout)
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """A loop of events whose time is the test's."""

    def run_until_complete(self, work: Any) -> Any:
        """Run some work, also inside of the loop that browser tests leave running."""
        outer = asyncio._get_running_loop()
        asyncio._set_running_loop(None)
        try:
            return super().run_until_complete(work)
        finally:
            asyncio._set_running_loop(outer)

    def __init__(self) -> None:
        self.passing = Passing()
        self.never: list[asyncio.Future[None]] = []  # what is waited for in vain
        super().__init__(self.passing)

    def time(self) -> float:
        return self.passing.now


class Worker:
    """The engine's worker: the site's own program, whose functions answer with promises."""

    def __init__(self, loop: Loop) -> None:
        self.loop, self.dead = loop, False
        self.asked: list[str] = []
        self.parts: list[str] = []  # of the engine, that were fetched
        self.missing: set[str] = set()
        self.hanging: set[str] = set()
        names = ("js", "packs", "pyodide", "pyodide.ffi")
        real = {name: sys.modules.get(name) for name in names}
        sys.modules["js"] = Thing(navigator=Thing(), fetch=self._fetch)  # type: ignore[assignment]
        sys.modules["packs"] = Thing(add=bytes)  # type: ignore[assignment]
        sys.modules["pyodide"] = types.ModuleType("pyodide")
        sys.modules["pyodide.ffi"] = Thing(create_proxy=None)  # type: ignore[assignment]
        try:
            self.door = runpy.run_path(str(SITE / "worker" / "calls.py"))
        finally:
            for name, module in real.items():
                sys.modules.pop(name)
                if module:
                    sys.modules[name] = module

    def hold(self, kind: str) -> asyncio.Future[None]:
        """Let answers to requests of a kind wait until the future that is returned has a result."""
        answer, until = self.door["ask"], self.loop.create_future()

        async def answer_later(request: str) -> object:
            await until
            return answer(request)

        def answer_or_wait(request: str) -> object:
            return (answer_later if f'"{kind}"' in request else answer)(request)

        self.door["ask"] = answer_or_wait
        return until

    async def _fetch(self, address: str, **_how: str) -> Thing:
        """A part of the engine, of which all is here anyway."""
        name = address.rpartition("/")[2]
        self.parts.append(name)
        if name in self.hanging:
            self.loop.never.append(self.loop.create_future())
            await self.loop.never[-1]

        async def content() -> Thing:
            return Thing(to_bytes=bytes)

        return Thing(ok=name not in self.missing, status=404, arrayBuffer=content)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            promise = self.loop.create_future()
            if self.dead:
                return promise
            self.asked.append(name)
            answer = self.door[name](*args)
            if isinstance(answer, Coroutine):
                return self.loop.create_task(answer)
            promise.set_result(answer)
            return promise

        return call


class Workers:
    """The page's workers by name, each there as soon as somebody waits for it."""

    def __init__(self, page: "Page") -> None:
        self.page = page

    def __getitem__(self, name: str) -> Any:
        async def start() -> Worker:
            await asyncio.sleep(self.page.slow)
            if self.page.failure:
                raise OSError(self.page.failure)
            self.page.worker = Worker(self.page.loop)
            script = self.page.find(f"script[name={name}]")
            script.xworker = Thing(terminate=self.page.worker.__dict__.clear)  # type: ignore[attr-defined]
            return self.page.worker

        return start()


class Page:
    """A page that somebody has open; leave it to close it.

    `site` is a folder with pages and their data, `device` what the browser keeps. `slow` is how
    many seconds the engine takes to start, `failure` why it does not, `size` how many pixels a
    board is wide and high. Where a page is loaded again, `tab` is what its tab remembers.
    """

    def __init__(
        self,
        site: Path,
        name: str,
        fragment: str = "",
        device: dict[str, str] | None = None,
        slow: float = 0.1,
        failure: str = "",
        size: float = SIZE,
        prepare: Callable[[Window], None] = lambda window: None,
        tab: Platform | None = None,
    ) -> None:
        self.site, self.slow, self.failure = site, slow, failure
        self.folder = (site / name).parent
        self.device = {} if device is None else device
        self.loop, self.worker = Loop(), None  # type: tuple[Loop, Worker | None]
        self.problems: list[Any] = []
        self.loop.set_exception_handler(lambda loop, context: self.problems.append(context))
        self.document = Document((site / name).read_text(encoding="utf-8"))
        self.document.soon = self.loop.call_soon  # type: ignore[assignment]
        self.document.altered = self._altered
        self.document.follow = self._follow
        root = "../" if "/" in name else "./"
        self.platform = Platform(self.device, root, self.loop.time)
        href = "https://anga.example/" + name + ("#" + fragment if fragment else "")
        self.window = Window(self.document, href, self.platform)
        self.platform.window = self.window
        self.platform.begin()
        if tab:
            self.platform.remember(tab)
        self.window.location.moved = self._moved
        self.window.fetch = self._fetch
        style = (site / "style.css").read_text(encoding="utf-8")
        self.window.schemes = [dict(TOKEN.findall(tokens)) for tokens in ROOT.findall(style)[:2]]
        self.window.requestAnimationFrame = self._frame  # type: ignore[method-assign]
        self.window.setTimeout = self._later  # type: ignore[method-assign]
        self.told = False  # whether what watches changes will hear of some
        for board in self.all("canvas"):
            board.box = Box(0, 0, size, size)
            if board.parentElement:
                board.parentElement.box = board.box
        prepare(self.window)

    def __enter__(self) -> Self:
        self.window.__enter__()
        self.real = sys.modules.get("polyscript")
        sys.modules["polyscript"] = Thing(workers=Workers(self))  # type: ignore[assignment]
        self.opening = self.loop.create_task(main.begin())
        self.wait()
        if self.opening.done():
            self.opening.result()
        return self

    def __exit__(self, *problem: object) -> None:
        self.loop.run_until_complete(_end())
        self.loop.close()
        del sys.modules["polyscript"]
        if self.real:
            sys.modules["polyscript"] = self.real
        self.window.__exit__()
        if not any(problem):
            assert not self.problems, self.problems

    # Time

    def wait(self, seconds: float = MOMENT) -> Self:
        """Time passes."""
        self.loop.run_until_complete(asyncio.sleep(seconds))
        return self

    def do(self, work: Callable[[], object], seconds: float = MOMENT) -> Self:
        """Something is done on the page, and what comes of it."""

        async def begin() -> None:
            work()

        self.loop.run_until_complete(begin())
        return self.wait(seconds)

    def kill(self) -> Self:
        """The engine's worker dies."""
        assert self.worker
        self.worker.dead = True
        return self.do(lambda: self.platform.death_of.set_result(None))

    # What is seen

    def find(self, selector: str) -> Element:
        found = self.document.querySelector(selector)
        assert found, selector
        return found

    def all(self, selector: str) -> list[Element]:
        return list(self.document.querySelectorAll(selector).parts)

    def text(self, selector: str) -> str:
        """What is read in an element, blanks as one."""
        return " ".join(read(self.find(selector)).split())

    def texts(self, selector: str) -> list[str]:
        """The same of all that fit and are seen."""
        return [" ".join(read(each).split()) for each in self.all(selector) if each.seen]

    def label(self, touch: str) -> str:
        """What a place of the board is called for those who do not see it."""
        return str(self.find(f'#grid [data-touch="{touch}"]').getAttribute("aria-label"))

    @property
    def tone(self) -> str | None:
        """What the status card is about."""
        return self.find("#status").getAttribute("data-tone")

    @property
    def said(self) -> str:
        """What a screen reader said last."""
        return self.text("#live")

    @property
    def drawn(self) -> Any:
        """What the board's canvas shows."""
        return self.find("#board").getContext("2d")

    @property
    def fragment(self) -> str:
        return str(self.window.location.hash)

    # What people do

    def click(self, selector: str, seconds: float = MOMENT) -> Self:
        """Press something, as with a mouse."""
        element = self.find(selector)
        self.document.by_keyboard = False
        sheet = element.closest("#more")
        if sheet and not sheet.open:
            self.click("#do-more")

        def press() -> None:
            element.dispatch(Event("pointerdown", pointerType="mouse"))
            element.focus()
            element.click()

        return self.do(press, seconds)

    def type(self, selector: str, text: str) -> Self:
        """Write into a field, or choose in a list."""
        return self.do(lambda: self.find(selector).type(text))

    def press(self, key: str, seconds: float = MOMENT, **held: bool) -> Self:
        return self.do(lambda: self.document.press(key, **held), seconds)

    def focus(self, selector: str) -> Self:
        self.document.by_keyboard = True
        return self.do(lambda: self.find(selector).focus())

    def place(self, touch: str) -> tuple[float, float]:
        """The middle of where a touch is drawn, as the grid over the canvas lies."""
        style = self.find(f'#grid [data-touch="{touch}"]').style.cssText
        assert style, touch
        left, top, width, height = (
            float(part.partition(":")[2].strip().removesuffix("px")) for part in style.split(";")
        )
        return left + width / 2, top + height / 2

    def point(self, kind: str, at: tuple[float, float], pointer: str = "mouse", **more: Any) -> Any:
        """Something that a pointer does over the board."""
        about = {"pointerId": 1, "button": 0, **more}
        event = Event(kind, pointerType=pointer, offsetX=at[0], offsetY=at[1], **about)
        self.document.by_keyboard = False
        self.do(lambda: self.find("#board").dispatch(event), 2 * FRAME)
        return event

    def touch(self, *touches: str, pointer: str = "mouse", seconds: float = MOMENT) -> Self:
        """Touch places of the board, one after another."""
        for touch in touches:
            at = self.place(touch)
            self.point("pointermove", at, pointer)
            self.point("pointerdown", at, pointer)
            self.point("pointerup", at, pointer)
            self.wait(seconds)
        return self

    def drag(self, start: str, end: str, pointer: str = "mouse") -> Self:
        """Take something from a place of the board to another."""
        (ax, ay), (bx, by) = self.place(start), self.place(end)
        self.point("pointerdown", (ax, ay), pointer)
        for step in range(1, 5):
            self.point(
                "pointermove", (ax + (bx - ax) * step / 4, ay + (by - ay) * step / 4), pointer
            )
        self.point("pointerup", (bx, by), pointer)
        return self.wait()

    def back(self) -> Self:
        """Go back in the browser's history."""
        return self._go(-1)

    def forward(self) -> Self:
        """Go forward there."""
        return self._go(1)

    def _go(self, entries: int) -> Self:
        return self.do(lambda: self.platform.go(entries))

    def paste(self, fragment: str) -> Self:
        """Put another fragment into the address bar."""
        return self.do(lambda: self._follow("#" + fragment))

    def other_tab(self, key: str, text: str | None) -> Self:
        """Another tab of the browser keeps something, or forgets it."""
        if text is None:
            self.device.pop(key, None)
        else:
            self.device[key] = text
        event = Event("storage", key=key, newValue=text)
        return self.do(lambda: [heard(event) for heard in self.platform.heard_storage])

    # The browser

    async def _fetch(self, path: str) -> Any:
        text = (self.folder / path).read_text(encoding="utf-8")

        async def told() -> str:
            return text

        return Thing(text=told)

    def _frame(self, work: Callable[[float], None]) -> None:
        self.loop.call_later(FRAME, lambda: work(self.loop.time() * 1000))

    def _later(self, work: Any, _wait: float) -> None:
        self.loop.call_later(_wait / 1000, work)

    def _follow(self, address: str) -> None:
        if not address.startswith("#"):
            self.window.left.append(address)
            return
        self.window.location.hash = address

    def _moved(self, _address: str) -> None:
        """The fragment has become another one: a new entry of the history."""
        self.platform.at += 1
        entry = None, self.window.location.href
        self.platform.entries = [*self.platform.entries[: self.platform.at], entry]
        for heard in (self.window.onpopstate, self.window.onhashchange):
            if heard:
                self.loop.call_soon(heard, Event("hashchange"))

    def _altered(self, _element: Element) -> None:
        """Something has changed in the document: tell whoever watches, once."""
        if not self.told:
            self.told = True
            self.loop.call_soon(self._tell)

    def _tell(self) -> None:
        self.told = False
        active = self.document.activeElement
        if active and not (active.isConnected and active.seen and not active.disabled):
            self.document.activeElement = self.document.body
        for watcher in self.window.watchers:
            if watcher.kind == "mutation":
                watcher.heard([], watcher)


def read(element: Element) -> str:
    """What is read in an element: nothing that is hidden, or in another language."""
    language = element.document.documentElement.getAttribute("lang")

    def parts(inside: Element) -> Iterator[str]:
        for child in inside.children:
            if isinstance(child, str):
                yield child
            elif not child.hidden and child.getAttribute("lang") in (None, language):
                yield from parts(child)

    return "".join(parts(element))


async def _end() -> None:
    """Give up whatever is under way."""
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)

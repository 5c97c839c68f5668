"""A real browser, the real site under a sub-path, and an eye on everything that goes wrong.

start     a page begins: quickly, offline, with files missing, with games that are kept
play      the play page, whatever the game
games     what is peculiar to one of them, and a game from outside
links     what is sent and embedded
read      lessons, problems, rules
access    without sight or mouse, in each language, on every screen
"""

import json
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from build.paths import CACHE, MODULES
from build.serve import Server
from build.setup import chromium as browsers
from tests.browser.patience import PATIENCE
from tests.browser.player import Player

UNDER = "/some/sub-path/"

# Most pages live too short for all of their WebAssembly to be looked through, or for any of it to
# be compiled a second time, for speed.
FLAGS = "--liftoff-only --wasm-lazy-compilation --wasm-lazy-validation"

# Without what watches a slow start, which fetches files again to see how they arrive.
UNWATCHED = """
const later = setTimeout;
globalThis.setTimeout = (work, wait, ...rest) => later(work, wait === 4000 ? 1e9 : wait, ...rest);
let kept;
Object.defineProperty(globalThis, "platform", {
  get: () => kept,
  set: platform => {
    kept = { ...platform, follow: () => ({ have: 0, total: 1, lost: null, done: false }) };
  },
});
"""
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}

# Pages that are read, each at an address a language; the first three name no code.
READ = [
    "rules.html",
    "rules-bushi.html",
    "learn-bushi.html",
    "problems-bushi.html",
    "watch-bushi.html",
    "about.html",
    "library.html",
    "run.html",
]

# What browser and runtimes throw for a file that does not come, or not whole.
UNFETCHED = (
    "^uncaught: .*([Ff]etch|network error|JSON|WebAssembly|SyntaxError|end of input"
    "|[Uu]nexpected token|[Cc]ompressed)"
)

expect.set_options(timeout=PATIENCE)


class Watch:
    """Collects what must not happen in a browser context.

    Console errors, uncaught exceptions, failed answers, and requests to anything but the site
    itself. Patterns in `expected` are what a test provokes on purpose.
    """

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.home = home
        self.seen: list[str] = []
        self.expected: list[str] = []
        context.on("console", lambda message: self._console(message.type, message.text))
        context.on("weberror", lambda error: self.seen.append(f"uncaught: {error.error}"))
        context.on("request", lambda request: self._request(request.url))
        context.on("response", lambda answer: self._response(answer.status, answer.url))

    def let_fail(self, what: str) -> None:
        """Expect that a file (a glob, as in `core-*.js`) does not come, and what the browser says.

        What our own code might throw because of that is not expected.
        """
        name = re.escape(what).replace(r"\*", "[^/]*")
        self.expected += [rf"^answer (404|500): .*/{name}(\?|$)", "^console: ", UNFETCHED]

    @property
    def troubles(self) -> list[str]:
        """What happened and was not expected."""
        return [
            text
            for text in self.seen
            if not any(re.search(pattern, text) for pattern in self.expected)
        ]

    def _console(self, kind: str, text: str) -> None:
        if kind == "error":
            self.seen.append(f"console: {text}")

    def _request(self, url: str) -> None:
        if not url.startswith((self.home, "blob:", "data:")):
            self.seen.append(f"request to elsewhere: {url}")

    def _response(self, status: int, url: str) -> None:
        if status >= 400:
            self.seen.append(f"answer {status}: {url}")


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], chromium_path: str
) -> dict[str, Any]:
    """Which browser pytest-playwright's fixtures start, and how."""
    arguments = [*browsers.ARGUMENTS, f"--js-flags={FLAGS}"]
    chosen = {"executable_path": chromium_path, "args": arguments}
    return {**browser_type_launch_args, **chosen}


@pytest.fixture(scope="session")
def base_url() -> None:
    """None for all: each test has a server of its own."""


@pytest.fixture
def headers() -> dict[str, str]:
    """What the server adds to every answer; a test module may say otherwise."""
    return {}


@pytest.fixture
def served(dist: Path, headers: dict[str, str]) -> Iterator[Server]:
    """The site on a server of its own, under a sub-path."""
    with Server(dist, UNDER, headers=headers) as server:
        yield server


@pytest.fixture
def locale() -> str:
    """The browser's language; `@pytest.mark.parametrize("locale", ["en", "ja"])` for others."""
    return "en"


@pytest.fixture
def service_workers() -> str:
    """Whether pages may keep the site for offline use, which costs time; a module may say so."""
    return "block"


@pytest.fixture
def watch() -> list[Watch]:
    """The watches of this test's contexts, for a test that expects trouble."""
    return []


@pytest.fixture
def visit(
    new_context: Callable[..., BrowserContext],
    served: Server,
    locale: str,
    service_workers: str,
    watch: list[Watch],
    request: pytest.FixtureRequest,
) -> Iterator[Callable[..., Page]]:
    """Open a fresh profile with an empty page; its relative addresses are the site's.

    `visit(PHONE)` takes Playwright's context options. At the end of the test nothing must have
    gone wrong in any of them.
    """
    contexts: list[BrowserContext] = []

    def open_page(device: dict[str, Any] | None = None, **options: Any) -> Page:
        basis = {"base_url": served.url, "locale": locale, "service_workers": service_workers}
        context = new_context(**{**basis, **(device or DESKTOP), **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        watch.append(Watch(context, served.url))
        return context.new_page()

    yield open_page
    _keep_pictures(contexts, request)
    for context in contexts:
        context.close()
    troubles = [trouble for one in watch for trouble in one.troubles]
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def sit(visit: Callable[..., Page]) -> Callable[..., Player]:
    """Seat a player at a fresh browser."""
    return lambda device=None, **options: Player(visit(device, **options))


@pytest.fixture
def player(sit: Callable[..., Player]) -> Player:
    """A player at a desktop browser."""
    return sit(DESKTOP)


@pytest.fixture
def page(visit: Callable[..., Page]) -> Page:
    """An empty page of a desktop browser."""
    return visit(DESKTOP)


@pytest.fixture
def desktop(page: Page) -> Page:
    """The same as `page`."""
    return page


@pytest.fixture
def phone(visit: Callable[..., Page]) -> Page:
    """An empty page of a phone's browser."""
    return visit(PHONE)


@pytest.fixture
def until() -> Callable[[Page, str], None]:
    """Wait until a JavaScript expression is true; it may use `await`.

    Playwright's own `wait_for_function` needs `eval`, which the site's policy forbids.
    """

    def wait(page: Page, expression: str) -> None:
        page.evaluate(
            f"""async () => {{
                const end = performance.now() + {PATIENCE};
                while (!({expression})) {{
                    if (performance.now() > end) throw new Error({json.dumps(expression)});
                    await new Promise(resolve => setTimeout(resolve, 20));
                }}
            }}"""
        )

    return wait


@pytest.fixture
def axe() -> Callable[[Page], list[str]]:
    """Ask axe-core what is wrong with a page: one line a violation and element."""
    source = (MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

    def violations(page: Page) -> list[str]:
        page.evaluate(source)
        found = page.evaluate("axe.run()")["violations"]
        return [
            f"{violation['id']}: {node['target']}: {node['failureSummary']}"
            for violation in found
            for node in violation["nodes"]
        ]

    return violations


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember on the test whether it failed."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


FAILED = pytest.StashKey[bool]()


def _keep_pictures(contexts: list[BrowserContext], request: pytest.FixtureRequest) -> None:
    """Keep what a failed test saw, in .cache/failures."""
    if not request.node.stash.get(FAILED, False):
        return
    name = re.sub(r"\W+", "-", request.node.nodeid)
    pages = [page for context in contexts for page in context.pages]
    for number, page in enumerate(pages):
        page.screenshot(path=CACHE / "failures" / f"{name}-{number}.png")

"""After one visit the site is on the device: no network, no server, and no surprise."""

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from anga import games
from build.serve import Server
from build.site import offline
from tests.thoroughness import chosen

STYLE = "\n/* another version */\n"

if TYPE_CHECKING:
    from tests.browser.conftest import Watch

Until = Callable[[Page, str], None]

READY = "performance.getEntriesByName('anga-ready').length"
KEPT = "navigator.serviceWorker.controller"
WAITING = "(await navigator.serviceWorker.getRegistration()).waiting"

UPDATE = """
async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const begun = new Promise(resolve => {
    registration.addEventListener("updatefound", () => resolve(registration.installing));
  });
  await registration.update();
  const worker = await begun;
  await new Promise(resolve => worker.addEventListener("statechange", resolve));
  return worker.state;
}
"""
FORGET = "caches.keys().then(names => Promise.all(names.map(name => caches.delete(name))))"
# A version's cache is complete when it lists its files.
FULL = """
(await (await caches.open((await caches.keys())[0] ?? '')).keys())
  .some(request => request.url.endsWith('?files'))
"""
FORGET_ONE = """
name => caches.keys().then(async ([first]) => (await caches.open(first)).delete(name))
"""
DAMAGE = """
async name => {
  const cache = await caches.open((await caches.keys())[0]);
  const kept = await cache.match(name);
  const half = (await kept.arrayBuffer()).slice(1000);
  await cache.put(name, new Response(half, { headers: kept.headers }));
}
"""
KEPT_SIZE = """
async name => (await (await caches.match(name))?.arrayBuffer())?.byteLength
"""
FORGET_WASM = """
async () => {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const wasm = (await cache.keys()).filter(request => request.url.endsWith(".wasm"));
  return (await Promise.all(wasm.map(request => cache.delete(request)))).filter(Boolean).length;
}
"""


@pytest.fixture
def service_workers() -> str:
    return "allow"


@pytest.fixture
def dist(dist: Path, tmp_path: Path) -> Path:
    """A copy of the site that a test may change."""
    return Path(shutil.copytree(dist, tmp_path / "dist"))


@pytest.fixture
def headers() -> dict[str, str]:
    """Nothing may come from the HTTP cache, which would hide what the worker has not kept."""
    return {"Cache-Control": "no-store"}


@pytest.fixture
def visitor(page: Page, until: Until) -> Page:
    """A page that was visited once, until the device had everything."""
    page.goto("play.html")
    until(page, READY)
    until(page, KEPT)
    return page


# When a file began to be asked for, and when it was there; 0 before that.
ASKED = """
name => {
  const asked = performance.getEntriesByType("resource").find(each => each.name.endsWith(name));
  return asked ? [asked.startTime, asked.responseEnd] : [0, 0];
}
"""


# Notes whether a page holds that nothing is kept yet.
NEW = """
window.wasNew = false;
const attributes = { subtree: true, attributeFilter: ["data-new"] };
new MutationObserver(() => { wasNew = true; }).observe(document, attributes);
"""


def asked(page: Page, name: str) -> tuple[float, float]:
    began, ended = page.evaluate(ASKED, name)
    return began, ended


def publish(dist: Path) -> None:
    """Put another version of the site on the server."""
    with (dist / "style.css").open("a") as style:
        style.write(STYLE)
    (dist / "sw.js").write_text(offline.service_worker(dist), encoding="utf-8")


def style(page: Page) -> str:
    return str(page.evaluate("fetch('style.css').then(answer => answer.text())"))


def caches(page: Page) -> list[str]:
    return list(page.evaluate("caches.keys()"))


def test_after_one_visit_every_page_and_the_engine_come_without_a_server(
    visitor: Page, served: Server, until: Until
) -> None:
    assert all(name.startswith(f"anga {served.url} ") for name in caches(visitor))
    served.stop()
    visitor.context.set_offline(True)
    for address in (
        "./", "play.html#g=bushi", "play?any=1", "rules.html", "rules-bushi.html",
        "ja/learn-bushi.html#mate", "problems-bushi.html#day", "chatra", "about.html", "run.html",
    ):  # fmt: skip
        visitor.goto(address)
        expect(visitor.locator("html")).to_have_attribute("data-start", "up")
        if address.startswith("play.html"):
            until(visitor, READY)


def test_the_large_typefaces_wait_for_python_on_a_first_visit_only(
    visitor: Page, until: Until
) -> None:
    assert asked(visitor, "text-400.woff2")[0] >= asked(visitor, "app.image")[1] > 0
    assert 0 < asked(visitor, "brush.woff2")[0] < asked(visitor, "text-400.woff2")[0]
    visitor.add_init_script(NEW)
    visitor.reload()
    until(visitor, READY)
    assert visitor.evaluate("wasNew") is False


@pytest.mark.thorough
def test_the_engine_of_every_other_game_comes_without_a_server(
    visitor: Page, served: Server, until: Until
) -> None:
    served.stop()
    visitor.context.set_offline(True)
    for game in games.ids():
        visitor.goto(f"{game}.html")
        until(visitor, READY)


def test_a_new_version_is_taken_whole_and_waits_until_it_is_accepted(
    visitor: Page, served: Server, dist: Path, until: Until, watch: "list[Watch]"
) -> None:
    watch[0].expected.append("is not of this version")
    before = caches(visitor)
    publish(dist)
    (dist / "style.css").write_text("/* yet another one */")
    assert visitor.evaluate(UPDATE) == "redundant", "a site half replaced is not taken"
    assert STYLE not in style(visitor)
    assert before[0] in caches(visitor)

    publish(dist)
    served.requests.clear()
    visitor.reload()
    until(visitor, WAITING)
    assert STYLE not in style(visitor)
    changed = {path.rpartition("/")[2] for path in served.requests}
    assert changed == {"sw.js", "style.css"}, "what has not changed is not fetched again"

    told, board = (visitor.locator(each).bounding_box() for each in (".toast", "#board"))
    assert told
    assert board
    assert told["y"] + told["height"] <= board["y"], "it lies over no square"
    with visitor.expect_navigation():
        visitor.locator(".toast button").first.click()
    assert STYLE in style(visitor)
    assert len(caches(visitor)) == 1


class TestWithHttpCache:
    @pytest.fixture
    def headers(self) -> dict[str, str]:
        return {"Cache-Control": "max-age=600"}

    def test_what_is_loaded_is_not_asked_for_again_and_webassembly_stays_compiled(
        self, visitor: Page, served: Server, until: Until
    ) -> None:
        twice = {path for path, times in Counter(served.requests).items() if times > 1}
        assert {Path(path).name for path in twice} <= {"pyodide.asm.wasm"}, (
            "which is too big for the HTTP cache of a profile without a disk"
        )
        served.stop()
        assert visitor.evaluate(FORGET_WASM) == 2
        visitor.reload()
        until(visitor, READY)


def test_a_cache_that_the_browser_threw_away_is_filled_again(
    visitor: Page, served: Server, until: Until
) -> None:
    visitor.reload()  # the service worker answers from now on
    until(visitor, READY)
    visitor.evaluate(FORGET)
    visitor.reload()
    until(visitor, READY)
    until(visitor, FULL)
    served.stop()
    visitor.context.set_offline(True)
    visitor.reload()
    until(visitor, READY)


@pytest.mark.parametrize("name", chosen(["engine.pack", "app.image"], "engine.pack"))
def test_what_of_the_cache_is_missing_or_damaged_is_fetched_again(
    visitor: Page, served: Server, watch: "list[Watch]", until: Until, name: str
) -> None:
    whole = visitor.evaluate(KEPT_SIZE, name)
    assert visitor.evaluate(FORGET_ONE, name)
    served.requests.clear()
    visitor.reload()
    until(visitor, READY)
    until(visitor, f"await ({KEPT_SIZE})('{name}') === {whole}")
    asked = {path.rpartition("/")[2] for path in served.requests}
    assert asked <= {name, "sw.js"}, "what is kept is not fetched again"

    watch[0].let_fail(name)
    visitor.evaluate(DAMAGE, name)
    visitor.reload()
    again = visitor.locator("#failed .reload, #status button:text('Try again')")
    expect(again.locator("visible=true")).to_be_visible()
    until(visitor, f"await ({KEPT_SIZE})('{name}') === {whole}")
    again.locator("visible=true").click()
    until(visitor, READY)


@pytest.mark.thorough
def test_a_version_that_another_tab_has_accepted_can_be_taken_here_too(
    visitor: Page, dist: Path, until: Until
) -> None:
    other = visitor.context.new_page()
    other.goto("play.html")
    until(other, READY)
    publish(dist)
    other.reload()
    until(other, WAITING)
    visitor.reload()
    for page in (other, visitor):
        expect(page.locator(".toast")).to_be_visible(timeout=60_000)
    with other.expect_navigation():
        other.locator(".toast button").first.click()
    with visitor.expect_navigation():
        visitor.locator(".toast button").first.click()
    assert STYLE in style(visitor)

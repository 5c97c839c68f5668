"""Whatever fails, hangs or dies: within fifteen seconds there is a sentence with a way on."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from anga import games
from build.paths import DIST
from tests.browser.conftest import Watch
from tests.browser.patience import PATIENCE
from tests.browser.player import Player, press
from tests.thoroughness import chosen

LINK = "g=bushi&m=El.Wb"
ORB = "g=orb"  # whose orbs have colours of their own
SOON = 15_000  # milliseconds
SLACK = PATIENCE - SOON  # more on a machine that does other things meanwhile
KINDS = {"mjs": "text/javascript", "js": "text/javascript", "wasm": "application/wasm"}

# What has to be there for a board, what only for the engine, and what the page can do without.
BOARD = ["boot.mjs", "python.mjs", "app.mjs", "app.image", "play.image", "data/bushi.json"]
BOARD += ["core.js", "core-*.js", "micropython.mjs", "micropython.wasm"]
ENGINE = ["engine.py", "engine.pack", "engine-bushi.pack", "pyodide.mjs", "pyodide.asm.mjs"]
ENGINE += ["pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"]
SPARE = ["style.css", "language.js", "manifest.webmanifest", "favicon.svg", "*.woff2"]
SPARE += ["error-*.js"]  # of PyScript, fetched although it is switched off


def aborted(route: Route) -> None:
    route.abort()


def missing(route: Route) -> None:
    route.fulfill(status=404, body="")


def faulty(route: Route) -> None:
    route.fulfill(status=500, body="")


def truncated(route: Route) -> None:
    """The first half of a file, as if that were all."""
    path = route.request.url.split("/sub-path/")[1].split("?")[0]
    body = (DIST / path).read_bytes()
    kind = KINDS.get(Path(path).suffix[1:], "text/plain")
    route.fulfill(status=200, body=body[: len(body) // 2], content_type=kind)


def hanging(route: Route) -> None:
    """Nothing comes, ever."""


WAYS = [aborted, missing, faulty, truncated, hanging]


LARGE = [("pyodide.asm.wasm", truncated), ("python_stdlib.zip", truncated)]  # told by name
# What stands for all in the ordinary run: each way once, and each kind of file.
SOME = [("boot.mjs", aborted), ("play.image", truncated), ("data/bushi.json", hanging)]
SOME += [("engine-bushi.pack", faulty), ("pyodide.asm.wasm", truncated)]
SOME += [("pyodide.asm.mjs", hanging)]


def crossed(files: list[str]) -> list[object]:
    """Every file in every way; in the ordinary run those that stand for all."""
    return [
        pytest.param(
            file,
            way,
            id=f"{file}-{way.__name__}",
            marks=[] if (file, way) in SOME else [pytest.mark.thorough],
        )
        for file in files
        for way in WAYS
    ]


def opens(
    player: Player, watch: list[Watch], what: str, how: Callable[[Route], None], link: str = LINK
) -> Page:
    """Open a game although a file fails."""
    watch[0].let_fail(what)
    player.page.context.route(f"**/{what}", how)
    player.page.goto(f"play.html#{link}", wait_until="commit")
    return player.page


@pytest.mark.parametrize(("what", "how"), crossed(BOARD))
def test_a_page_that_cannot_start_says_so_and_starts_when_reloaded(
    player: Player, watch: list[Watch], what: str, how: Callable[[Route], None]
) -> None:
    page = opens(player, watch, what, how)
    expect(page.locator("#failed")).to_contain_text("could not start", timeout=SOON + SLACK)
    expect(page.locator("#failed")).to_be_visible()
    page.context.unroute(f"**/{what}")
    if how is not hanging:  # what hung comes now, and the page goes on by itself
        page.locator("#failed .reload").click()
    expect(player.moves).to_have_count(2, timeout=4 * SOON)
    expect(page.locator("#failed")).to_be_hidden()
    player.has_address(LINK)


@pytest.mark.parametrize(("what", "how"), crossed(ENGINE))
def test_an_engine_that_cannot_start_says_so_and_starts_when_tried_again(
    player: Player, watch: list[Watch], what: str, how: Callable[[Route], None]
) -> None:
    page = opens(player, watch, what, how)
    again = page.locator("#failed .reload, #status button:text('Try again')").locator(
        "visible=true"
    )
    expect(again).to_be_visible(timeout=SOON + SLACK)
    if (what, how) in LARGE:
        expect(player.status).to_have_attribute("data-tone", "failed", timeout=SOON + SLACK)
        expect(player.status).to_contain_text(what.partition(".")[0])
    page.context.unroute(f"**/{what}")
    if how is hanging:  # what hung comes now, and the engine may be up by itself
        page.reload()
    else:
        again.evaluate("button => button.click()")  # which may be about to make way for another
    player.ready().sees("turn", "Black to move.").has_link(LINK)


@pytest.mark.parametrize("what", chosen(["engine.pack", "engine-bushi.pack"], "engine.pack"))
def test_without_the_script_that_watches_an_engine_that_hangs_is_told_as_soon(
    player: Player, watch: list[Watch], what: str
) -> None:
    player.page.context.route(f"**/{what}", hanging)
    opens(player, watch, "language.js", missing)
    expect(player.status).to_have_attribute("data-tone", "failed", timeout=SOON + SLACK)
    expect(player.status).to_contain_text(what)
    expect(player.status.get_by_role("button", name="Try again")).to_be_visible()


def test_a_page_does_without_all_that_only_adorns_it(player: Player, watch: list[Watch]) -> None:
    for what, how in zip(SPARE, [missing, aborted, faulty, truncated, hanging], strict=False):
        watch[0].let_fail(what)
        player.page.context.route(f"**/{what}", how)
    page = opens(player, watch, SPARE[-1], missing)
    player.ready().sees("turn", "Black to move.")
    expect(page.locator("#failed")).to_be_hidden()


@pytest.mark.thorough
@pytest.mark.parametrize(("what", "how"), crossed(SPARE))
def test_a_page_does_without_what_only_adorns_it(
    player: Player, watch: list[Watch], what: str, how: Callable[[Route], None]
) -> None:
    if (what, how) == ("language.js", hanging) or (what, how) == ("style.css", hanging):
        pytest.skip("the browser itself shows no page before these, and says so")
    page = opens(player, watch, what, how)
    player.ready().sees("turn", "Black to move.")
    expect(page.locator("#failed")).to_be_hidden()


def test_without_its_design_a_page_says_so_speaks_one_language_and_draws_its_board(
    player: Player, watch: list[Watch]
) -> None:
    page = opens(player, watch, "style.css", missing, ORB)
    expect(page.locator("#plain")).to_contain_text("styles did not load")
    expect(page.locator("#do-undo [lang=ja]")).to_be_hidden()
    expect(page.locator("#do-undo [lang=en]")).to_be_visible()
    player.ready().sees("turn", "South to move.")  # on a board with colours of its own
    page.locator("#other-language").click()
    expect(page.locator("#do-undo [lang=en]")).to_be_hidden()


def test_a_late_style_sheet_gives_the_board_its_colours(player: Player) -> None:
    usual = player.open(ORB).sees("turn", "South to move.").picture()

    def late(route: Route) -> None:
        player.page.wait_for_timeout(2_000)
        route.continue_()

    player.page.route("**/style.css", late)
    player.page.reload(wait_until="commit")
    player.ready().sees("turn", "South to move.").looks_like(usual, 0)


def test_every_file_that_a_start_needs_is_walked_through() -> None:
    if not DIST.exists():
        pytest.skip("the site is not built")
    files = [path for path in (DIST / "vendor").rglob("*") if path.is_file()]
    needed = {path.name for path in files if "LICENSE" not in path.name} - {
        "index.mjs",
        "gifenc.esm.js",
    }
    needed |= {path.name for path in DIST.glob("*.*") if path.suffix != ".html"} - {
        "sw.js",
        "LICENSE.txt",
        "embed.js",  # of other people's pages, and of the frame in them
        "frame.mjs",
        "sound.mjs",  # only once sounds are switched on
        *("embed.image", "pages.image"),  # of other pages
        "codes.mjs",  # of dialogs; it loads index.mjs
        "programs.pack",  # of the page that runs programs
        "pictures.mjs",  # of a dialog; it loads gifenc.esm.js
        *(f"engine-{game}.pack" for game in games.ids() if game != "bushi"),  # of other games
    }
    for name in needed:
        assert any(Path(name).match(pattern) for pattern in [*BOARD, *ENGINE, *SPARE]), name


KILL = "document.querySelector('script[name^=engine]').xworker.terminate()"


@pytest.mark.thorough
def test_a_worker_that_dies_at_rest_is_replaced_without_a_reload(player: Player) -> None:
    player.open(LINK)
    page = player.page
    page.evaluate("window.same = true")
    page.evaluate(KILL)
    expect(page.locator("#content")).to_have_attribute("data-engine", "lost")
    player.ready().sees("turn", "Black to move.")
    press(page, "share")
    page.evaluate(KILL)
    page.locator("#share-kind").select_option("svg")
    expect(page.locator("#share-told")).to_contain_text("The page is still loading;")
    expect(page.locator("#share-save")).to_be_hidden()
    expect(page.locator("#share-preview svg")).to_be_visible()  # by itself, once another is there
    expect(page.locator("#share-save")).to_be_visible()
    page.locator("#share-close").click()
    player.play("l")
    player.sees("turn", "White to move.").has_link(LINK + ".l")
    assert player.page.evaluate("window.same")


def test_a_worker_that_dies_while_it_thinks_is_replaced_and_the_computer_keeps_its_seat(
    player: Player,
) -> None:
    player.open("g=chatra&m=Of10")  # which no book knows
    player.seat("w").select_option("10")
    player.sees("thinking", re.compile(r"Depth \d"))
    player.page.evaluate(KILL)
    player.ready()
    expect(player.moves).not_to_have_count(1, timeout=2 * SOON + SLACK)
    expect(player.seat("w")).to_have_value("10")


HANGS = """

answered = ask


def ask(request):
    while '"l"' in request:
        pass
    return answered(request)
"""


def test_a_worker_that_hangs_is_told_and_can_be_replaced(player: Player) -> None:
    body = (DIST / "engine.py").read_text() + HANGS
    player.page.context.route("**/engine.py", lambda route: route.fulfill(body=body), times=1)
    player.open(LINK).sees("turn", "Black to move.")
    player.option("l").click()
    press(player.page, "share")
    told = player.page.locator("#share .notice")
    expect(told).to_contain_text("has not answered", timeout=SOON + SLACK)
    player.page.locator("#share-close").click()
    expect(player.notices).to_contain_text("has not answered")
    player.has_address(LINK + ".l")
    player.notices.get_by_text("Restart the engine").click()
    player.ready().sees("turn", "White to move.").has_link(LINK + ".l")
    expect(player.notices).to_be_empty()


HISTORY = """
for (const name of ["pushState", "replaceState"]) {
  history[name] = () => { throw new DOMException("Too many calls.", "SecurityError"); };
}
Object.defineProperty(navigator, "serviceWorker", { get() { throw new Error("none here"); } });
Object.defineProperty(window, "caches", { get() { throw new Error("none here"); } });
"""


def test_a_browser_whose_history_and_service_worker_throw_plays_on(player: Player) -> None:
    player.page.add_init_script(HISTORY)
    player.open(LINK).play("l")
    player.sees("turn", "White to move.")
    expect(player.moves).to_have_count(3)
    player.press("undo")
    player.sees("turn", "Black to move.")
    expect(player.moves).to_have_count(2)


def test_a_slow_line_is_no_failure_and_says_what_is_missing(player: Player) -> None:
    line = player.page.context.new_cdp_session(player.page)
    line.send("Network.enable")
    slow = {"offline": False, "latency": 20, "downloadThroughput": 90_000, "uploadThroughput": -1}
    line.send("Network.emulateNetworkConditions", slow)
    player.page.goto(f"play.html#{LINK}", wait_until="commit")
    late = player.page.locator("#late")
    expect(late).to_contain_text("kB", timeout=SOON + SLACK)
    expect(late).to_have_css("position", "fixed")  # nothing moves as it comes and goes
    expect(player.page.locator("#failed")).to_be_hidden()
    line.send("Network.emulateNetworkConditions", {**slow, "downloadThroughput": -1})
    player.ready().sees("turn", "Black to move.")

"""The first move does not wait for the engine, and an engine that fails is no dead end."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from build.serve import Server
from tests.browser.conftest import UNWATCHED, Watch
from tests.browser.gate import Gate
from tests.browser.patience import looking_for
from tests.browser.player import Player
from tests.thoroughness import chosen


def test_the_first_placement_is_made_and_drawn_before_the_engine_is_up(player: Player) -> None:
    gate = Gate(player.page.context, "**/engine.pack")
    player.page.goto("play.html")
    player.sees("turn", "Black to place the cube.")
    empty = player.picture()
    player.place("Nb")
    player.sees("waiting", "Your move is made. The page is still loading")
    player.has_link("g=bushi&m=Nb")
    expect(player.moves).to_have_text(["front strike (near) up, facing back"])
    expect(player.cell("b")).to_have_attribute("aria-label", re.compile("front strike"))
    expect(player.live).to_contain_text("Black places the cube: front strike")
    player.looks_unlike(empty, 0.01)
    expect(player.page.locator("#options button")).to_have_count(0)

    gate.open()
    player.ready()
    expect(player.moves).to_have_count(2)
    player.sees("turn", "Black to move. White places")


@pytest.mark.parametrize(
    ("address", "game"),
    [
        pytest.param("play.html", "bushi", marks=pytest.mark.thorough),
        ("play.html#g=orb", "orb"),
        pytest.param("troop.html", "troop", marks=pytest.mark.thorough),
    ],
)
def test_a_page_fetches_the_engines_core_and_its_own_games_part(
    player: Player, served: Server, address: str, game: str
) -> None:
    player.page.goto(address)
    player.ready()
    packs = [path.rpartition("/")[2] for path in served.requests if path.endswith(".pack")]
    assert sorted(packs) == [f"engine-{game}.pack", "engine.pack"]


@pytest.mark.thorough
def test_a_forbidden_placement_is_explained_before_the_engine_is_up(player: Player) -> None:
    Gate(player.page.context, "**/engine.pack")
    player.page.goto("play.html")
    player.option("T").click()
    expect(player.option("T")).to_have_attribute("aria-pressed", "true")
    player.option("f").click(force=True)
    player.sees("refused", "you may not place a cube with a sword pointing at your opponent.")
    player.option("b").click()
    player.sees("waiting")


def test_a_game_from_a_link_waits_for_the_engine_and_then_goes_on(player: Player) -> None:
    gate = Gate(player.page.context, "**/engine.pack")
    player.page.goto("play.html#g=bushi&m=El.Wb.l.r")
    player.sees("waiting", "The page is still loading")
    expect(player.page.locator("#options button")).to_have_count(0)
    player.has_address("g=bushi&m=El.Wb.l.r")
    gate.open()
    player.sees("turn", "Black to move.")
    expect(player.moves).to_have_count(4)


def test_everything_may_be_pressed_before_the_engine_is_up(player: Player) -> None:
    player.page.add_init_script(UNWATCHED)  # pressing all may take longer than the watch waits
    gate = Gate(player.page.context, "**/engine.pack")
    player.page.goto("play.html")
    player.sees("turn")
    player.press("known")
    player.press("turn")
    player.press("turn")
    player.look("sides", "three")
    player.page.locator("#other-language").click()
    player.place("Nb")
    player.sees("waiting", re.compile("着手しました。|ページを読み込んで"))  # when slow
    player.page.locator("#other-language").click()
    expect(player.button("undo")).to_have_text(re.compile("Undo"))
    player.seat("w").select_option("person")
    player.press("new")
    player.page.locator("dialog button[value=start]").click()
    player.press("share")
    share = player.page.locator("dialog#share")
    expect(share.locator("#share-text")).to_have_value(re.compile("bushi.html#g=bushi$"))
    share.locator("#share-kind").select_option("svg")
    expect(share.locator("#share-told")).to_contain_text("The page is still loading;")
    share.locator("#share-close").click()
    player.sees("turn", "Black to place the cube.").place("Tb")
    player.sees("waiting")
    gate.open()
    player.ready().sees("turn", "White to place the cube.").has_link("g=bushi&m=Tb")


def test_language_window_and_address_may_change_before_the_board_is_there(player: Player) -> None:
    gate = Gate(player.page.context, "**/data/bushi.json")
    player.page.goto("play.html")
    expect(player.page.locator("html")).to_have_attribute("data-start", "up")
    player.page.locator("#other-language").click()
    player.page.set_viewport_size({"width": 700, "height": 700})
    player.page.goto("play.html#g=bushi&m=El.Wb")
    gate.open()
    player.ready().sees("turn", re.compile("先手）?の番です。")).has_link("g=bushi&m=El.Wb")


def test_what_is_pressed_before_the_page_can_answer_is_answered_once_it_can(
    player: Player,
) -> None:
    gate = Gate(player.page.context, "**/play.image")
    player.page.goto("play.html", wait_until="commit")
    player.page.locator("#other-language").click()
    expect(player.page.locator("html")).to_have_attribute("lang", "en")
    gate.open()
    expect(player.page.locator("html")).to_have_attribute("lang", "ja")
    player.ready().sees("turn", re.compile("先手）?が駒を置く番です。"))


def broken(route: Route) -> None:
    route.fulfill(status=200, body="this is no archive")


def missing(route: Route) -> None:
    route.fulfill(status=500, body="")


def fails(
    player: Player,
    watch: list[Watch],
    what: str,
    how: Callable[[Route], None],
    address: str = "play.html#g=bushi&m=El.Wb",
) -> None:
    """Let a file fail for a player who opens a game."""
    watch[0].let_fail(what)
    player.page.context.route(f"**/{what}", how)
    player.page.goto(address)


def recovers(player: Player, what: str) -> None:
    """The page has said that the engine failed; let the file come, and try again."""
    player.sees("failed", re.compile("The page could not start the game .*Your game is safe"))
    player.has_address("g=bushi&m=El.Wb")
    player.page.context.unroute(f"**/{what}")
    player.status.get_by_text("Try again").click()
    player.ready().sees("turn", "Black to move.").has_link("g=bushi&m=El.Wb")


@pytest.mark.parametrize(
    ("what", "how"),
    [
        pytest.param("engine.pack", missing, marks=pytest.mark.thorough),
        ("engine.pack", broken),
        pytest.param("pyodide.mjs", missing, marks=pytest.mark.thorough),
        pytest.param("engine.py", broken, marks=pytest.mark.thorough),
    ],
)
def test_an_engine_that_fails_says_so_at_once_and_loses_nothing(
    player: Player, watch: list[Watch], what: str, how: Callable[[Route], None]
) -> None:
    fails(player, watch, what, how)
    recovers(player, what)


@pytest.mark.parametrize("what", chosen(["pyodide.asm.wasm", "engine.py"], "engine.py"))
def test_an_engine_that_does_not_answer_is_not_waited_for_for_ever(
    player: Player, watch: list[Watch], what: str
) -> None:
    player.page.clock.install()
    fails(player, watch, what, missing)
    player.sees("waiting")
    for _ in looking_for("the failure"):
        if player.status.get_attribute("data-tone") != "waiting":
            break
        player.page.clock.fast_forward("00:30")
    player.page.clock.resume()
    recovers(player, what)


def test_the_first_move_can_be_made_although_the_engine_failed(
    player: Player, watch: list[Watch]
) -> None:
    fails(player, watch, "engine.pack", missing, "play.html")
    player.sees("failed").place("Nb")
    player.has_link("g=bushi&m=Nb")
    expect(player.moves).to_have_count(1)
    player.sees("failed", "Your game is safe")


@pytest.mark.thorough
def test_a_game_that_cannot_be_loaded_is_told(player: Player, watch: list[Watch]) -> None:
    watch[0].let_fail("bushi.json")
    player.page.context.route("**/data/bushi.json", missing)
    player.page.goto("play.html")
    expect(player.page.locator("#failed")).to_be_visible()
    expect(player.page.locator("#failed")).to_contain_text("This page could not start.")

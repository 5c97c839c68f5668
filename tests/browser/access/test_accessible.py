"""Nobody is shut out: axe finds nothing, and the board can be heard."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from anga import games
from tests.browser.conftest import DESKTOP, PHONE, READ
from tests.browser.listener import Listener
from tests.browser.player import Player
from tests.thoroughness import chosen, is_thorough

Axe = Callable[[Page], list[str]]

# Each language, scheme and size at least once with each other.
Way = tuple[str, Literal["light", "dark"], Any]
WAYS: list[Way] = [
    ("en", "light", DESKTOP),
    ("ja", "dark", DESKTOP),
    ("en", "dark", PHONE),
    ("ja", "light", PHONE),
]

JAPANESE: Way = ("ja", "dark", PHONE)

# Of a page's many states each is seen in two ways that have nothing in common.
SOME_WAYS: list[Way] = [("en", "light", DESKTOP), ("ja", "dark", PHONE)]
OTHER_WAYS: list[Way] = [("ja", "light", DESKTOP), ("en", "dark", PHONE)]

# Of the pages that are read, those that stand for all.
SOME = ["./", "learn-bushi.html", "problems-bushi.html", "library.html"]


def in_every_way(page: Page, axe: Axe, ways: Sequence[Way] = WAYS) -> None:
    """Let axe look at a page as it is now, in both languages, schemes and sizes."""
    for language, scheme, device in ways:
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size(device["viewport"])
        if page.locator("html").get_attribute("lang") != language:
            page.locator("#other-language").dispatch_event("click")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("html")).to_have_attribute("data-shown", "")
        found = axe(page)
        assert not found, "\n".join([f"{language}, {scheme}, {device['viewport']}:", *found])


@pytest.fixture
def player(sit: Callable[..., Player]) -> Player:
    return sit(reduced_motion="reduce")


@pytest.mark.parametrize("address", chosen(["./", *READ, "embedding.html"], *SOME))
def test_axe_finds_nothing_on_the_other_pages(player: Player, axe: Axe, address: str) -> None:
    player.page.goto(address)
    expect(player.page.locator("html")).to_have_attribute("data-start", "up")
    ways = WAYS if is_thorough() else [SOME_WAYS[SOME.index(address) % 2]]
    in_every_way(player.page, axe, ways)


KINDS = ("rules", "learn", "problems", "watch")
OTHERS = [f"{kind}-{game}.html" for game in games.ids() for kind in KINDS if game != "bushi"]


@pytest.mark.thorough
@pytest.mark.timeout(1500)  # some pages have dozens of boards
@pytest.mark.parametrize("address", ["history-chatra.html", *OTHERS])
def test_axe_finds_nothing_on_any_page_in_japanese(player: Player, axe: Axe, address: str) -> None:
    player.page.goto(f"ja/{address}")
    expect(player.page.locator("html")).to_have_attribute("data-start", "up")
    in_every_way(player.page, axe, WAYS[1:2])


@pytest.mark.parametrize("game_id", chosen(games.ids(), "troop"))
def test_axe_finds_nothing_on_a_sheet_to_print(player: Player, axe: Axe, game_id: str) -> None:
    player.page.goto(f"print-{game_id}.html")
    in_every_way(player.page, axe, WAYS[:2])


@pytest.mark.parametrize("way", chosen([WAYS[0], JAPANESE], JAPANESE), ids=["en", "ja"])
def test_axe_finds_nothing_in_a_frame(player: Player, axe: Axe, way: Way) -> None:
    player.page.goto(f"embed.html#g=bushi&m=El.Wb&lang={way[0]}")  # whose page chooses
    expect(player.page.locator("#begin")).to_be_visible()
    in_every_way(player.page, axe, [way])
    player.page.locator("#begin").click()
    player.ready().sees("turn")
    in_every_way(player.page, axe, [way])


def test_axe_finds_nothing_in_a_game(player: Player, axe: Axe) -> None:
    player.open().sees("turn")
    player.option("N").click()
    in_every_way(player.page, axe, WAYS if is_thorough() else WAYS[::2])


FLAT = ["g=chatra&m=f9", "g=orb&m=7g7f", "g=shinsetsu&m=roll:CH", "g=troop"]


@pytest.mark.parametrize("link", chosen(FLAT, FLAT[2]))
def test_axe_finds_nothing_on_a_flat_board(player: Player, axe: Axe, link: str) -> None:
    way = WAYS[FLAT.index(link)]
    player.open(link)
    in_every_way(player.page, axe, [way])


def test_axe_finds_nothing_where_a_sword_forbids(player: Player, axe: Axe) -> None:
    player.open("g=bushi&m=Ef.Ar.r.f").sees("turn")
    player.press("known")
    expect(player.page.locator(".badge")).to_have_count(1)
    player.option("r").click(force=True)
    player.sees("refused")
    in_every_way(player.page, axe, OTHER_WAYS)


def test_axe_finds_nothing_beside_a_broken_link_with_the_dialog_open(
    player: Player, axe: Axe
) -> None:
    player.open("g=bushi&m=El.Wb.l.r.f.t.t").sees("over")
    in_every_way(player.page, axe, OTHER_WAYS)
    player.press("new")
    expect(player.page.locator("#new-game")).to_be_visible()
    in_every_way(player.page, axe, SOME_WAYS)


def test_axe_finds_nothing_in_an_analysis_or_a_review(player: Player, axe: Axe) -> None:
    player.open("g=bushi&m=El.Wb.f.r")
    player.press("review")
    expect(player.page.locator("#review-points button").last).to_be_visible()
    player.press("study")
    player.page.locator("#study-rest").click()
    expect(player.page.locator("#study-lines .line").first).to_be_visible()
    in_every_way(player.page, axe, SOME_WAYS)
    player.page.set_viewport_size({"width": 320, "height": 480})
    assert player.page.evaluate("document.documentElement.scrollWidth") == 320


SEVERAL = "game: bushi\n\nEl Wb\n\ngame: bushi\n\nNb (Ub {too early}) Tb\n"


def test_axe_finds_nothing_where_games_come_in_and_go_out(player: Player, axe: Axe) -> None:
    page = player.open("g=bushi").page
    player.play("Nb")
    player.press("share")
    page.locator("#share-kind").select_option("gif")
    expect(page.locator("#share-preview canvas")).to_be_visible()
    in_every_way(page, axe, WAYS[2:])
    page.set_viewport_size({"width": 320, "height": 480})
    assert page.evaluate("document.querySelector('#share').scrollWidth") <= 288
    page.locator("#share-close").click()
    player.press("paste")
    page.locator("#paste-text").fill(SEVERAL)
    expect(page.get_by_role("radio")).to_have_count(2)
    in_every_way(page, axe, WAYS[2:])
    page.goto("library.html")
    page.locator("#shelf summary").click()
    in_every_way(page, axe, WAYS[2:3])
    page.set_viewport_size({"width": 320, "height": 480})
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_axe_finds_nothing_before_the_engine_is_up(player: Player, axe: Axe) -> None:
    player.page.route("**/engine.pack", lambda _route: None)
    player.page.goto("play.html#g=bushi&m=El")
    player.sees("waiting")
    in_every_way(player.page, axe, SOME_WAYS)


@pytest.mark.thorough
def test_the_board_tells_what_the_canvas_shows(player: Player) -> None:
    player.open("g=bushi&m=El.Wb").sees("turn")
    grid = player.page.get_by_role("grid", name="Board")
    expect(grid.get_by_role("row")).to_have_count(2)
    expect(player.cell("w")).to_have_attribute(
        "aria-label", re.compile("^White’s square, White’s cube: right guard.*, facing back")
    )
    expect(player.cell("b")).to_have_attribute(
        "aria-label", re.compile("^Black’s square, Black’s cube: left guard.*, facing left")
    )
    player.play("l")
    expect(player.cell("b")).to_have_attribute(
        "aria-label", re.compile("^Black’s square, Black’s cube: right guard.*, facing forward")
    )


@pytest.mark.thorough
def test_an_empty_square_is_told_as_empty(player: Player) -> None:
    player.open().sees("turn")
    expect(player.cell("b")).to_have_attribute("aria-label", "Black’s square")


@pytest.mark.thorough
def test_moves_turns_and_the_end_are_told(player: Player) -> None:
    player.open("g=bushi&m=El.Wb.l.r").sees("turn")
    expect(player.live).to_have_attribute("aria-live", "polite")
    expect(player.live).to_have_text(re.compile("^White rolls right: .* Black to move.$"))
    player.play("f")
    expect(player.live).to_have_text(re.compile("^Black rolls forward: .* White to move.$"))
    player.play("t")
    expect(player.live).to_have_text(re.compile("^White turns: .* White wins: mate.$"))


@pytest.mark.thorough
def test_options_tell_what_they_are_and_whether_they_are_chosen(player: Player) -> None:
    player.open().sees("turn")
    faces = player.page.get_by_role("group", name="Which face goes on top?")
    expect(faces.get_by_role("button")).to_have_count(6)
    near = faces.get_by_role("button", name=re.compile("front strike.*near"))
    expect(near).to_have_attribute("aria-pressed", "false")
    near.click()
    expect(near).to_have_attribute("aria-pressed", "true")
    ways = player.page.get_by_role("group", name="Facing which way?").get_by_role("button")
    expect(ways).to_have_count(4)
    expect(ways.and_(player.page.locator("[aria-disabled=true]"))).to_have_text("forward")


def test_buttons_have_names_another_language_says_so_and_a_computer_that_waits_is_told(
    player: Player,
) -> None:
    player.open("g=orb").sees("turn")
    for name in ("First position", "One move back", "One move forward", "Last position"):
        expect(player.page.get_by_role("button", name=name, exact=True)).to_have_count(1)
    for name in ("South", "North"):
        expect(player.page.get_by_role("combobox", name=name, exact=True)).to_have_count(1)
    kana = player.page.locator("#game-kana")
    expect(kana).to_have_text("四人将棋")
    expect(kana).to_have_attribute("lang", "ja")
    switch = player.page.locator("#other-language [lang]:visible")
    expect(switch.last).to_have_text("日本語")
    expect(switch.last).to_have_attribute("lang", "ja")
    player.page.locator("#other-language").click()
    expect(switch.last).to_have_text("English")
    expect(switch.last).to_have_attribute("lang", "en")
    player.page.locator("#other-language").click()
    player.seat("s").select_option("10")
    player.sees("thinking")
    player.page.get_by_role("button", name="Stop").click()
    player.sees("paused")
    expect(player.live).to_contain_text("South (computer) is waiting.")


@pytest.mark.thorough
def test_the_board_tells_its_keys(player: Player) -> None:
    player.open("g=chatra").sees("turn")
    (board,) = Listener(player.page).listen().every("grid")
    assert "N and Shift+N" in board.description


@pytest.mark.thorough
def test_hands_and_their_counts_are_told(player: Player) -> None:
    player.open("g=chatra&m=d9").sees("turn")
    grid = player.page.get_by_role("grid", name="Board")
    expect(grid.get_by_role("row")).to_have_count(14)
    for name, count in (("Black", 17), ("White", 18)):
        told = re.compile(f"^{name}’s Subject, {count} in hand")
        expect(grid.get_by_role("gridcell", name=told)).to_have_count(1)


@pytest.mark.thorough
def test_only_what_is_chosen_is_told_as_such(player: Player) -> None:
    player.open("g=troop").sees("turn")
    expect(player.page.locator("#grid [aria-selected]")).to_have_count(0)

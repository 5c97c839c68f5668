"""A game that only the tests have, in a folder of its own: the site knows it as well as any other.

Its seats, colours, ends and views are in none of Anga's own games.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from anga import games
from build.paths import ROOT
from tests.browser.conftest import PHONE
from tests.browser.player import Player

GAMES = ROOT / "tests" / "games"
MOON, SUN = "rgb(44, 51, 80)", "rgb(255, 243, 207)"  # tests/games/mori/view/scene.py
# The first of these tests waits for a whole site; `tests/engine/contract` plays the game each time.
pytestmark = [pytest.mark.thorough, pytest.mark.timeout(1200)]
NEAR_THE_END = "g=mori&p=1f1/1B1/3/1F1_-_-_m"


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with one game more."""
    target = tmp_path_factory.mktemp("six") / "dist"
    command = [sys.executable, "build", "dist", "--games", str(GAMES), "--into", str(target)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=600)
    return target


@pytest.fixture
def mori(sit: Callable[..., Player], dist: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    """A player of that game, whose engine only the page has."""
    opening = json.loads((dist / "data" / "mori.json").read_text(encoding="utf-8"))
    player = sit()
    monkeypatch.setattr(player, "scene", lambda: opening["scenes"][0]["scene"])
    return player


def step(player: Player, *cells: str) -> None:
    with player.moving():
        for cell in cells:
            player.cell(cell).dispatch_event("click")


def test_it_is_played_like_any_other(mori: Player) -> None:
    mori.open("g=mori").sees("turn", "Moon to move.")
    mori.seat("h").select_option("person")
    mori.cell("b2").dispatch_event("click")
    mori.cell("c2").dispatch_event("click")
    mori.sees("refused", "a Mouse cannot move like that.")
    step(mori, "b2", "b3")
    step(mori, "c4", "b3")
    mori.sees("turn", "Sun’s Owl on c4 takes the Mouse on b3.")
    with mori.moving():
        mori.page.mouse.click(*mori.spot("t:m:M"))
        mori.cell("a3").dispatch_event("click")
    expect(mori.moves.nth(2)).to_have_text("M*a3")
    expect(mori.cell("a3")).to_have_attribute("aria-label", "a3, Moon’s Mouse")


def test_the_computer_plays_it(mori: Player) -> None:
    mori.open("g=mori")
    mori.seat("h").select_option("3")
    with mori.moving():
        step(mori, "b2", "b3")
    expect(mori.moves).to_have_count(2)
    mori.sees("turn", "Moon to move.")


@pytest.mark.parametrize(
    ("locale", "end"),
    [("en", "Moon wins: the Fox is caught."), ("ja", "月の勝ち（狐の捕獲）。")],
)
def test_its_own_end_has_its_own_words(mori: Player, end: str) -> None:
    mori.open(NEAR_THE_END)
    step(mori, "b3", "b4")
    mori.sees("over", end)


@pytest.mark.thorough
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_its_own_colours_are_those_of_its_seats(sit: Callable[..., Player], scheme: str) -> None:
    player = sit(color_scheme=scheme).open("g=mori")
    for seat, colour in (("m", MOON), ("h", SUN)):
        sign = player.page.locator(f'.seat:has(select[name="seat:{seat}"]) .stone')
        expect(sign).to_have_css("background-color", colour)


@pytest.mark.thorough
def test_it_can_be_seen_in_another_way(mori: Player) -> None:
    mori.open("g=mori")
    kanji = mori.picture()
    mori.look("signs", "letters")
    mori.looks_unlike(kanji)


def test_it_has_no_editor_and_nobody_misses_it(mori: Player) -> None:
    mori.open("g=mori")
    expect(mori.button("edit")).to_be_hidden()


@pytest.mark.parametrize("screen", [None, PHONE], ids=["desktop", "phone"])
def test_no_row_of_cards_is_half_empty(
    visit: Callable[..., Page], screen: dict[str, object] | None
) -> None:
    page = visit(screen)
    page.goto("./")
    cards = page.locator(".home .cards .card")
    expect(cards).to_have_count(len(games.ids()) + 1)
    whole = width(page.locator(".home .cards"))
    rows: dict[int, float] = {}
    for card in cards.all():
        box = card.bounding_box()
        assert box
        rows[round(box["y"])] = rows.get(round(box["y"]), 0) + box["width"]
    assert all(whole - 24 < filled <= whole + 1 for filled in rows.values()), rows


def width(element: Locator) -> float:
    box = element.bounding_box()
    assert box
    return box["width"]


def test_its_rules_can_be_read_and_played(page: Page) -> None:
    page.goto("rules-mori.html")
    expect(page.locator("article")).to_have_count(4)
    expect(page.locator("article").first).to_contain_text("one step")

"""A game to be watched: to and fro by buttons and keys, each ply told, opened to be played on."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from anga import games
from anga.guide import watched
from tests.browser.conftest import PHONE
from tests.browser.player import Player
from tests.thoroughness import chosen, chosen_pairs

KNOWN = [game_id for game_id in games.ids() if watched.there(game_id)]
WIDE = "card => { card.style.letterSpacing = '.01em'; }"  # not all machines set text alike
HIDDEN = """
() => {
  const { scrollHeight, clientHeight } = document.querySelector("#status");
  return scrollHeight - clientHeight;
}
"""


@pytest.mark.parametrize("game", chosen(KNOWN, "shinsetsu"))
def test_a_game_is_watched_to_its_end_and_back_by_keyboard(
    sit: Callable[..., Player], game: str
) -> None:
    page = sit(reduced_motion="reduce").page
    page.goto(f"watch-{game}.html")
    status, onwards = page.locator("#status"), page.locator("#do-forward")
    expect(status).to_contain_text("The start.")
    expect(page.locator("#do-back")).to_be_disabled()
    onwards.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#lesson-step")).to_contain_text("Move 1 of")
    expect(status).to_contain_text("Winning chances:")
    page.locator("#lesson-title").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#moves [aria-current]")).to_have_attribute("name", "ply-2")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#moves [aria-current]")).to_have_attribute("name", "ply-1")
    page.locator("#moves .move").last.click()
    expect(onwards).to_be_disabled()
    expect(status).not_to_contain_text("Winning chances:")
    expect(page.locator("#grid [data-touch]").first).to_be_attached()


@pytest.mark.thorough
def test_the_game_goes_on_where_one_stops_watching(player: Player) -> None:
    page = player.page
    page.goto("learn-bushi.html")
    page.locator("header a[href='watch-bushi.html']").click()
    page.locator("#do-forward").click()
    page.locator("#lesson-text a").click()
    expect(page).to_have_url(re.compile(r"bushi\.html#g=bushi&m=\w+&s=b:1$"))
    expect(page.locator("#moves .move")).to_have_count(1)
    expect(page.locator("#seats-top select")).to_have_value("1")


@pytest.mark.parametrize("locale", ["ja-JP"])
def test_it_fits_a_phone_in_japanese(sit: Callable[..., Player]) -> None:
    page = sit(PHONE).page
    page.goto("ja/watch-bushi.html")
    page.locator("#do-forward").click()
    expect(page.locator("#status")).to_contain_text("勝率")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bar = page.locator(".bar").bounding_box()
    told = page.locator("#status").bounding_box()
    assert bar
    assert told
    assert told["y"] + told["height"] <= bar["y"] + 1


@pytest.mark.parametrize(
    ("game", "locale"), chosen_pairs(KNOWN, ["en", "ja"], ("bushi", "ja"), ("chatra4", "en"))
)
def test_a_comment_is_whole_on_a_phone(sit: Callable[..., Player], locale: str, game: str) -> None:
    page = sit(PHONE, reduced_motion="reduce").page
    page.goto(f"{'ja/' if locale == 'ja' else ''}watch-{game}.html")
    onwards, card = page.locator("#do-forward"), page.locator("#status")
    expect(onwards).to_be_enabled()
    page.evaluate("document.fonts.ready.then(() => null)")
    card.evaluate(WIDE)
    while onwards.is_enabled():
        onwards.click()
        assert page.evaluate(HIDDEN) == 0, card.inner_text()


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_a_comment_begins_at_the_top_of_a_card_that_was_scrolled(
    sit: Callable[..., Player], locale: str
) -> None:
    page = sit({**PHONE, "viewport": {"width": 320, "height": 568}}, reduced_motion="reduce").page
    page.goto(f"{'ja/' if locale == 'ja' else ''}watch-chatra.html")
    card = page.locator("#status")
    page.locator("#do-forward").click()
    expect(card).to_have_attribute("data-long", "true")
    card.evaluate("card => { card.scrollTop = card.scrollHeight; }")
    expect(card).to_have_attribute("data-long", "")
    page.locator("#do-forward").click()
    expect(card).to_have_attribute("data-long", "true")
    assert card.evaluate("card => card.scrollTop") == 0

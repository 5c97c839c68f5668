"""What helps while one plays: a hint, the rule behind a refusal, what is threatened."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player

TOUCHING = "g=chatra&p=12/6o5/12/12/7s4/7S4/12/12/5S6/12/5O6/12_b_16-17_-"


@pytest.mark.thorough
def test_a_hint_says_what_to_touch_and_why(player: Player) -> None:
    player.open(TOUCHING)
    player.page.locator("#status").click()
    player.page.keyboard.press("h")
    expect(player.status).to_contain_text(re.compile("Touch: .* on h6, .*It captures", re.DOTALL))
    expect(player.live).to_contain_text("It captures")
    assert player.played == []


def test_a_refusal_leads_to_its_article(player: Player) -> None:
    player.open(TOUCHING)
    player.cell("h6").focus()
    player.page.keyboard.press("Enter")
    player.cell("a1").focus()
    player.page.keyboard.press("Enter")
    why = player.status.get_by_role("link", name="The rule")
    why.focus()
    player.page.keyboard.press("Enter")
    expect(player.page).to_have_url(re.compile(r"rules-chatra\.html#step$"))
    expect(player.page.locator("#step h2")).to_be_in_viewport()
    player.page.go_back()
    expect(player.page).to_have_url(re.compile(re.escape(TOUCHING) + "$"))


@pytest.mark.thorough
def test_what_is_threatened_is_switched_by_keyboard_spoken_and_kept(player: Player) -> None:
    player.open(TOUCHING)
    expect(player.cell("h6")).not_to_have_attribute("aria-label", re.compile("captured"))
    player.page.locator("#do-settings").press("Enter")
    player.page.locator("#danger").focus()
    player.page.keyboard.press("Space")
    player.page.keyboard.press("Escape")
    expect(player.cell("h6")).to_have_attribute("aria-label", re.compile("could be captured"))
    expect(player.status).to_contain_text("Could be captured next: h6.")
    player.page.reload()
    player.ready()
    expect(player.page.locator("#danger")).to_be_checked()
    expect(player.cell("h6")).to_have_attribute("aria-label", re.compile("could be captured"))


def test_a_square_alone_drops_the_first_disc(player: Player) -> None:
    player.open("g=chatra")
    player.cell("f9").focus()
    player.page.keyboard.press("Enter")
    expect(player.moves.first).to_contain_text("f9")

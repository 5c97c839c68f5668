"""A move in advance, made while the computer thinks."""

import pytest
from playwright.sync_api import expect

from tests.browser.patience import looking_for
from tests.browser.player import Player

ON = "localStorage.setItem('anga:premove', '\"on\"')"
# Keeps everything that is said: what follows may take the place of a sentence at once.
LISTEN = """
addEventListener("DOMContentLoaded", () => {
  const live = document.querySelector("#live");
  window.heard = "";
  new MutationObserver(() => { window.heard += live.textContent; })
    .observe(live, { childList: true });
});
"""


@pytest.fixture
def ahead(player: Player) -> Player:
    """Somebody whose computer thinks as long as the page's clock stands."""
    page = player.page
    page.add_init_script(ON)
    page.add_init_script(LISTEN)
    page.clock.install()
    page.emulate_media(reduced_motion="reduce")
    player.open("g=chatra&m=Of10").sees("turn")
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    player.seat("w").select_option("1")
    player.run_until("thinking")
    hand = page.locator('#grid [data-touch="t:b:S"]')
    for _ in looking_for("the offer of a move in advance"):
        if "can be chosen" in str(hand.get_attribute("aria-label")):
            break
        page.clock.run_for(2)
    before = player.rectangles
    hand.press("Enter")
    player.cell("a12").press("Enter")
    assert player.rectangles == before
    is_chosen(player, "a12", wanted=True)
    return player


def is_chosen(player: Player, cell: str, *, wanted: bool) -> None:
    """Let the paused clock run, by less than the computer's pace, until a cell is chosen or not."""
    for _ in looking_for("what is told of a cell"):
        if (player.cell(cell).get_attribute("aria-selected") == "true") is wanted:
            break
        player.page.clock.run_for(2)


def test_a_move_in_advance_is_shown_and_played(ahead: Player) -> None:
    for _ in looking_for("what is told of a move in advance"):
        if "Premove:" in ahead.page.evaluate("window.heard"):
            break
        ahead.page.clock.run_for(2)
    ahead.page.clock.resume()
    before = ahead.rectangles
    expect(ahead.moves).to_have_count(4)
    assert ahead.played[2] == "a12"
    assert ahead.rectangles == before


@pytest.mark.parametrize("way", ["Escape", "the other button"])
def test_a_move_in_advance_is_taken_back(ahead: Player, way: str) -> None:
    if way == "Escape":
        ahead.page.keyboard.press("Escape")
    else:
        ahead.page.locator("#board").click(button="right", force=True)
    is_chosen(ahead, "a12", wanted=False)
    ahead.page.clock.resume()
    ahead.sees("turn", "Black to move.")
    expect(ahead.moves).to_have_count(2)

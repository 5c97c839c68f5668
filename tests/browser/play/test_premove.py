"""A move in advance, made while the computer thinks."""

import re

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


# A computer that thinks until it is released: what asks for its move is sent only then.
HOLD = """
const held = [], send = MessagePort.prototype.postMessage;
let holding = true;
MessagePort.prototype.postMessage = function (...message) {
  const sent = () => send.apply(this, message);
  holding && message[0]?.[1] === "think" ? held.push(sent) : sent();
};
window.release = () => { holding = false; held.forEach((sent) => sent()); };
"""


@pytest.fixture
def ahead(player: Player) -> Player:
    """Somebody who has chosen a move while the computer thinks, until it is released."""
    page = player.page
    for script in (ON, LISTEN, HOLD):
        page.add_init_script(script)
    page.emulate_media(reduced_motion="reduce")
    player.open("g=chatra&m=Of10").sees("turn")
    player.seat("w").select_option("1")
    player.sees("thinking")
    hand = page.locator('#grid [data-touch="t:b:S"]')
    expect(hand).to_have_attribute("aria-label", re.compile("can be chosen"))
    before = player.rectangles
    hand.press("Enter")
    player.cell("a12").press("Enter")
    expect(player.cell("a12")).to_have_attribute("aria-selected", "true")
    assert player.rectangles == before
    return player


def test_a_move_in_advance_is_shown_and_played(ahead: Player) -> None:
    for _ in looking_for("what is told of a move in advance"):
        if "Premove:" in ahead.page.evaluate("heard"):
            break
    ahead.page.evaluate("release()")
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
    expect(ahead.cell("a12")).not_to_have_attribute("aria-selected", "true")
    ahead.page.evaluate("release()")
    ahead.sees("turn")
    expect(ahead.moves).to_have_count(2)

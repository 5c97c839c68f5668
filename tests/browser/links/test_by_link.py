"""Two people at two devices, and a link that goes to and fro."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.player import Player


def hand_over(player: Player, name: str) -> str:
    """Give the game away; returns the link."""
    page = player.page
    player.status.get_by_role("button", name="Send the game").click()
    page.locator("#hand-name").fill(name)
    link = page.locator("#hand-link").input_value()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#hand-close").click()
    expect(page.locator("#hand-over")).to_be_hidden()
    return link


def test_a_game_goes_to_and_fro_as_a_link(sit: Callable[..., Player]) -> None:
    aki = sit({**PHONE, "viewport": {"width": 320, "height": 568}}).open("g=bushi")
    aki.seat("w").select_option("away")
    aki.place("El")
    aki.sees("away", "Waiting for White’s move by link.")
    link = hand_over(aki, "Aki")
    assert link.endswith("/bushi.html#g=bushi&m=El&h=b:Aki,w")

    ben = sit()
    ben.page.goto(link)
    expect(ben.page.locator("#invited")).to_have_text("Aki invites you to BushiShogi")
    ben.page.locator("#do-look").click()
    ben.ready().sees("turn", "White to move.")
    expect(ben.page.locator("#invitation")).to_be_hidden()
    expect(ben.seat("b")).to_have_value("away")
    expect(ben.seat("b").locator("option:checked")).to_have_text("Aki, by link")
    expect(ben.page.locator("#seats-bottom .name")).to_have_text("White")
    ben.place("Wb")
    ben.sees("away", "Waiting for Aki (Black)’s move by link.")
    back = hand_over(ben, "Ben")
    assert back.endswith("/bushi.html#g=bushi&m=El.Wb&h=b:Aki,w:Ben")
    ben.page.goto("./")
    expect(ben.page.locator("#resume-bushi")).to_have_text("Their move: view")

    aki.page.goto(back)
    aki.ready().sees("turn", "Black to move.")
    expect(aki.seat("b")).to_have_value("person")
    aki.page.goto("./")
    expect(aki.page.locator("#resume-bushi")).to_have_text("Your move: continue")
    aki.page.locator("#resume-bushi").click()
    aki.ready().play("t")
    aki.sees("away", "Waiting for Ben (White)’s move by link.")
    expect(aki.moves).to_have_count(3)

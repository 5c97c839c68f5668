"""Two people at two devices, and a link that goes to and fro."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.gate import Gate
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


def test_a_game_goes_to_and_fro_as_a_link_until_it_is_over(sit: Callable[..., Player]) -> None:
    calm = {"reduced_motion": "reduce"}  # what moves on the board is not looked at here
    small = {**PHONE, "viewport": {"width": 320, "height": 568}}
    aki = sit(small, **calm).open("g=bushi&m=El.Wb")
    aki.seat("w").select_option("away")
    aki.play("l")
    aki.sees("away", "Waiting for White’s move by link.")
    link = hand_over(aki, "Aki")
    assert link.endswith("/bushi.html#g=bushi&m=El.Wb.l&h=b:Aki,w")

    ben = sit(**calm)
    slow = Gate(ben.page.context, "**/engine.pack")
    ben.page.goto(link)
    card, look = ben.page.locator("#invitation"), ben.page.locator("#do-look")
    expect(card).to_be_focused()
    expect(ben.page.locator("#invited")).to_have_text("An invitation from Aki to play BushiShogi")
    expect(ben.page.locator("#invited-side")).to_have_text("You play White.")
    covers = """() => { const {x, y, width, height} = document.querySelector("#board")
        .getBoundingClientRect(); return [[.5, .5], [.1, .1], [.9, .9]].every(([a, b]) => document
        .elementFromPoint(x + a * width, y + b * height).closest("#invitation")); }"""
    assert ben.page.evaluate(covers)
    look.click()
    expect(look).to_have_text("Setting up the board …")
    expect(ben.status).not_to_contain_text("Try again")
    slow.open()
    ben.ready().sees("turn", "White to move.")
    expect(card).to_be_hidden()
    expect(ben.seat("b")).to_have_value("away")
    expect(ben.seat("b").locator("option:checked")).to_have_text("Aki, by link")
    expect(ben.page.locator("#seats-bottom .name")).to_have_text("White")
    ben.play("r")
    ben.sees("away", "Waiting for Aki (Black)’s move by link.")
    back = hand_over(ben, "Ben")
    assert back.endswith("/bushi.html#g=bushi&m=El.Wb.l.r&h=b:Aki,w:Ben")
    ben.page.goto("./")
    expect(ben.page.locator("#resume-bushi")).to_have_text("Their move: view")

    aki.page.goto(back)
    aki.ready().sees("turn", "Black to move.")
    expect(aki.page.locator("#invitation")).to_be_hidden()
    expect(aki.seat("b")).to_have_value("person")
    aki.page.goto("./")
    expect(aki.page.locator("#resume-bushi")).to_have_text("Your move: continue")
    aki.page.locator("#resume-bushi").click()
    aki.ready()
    aki.play("f")
    aki.sees("away", "Waiting for Ben")
    ben.page.goto(hand_over(aki, ""))
    ben.ready().sees("turn", "White to move.")
    expect(ben.page.locator("#invitation")).to_be_hidden()
    ben.play("t")
    ben.sees("over", "You won – mate!")
    aki.page.goto(ben.page.url)
    aki.ready().sees("over", "You lost – mate.")
    expect(aki.moves).to_have_count(6)

"""What surrounds the board and only a browser shows: views, the clipboard, hasty hands."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player


@pytest.mark.thorough
def test_the_board_is_turned(player: Player) -> None:
    player.open("g=bushi&m=Nb.Tb")
    bottom = player.page.locator("#seats-bottom .seat .name")
    expect(bottom).to_have_text("Black")
    first = player.page.locator("#grid [role=gridcell]").first
    expect(first).to_have_attribute("data-touch", "c:w")
    before = player.picture()
    player.press("turn")
    expect(bottom).to_have_text("White")
    expect(first).to_have_attribute("data-touch", "c:b")
    player.looks_unlike(before, 0.01)
    player.press("turn")
    expect(bottom).to_have_text("Black")
    player.looks_like(before)


@pytest.mark.thorough
def test_two_or_three_sides_are_seen_and_the_choice_is_kept(player: Player) -> None:
    player.open("g=bushi&m=Nb.Tb")
    expect(player.view("sides")).to_have_value("two")
    two = player.picture()
    player.look("sides", "three")
    expect(player.status).to_have_attribute("data-tone", "turn")
    three = player.looks_unlike(two, 0.01)
    player.page.reload()
    player.ready()
    expect(player.view("sides")).to_have_value("three")
    player.looks_like(three)


def test_the_link_is_copied(player: Player) -> None:
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.open("g=bushi&m=El.Wb.l&n=1").press("copy")
    player.reads("Link copied.")
    copied = player.page.evaluate("navigator.clipboard.readText()")
    assert copied == player.page.url.replace("&n=1", "")
    expect(player.notices).to_be_empty()


@pytest.mark.thorough
def test_hasty_hands_do_no_harm(player: Player) -> None:
    player.open("g=bushi&p=Nb_Nb_b").sees("turn")
    player.page.evaluate(
        """() => {
            const click = selector => document.querySelector(selector).click();
            click('[data-touch="o:l"]');
            for (let time = 0; time < 3; time++) click("#do-undo");
            for (const name of ["redo", "first", "turn", "known", "last"]) click(`#do-${name}`);
        }"""
    )
    player.option("t").click()
    expect(player.page).to_have_url(re.compile(r"[=.]t$"))
    player.sees("turn", re.compile("to move"))

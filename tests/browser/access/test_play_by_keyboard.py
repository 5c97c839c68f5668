"""A whole game without a pointer."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.player import Player

MOST_TABS = 150  # twice around the page, and more: what is drawn meanwhile may send it back


def tab_to(player: Player, target: Locator) -> None:
    """Press Tab until something has the focus; everything on the way must show that it has it."""
    expect(target).to_be_visible()
    for _ in range(MOST_TABS):
        if target.evaluate("element => element === document.activeElement"):
            return
        player.page.keyboard.press("Tab")
    pytest.fail(f"{target} cannot be reached")


def press(player: Player, *keys: str) -> None:
    for key in keys:
        player.page.keyboard.press(key)


def choose(player: Player, *options: str) -> None:
    """Take options with Tab and Enter."""
    for name in options:
        tab_to(player, player.option(name))
        press(player, "Enter")


def test_two_people_play_to_mate_with_the_keyboard_alone(player: Player) -> None:
    player.open().sees("turn")
    tab_to(player, player.seat("w"))
    press(player, "Home")
    expect(player.seat("w")).to_have_value("person")

    choose(player, "E")
    expect(player.option("E")).to_have_attribute("aria-pressed", "true")
    press(player, "Escape")
    expect(player.option("E")).to_have_attribute("aria-pressed", "false")
    choose(player, "E", "l")
    player.sees("turn", "White to place the cube.")
    choose(player, "W", "b")
    player.sees("turn", "Black to move.")
    for move in "lrft":
        with player.moving():
            choose(player, move)
    player.sees("over", "White wins: mate.").has_link("g=bushi&m=El.Wb.l.r.f.t")

    press(player, "ArrowLeft", "ArrowLeft")
    player.sees("earlier", "after move 4 of 6").has_link("g=bushi&m=El.Wb.l.r.f.t&n=4")
    press(player, "ArrowRight")
    player.sees("earlier", "after move 5 of 6")
    press(player, "u")
    player.sees("turn", "White to move.").has_link("g=bushi&m=El.Wb.l.r.f")


def test_a_new_game_is_begun_in_a_dialog(player: Player) -> None:
    player.open("g=bushi&m=Nb.Tb")
    tab_to(player, player.button("new"))
    press(player, "Enter")
    dialog = player.page.locator("#new-game")
    expect(dialog).to_be_visible()
    tab_to(player, dialog.locator("button[value=cancel]"))
    press(player, "u", "ArrowLeft")
    player.has_link("g=bushi&m=Nb.Tb")
    press(player, "Escape")
    expect(dialog).to_be_hidden()
    expect(player.button("new")).to_be_focused()

    press(player, "Enter")
    tab_to(player, dialog.locator("#new-rules > summary"))
    press(player, "Enter")
    rules = dialog.locator('select[name="rule:cube"]')
    tab_to(player, rules)
    press(player, "End")
    expect(rules).to_have_value("article")
    tab_to(player, dialog.locator("button[value=start]"))
    press(player, "Enter")
    player.has_link("g=bushi&r=article")
    player.sees("turn", "Black to place the cube.")


def test_the_first_tab_leads_past_the_header(player: Player) -> None:
    player.open("g=bushi&m=Nb.Tb")
    press(player, "Tab")
    skip = player.page.locator(".skip")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    press(player, "Enter", "Tab")
    expect(player.page.locator("#content :focus")).to_have_count(1)
    player.has_link("g=bushi&m=Nb.Tb")
    player.sees("turn", "Black to move.")

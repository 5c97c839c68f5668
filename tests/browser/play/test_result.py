"""The end of a game: how it came, what is told of it, and what may come next."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.player import Player

WON = "g=bushi&m=El.Wb.l.r.f"  # and t wins for White
HALF = """
["#status", ".bar"].map(part => document.querySelector(part).getBoundingClientRect())
  .reduce((status, bar) => innerHeight / 2 < status.top && status.top < bar.top - 130)
"""  # of a phone's window stays the board's, and what happened can be read


def filled(button: Locator) -> str:
    """The colour that a button is filled with."""
    return str(button.evaluate("e => getComputedStyle(e).backgroundColor"))


def test_one_thing_at_most_is_asked_for_in_black(player: Player) -> None:
    player.open("g=shinsetsu").sees("roll")
    roll = player.status.get_by_role("button", name="Roll")
    assert filled(roll) == "rgb(34, 29, 24)" != filled(player.button("new"))


@pytest.mark.thorough
def test_an_end_is_told_with_its_rule_and_a_rematch_changes_seats(player: Player) -> None:
    player.open(WON)
    player.seat("b").select_option("1")
    player.play("t")
    player.sees("over", "White wins: mate.")
    why = player.status.get_by_role("link", name="The rule")
    expect(why).to_have_attribute("href", "rules-bushi.html#mate")
    again = player.status.get_by_role("button", name="Play again, same seats")
    assert filled(again) == "rgb(34, 29, 24)" != filled(player.button("new"))
    player.status.get_by_role("button", name="Rematch, seats swapped").click()
    player.has_link("g=bushi")
    expect(player.seat("b")).to_have_value("person")
    expect(player.seat("w")).to_have_value("1")


@pytest.mark.thorough
def test_who_resigns_is_asked_first_and_may_take_it_back(player: Player) -> None:
    player.open("g=bushi&m=El.Wb.l")
    dialog = player.page.locator("#ask")
    player.press("leave")
    expect(dialog).to_contain_text("White will resign, and the game will be over. Are you sure?")
    dialog.get_by_role("button", name="Keep playing").click()
    player.sees("turn")
    player.press("leave")
    dialog.get_by_role("button", name="Resign").click()
    player.sees("over", "Black wins: White has resigned.")
    expect(player.status.locator("> p")).to_have_text("Black wins: White has resigned.")
    player.has_address("g=bushi&m=El.Wb.l&e=resign:w")
    player.page.reload()
    player.ready().sees("over", "White has resigned")
    player.page.get_by_role("button", name="Undo").click()
    player.sees("turn", "White to move.").has_address("g=bushi&m=El.Wb.l")


@pytest.mark.thorough
def test_two_people_agree_on_a_draw(player: Player) -> None:
    player.open("g=bushi&m=El.Wb.l")
    offer, dialog = player.page.locator("#do-draw"), player.page.locator("#ask")
    player.press("draw")
    expect(dialog).to_contain_text("White offers a draw. Does Black agree?")
    player.page.keyboard.press("Escape")
    expect(offer).to_be_disabled()
    player.play("r")
    expect(offer).to_be_enabled()
    player.press("draw")
    dialog.get_by_role("button", name="Agree").click()
    player.sees("over", "A draw: both players agreed.")
    player.has_address("g=bushi&m=El.Wb.l.r&e=agreed")


@pytest.mark.parametrize("locale", ["ja"])
def test_a_computer_takes_the_seat_of_whoever_leaves_a_game_of_four(player: Player) -> None:
    player.open("g=orb&m=7i7h")
    leave = player.page.locator("#do-leave")
    expect(leave).to_have_text("投了…")
    player.press("leave")
    player.page.locator("#ask-yes").click()
    expect(player.page.locator("#ask")).to_be_hidden()
    expect(player.page.locator(".seat[data-turn=true] select")).not_to_have_value("person")


def test_results_are_kept_and_the_next_rung_is_offered(
    player: Player, until: Callable[[Page, str], None]
) -> None:
    player.open("g=bushi")
    player.page.evaluate(
        """localStorage.setItem("anga:results:bushi", JSON.stringify(
             {levels: {"1": [1, 0, 2], "5": [0, 1, 0]}, counted: []}))"""
    )
    player.page.reload()
    player.ready()
    player.seat("w").select_option("person")
    player.play("El", "Wb", "l", "r", "f")
    player.seat("b").select_option("1")
    player.play("t")
    player.sees("over", "You won – mate!")
    expect(player.status).to_contain_text("You won – ")
    told = player.status.locator(".results")
    expect(told).to_contain_text("Against Frog 1: won 2, drawn 0, lost 2.")
    player.page.set_viewport_size({"width": 390, "height": 844})
    until(player.page, HALF)
    ways = player.status.locator(":scope > :is(button, a)")
    assert ways.evaluate_all("all => new Set(all.map(e => e.offsetTop)).size") <= 2
    said = player.status.locator(":scope > p").first.bounding_box()
    after = told.bounding_box()
    assert said
    assert after
    assert after["y"] >= said["y"] + said["height"]  # what is told lies below the sentence
    expect(player.status).to_have_attribute("data-long", "")  # and all of it is in the card
    player.status.get_by_role("button", name="Play Hare 3").click()
    player.has_link("g=bushi")
    expect(player.seat("b")).to_have_value("3")
    expect(player.seat("w")).to_have_value("person")

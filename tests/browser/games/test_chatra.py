"""Discs are dropped, fly and are turned over; what is forbidden is answered with the rule."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.player import Player, press
from tests.thoroughness import chosen

FRONT = "g=chatra&p=12/6o5/12/8S3/4S7/12/12/12/12/12/5O6/12_b_17-17_-"


@pytest.fixture
def player(sit: Callable[..., Player]) -> Player:
    return sit()


def touch(player: Player, place: str) -> None:
    """Click a place of the canvas once nothing moves on it."""
    player.picture()
    player.page.mouse.click(*player.spot(place))


def test_a_drop_shows_the_open_area_and_names_what_closes_a_square(player: Player) -> None:
    player.open(FRONT)
    still = player.picture()
    touch(player, "t:b:S")
    player.sees("turn", "You may also drop on your offside line i4–e5,")
    player.looks_unlike(still, 0.01)
    for cell, reason in (
        ("h4", "next to a Subject"),
        ("k2", "between or behind two Subjects"),
        ("c8", "a drop may not give check"),
    ):
        player.cell(cell).dispatch_event("click")
        player.sees("refused", reason)
        touch(player, "t:b:S")
    player.cell("g6").dispatch_event("click")
    player.has_link(f"{FRONT}&m=g6")
    player.sees("turn", "White to move.")


def test_a_flight_is_told_with_its_partner_and_a_captured_disc_joins_the_hand(
    sit: Callable[..., Player],
) -> None:
    link = "g=chatra&m=f9.g4.e12.g1"
    player = sit(PHONE).open(link)
    player.tap("c:e12")
    player.sees("turn", "It flies over f9 to g6.")
    player.tap("c:g6")
    player.has_link(f"{link}.e12-g6")
    player.sees("turn", "White to move.")
    player.cell("g4").dispatch_event("click")
    player.sees("turn", "It slides away from g1")
    player.cell("g6").dispatch_event("click")
    player.has_link(f"{link}.e12-g6.g4xg6")
    counts = [pile["count"] for hand in player.scene()["hands"] for pile in hand["held"]]
    assert counts == [16, 17]


@pytest.mark.thorough
def test_a_restricted_subject_says_between_which_others_it_stands(player: Player) -> None:
    player.open("g=chatra&p=12/6o5/12/4s7/12/4S7/12/4S7/12/12/5O6/4S7_b_16-16_-")
    player.cell("e8").dispatch_event("click")
    player.sees("turn", "e8 is between e6 and e12 on one line")
    player.cell("e10").dispatch_event("click")
    player.sees("refused", "may only step and is nobody’s partner")


@pytest.mark.thorough
def test_the_first_rules_know_a_pass_and_no_second_one(player: Player) -> None:
    player.open("g=chatra&r=1994-11&m=f9")
    player.option("pass").click()
    player.has_link("g=chatra&r=1994-11&m=f9.pass")
    player.sees("turn", "Black to move.")
    expect(player.page.locator("#options button:not([aria-disabled])")).to_have_count(0)


@pytest.mark.thorough
def test_the_free_game_begins_with_the_three_drops(player: Player) -> None:
    player.open("g=chatra&r=free&m=f9")
    touch(player, "t:w:O")
    player.cell("f7").dispatch_event("click")
    player.sees("refused", "you may not drop in the central zone")
    player.open("g=chatra&r=free")
    player.seat("w").select_option("person")
    for side, pile, cell in (("Black", "S", "f9"), ("White", "O", "g2"), ("Black", "O", "f11")):
        player.sees("turn", f"{side} to move.")
        touch(player, f"t:{side[0].lower()}:{pile}")
        player.sees("turn", "anywhere except in the central zone.")
        player.cell(cell).dispatch_event("click")
    player.has_link("g=chatra&r=free&m=f9.Og2.Of11")


@pytest.mark.thorough
def test_the_history_is_a_page_of_its_own_with_games_to_replay(player: Player) -> None:
    page = player.page
    page.goto("rules-chatra.html")
    page.locator(".title").get_by_role("link", name="How the rules changed").click()
    expect(page).to_have_title(re.compile("How the rules changed"))
    example = page.locator("#first figure").first
    expect(example.locator("canvas")).to_be_visible()
    example.get_by_role("link").click()
    player.ready().has_link("g=chatra&r=1994-11,free&m=f9.Oh1.Of11.g4.e12.g1.e12-g6.g4xg6")
    page.locator("#do-first").click()
    page.locator("#do-forward").click()
    expect(page).to_have_url(re.compile("&n=1$"))
    page.goto("history-chatra.html")
    page.locator(".title").get_by_role("link", name="Rules", exact=True).click()
    expect(page).to_have_url(re.compile("rules-chatra.html$"))


@pytest.mark.thorough
def test_the_board_is_copied_in_the_signs_of_its_inventor(player: Player) -> None:
    page = player.open("g=chatra&m=f9").page
    expect(page.locator("#content")).to_have_attribute("data-engine", "ready")
    press(page, "share")
    page.locator("#share-kind").select_option("text")
    expect(page.locator("#share-text")).to_have_value(re.compile("手数=01 ●F9 まで"))
    expect(page.locator("#share-preview pre")).to_contain_text("★")
    page.locator("#share-close").click()
    page.goto("bushi.html")
    expect(page.locator("#content")).to_have_attribute("data-engine", "ready")
    press(page, "share")
    expect(page.locator("#share-kind option[value=position]")).to_have_count(1)
    expect(page.locator("#share-kind option[value=text]")).to_have_count(0)


@pytest.mark.parametrize("locale", chosen(["en", "ja"], "ja"))
def test_a_refusal_needs_no_more_than_its_card_on_a_phone(
    sit: Callable[..., Player], locale: str
) -> None:
    player = sit(PHONE)
    seats = json.dumps(dict.fromkeys("bw", "person"))
    player.page.add_init_script(f"localStorage['anga:seats:chatra'] = '{seats}'")
    player.open("g=chatra&m=f9.g4.e12.g1").sees("turn")
    box = player.status.bounding_box()
    player.cell("c6").dispatch_event("click")
    player.sees("refused", "drop only in your own" if locale == "en" else "味方2枚の間や後ろ")
    player.page.evaluate("document.fonts.ready.then(() => null)")
    assert player.status.bounding_box() == box
    assert player.status.get_attribute("data-long") == ""

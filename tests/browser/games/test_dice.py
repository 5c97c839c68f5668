"""Dice that people trust, thrown by the page or by hand, and a deal."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from anga.service import door
from tests.browser.conftest import PHONE
from tests.browser.player import Player

START = "g=shinsetsu"
RICH = "4gK3/6gs1/8/rKrn6/7yK/6yw1/5kn2/3kK4_k_-_2a,0a,0a,0a"


def roll(player: Player) -> None:
    player.status.get_by_role("button", name="Roll").click()


def red_rolls(player: Player) -> str:
    """Open a game in which Black has moved, let Red roll, and return the roll."""
    player.open(f"{START}&m=roll:KC.K:d2d3.stop").sees("roll", "Red to roll.")
    roll(player)
    expect(player.moves).to_have_count(4)
    return player.played[3]


def make_some_move(player: Player) -> None:
    """Make the first legal move, by the touches that begin with its die, if that is asked."""
    request = {"cmd": "scene", "game": "shinsetsu", "record": player.played}
    answer = door.answer(request)
    choice = answer["choices"][0]
    asked = [option.get("touch") for option in answer["scene"]["options"]]
    with player.moving():
        for touch in choice["paths"][1]:
            if touch.startswith("c:"):
                player.cell(touch[2:]).dispatch_event("click")
            elif touch in asked or not touch.startswith("d:"):
                player.page.locator(f'#options [data-touch="{touch}"]').click()


def counted(player: Player) -> str:
    return str(player.page.locator("#dice summary").inner_text())


def test_a_person_rolls_and_the_computers_roll_by_themselves(player: Player) -> None:
    player.open(START).sees("roll", "Black to roll.")
    expect(player.page.locator("#options button")).to_have_count(0)
    roll(player)
    player.sees("turn", "Black to move.").has_link(f"{START}&m={player.played[0]}")
    assert counted(player) == "Dice rolled: 2"

    make_some_move(player)
    player.option("stop").click()
    player.sees("roll", "Black to roll.")
    rolls = [move for move in player.played if move.startswith("roll:")]
    assert len(rolls) == 4
    assert counted(player) == "Dice rolled: 8"


def test_a_roll_that_is_undone_comes_again(player: Player) -> None:
    """A link is for people, so nobody else moves here."""
    rolled = red_rolls(player)
    link = player.link
    player.press("undo")
    player.has_link(f"{START}&m=roll:KC.K:d2d3")
    player.press("redo")
    player.has_link(link)
    player.press("undo")
    player.has_link(f"{START}&m=roll:KC.K:d2d3")
    player.option("stop").click()
    player.sees("roll", "Red to roll.")
    roll(player)
    player.has_link(f"{START}&m=roll:KC.K:d2d3.stop.{rolled}")

    player.press("undo")
    player.press("undo")
    player.has_link(f"{START}&m=roll:KC")
    expect(player.button("undo")).to_be_disabled()


@pytest.mark.thorough
def test_another_move_before_it_brings_no_other_roll(player: Player) -> None:
    rolled = red_rolls(player)
    for _ in range(2):
        player.press("undo")
    player.has_link(f"{START}&m=roll:KC")
    player.cell("b2").dispatch_event("click")
    player.option("e").click()
    player.has_link(f"{START}&m=roll:KC.K:b2@e")
    player.option("stop").click()
    player.sees("roll", "Red to roll.")
    roll(player)
    player.has_link(f"{START}&m=roll:KC.K:b2@e.stop.{rolled}")


@pytest.mark.thorough
def test_an_undone_roll_comes_again_in_a_game_taken_up_later(player: Player) -> None:
    rolled = red_rolls(player)
    player.press("undo")
    player.has_link(f"{START}&m=roll:KC.K:d2d3")
    player.page.goto("about:blank")

    player.open(START).sees("roll", "Black to roll.")
    player.notices.get_by_text("Continue your game").click()
    player.has_link(f"{START}&m=roll:KC.K:d2d3")
    player.sees("turn", "Black to move.").option("stop").click()
    player.sees("roll", "Red to roll.")
    roll(player)
    player.has_link(f"{START}&m=roll:KC.K:d2d3.stop.{rolled}")


def test_our_own_dice_are_entered_and_the_device_remembers(player: Player) -> None:
    player.open(START)
    with player.settings():
        player.page.locator("#own-dice").check()
    expect(player.page.locator("#options button")).to_have_count(10)
    player.option("KC").click()
    player.sees("turn", "Black to move.").has_link(f"{START}&m=roll:KC")
    player.page.reload()
    player.ready()
    expect(player.page.locator("#own-dice")).to_be_checked()
    player.press("undo")
    player.sees("turn", "Black to roll.").option("HE").click()
    player.has_link(f"{START}&m=roll:HE")


@pytest.fixture
def phone(sit: Callable[..., Player]) -> Player:
    return sit(PHONE)


def test_dice_are_chosen_by_a_finger_asked_for_or_missed(phone: Player) -> None:
    phone.open(f"{START}&m=roll:CH").sees("turn", "Black to move.")
    phone.tap("d:C")
    expect(phone.page.locator('#options [data-touch="d:C"]')).to_have_attribute(
        "aria-pressed", "true"
    )
    phone.tap("c:a2")
    phone.tap("c:a3")
    phone.has_link(f"{START}&m=roll:CH.C:a2a3")
    phone.tap("c:b1")
    phone.tap("c:c3")
    phone.has_link(f"{START}&m=roll:CH.C:a2a3.H:b1c3")

    goes_to(phone, f"{START}&m=roll:KC")  # either die would do
    phone.tap("c:a2")
    phone.tap("c:a3")
    phone.page.locator('#options [data-touch="d:K"]').tap()
    phone.has_link(f"{START}&m=roll:KC.K:a2a3")

    goes_to(phone, f"{START}&m=roll:CH")
    phone.cell("d1").dispatch_event("click")  # which no die moves
    phone.sees("refused", re.compile("no unused die shows King or Pawn"))


def goes_to(player: Player, link: str) -> None:
    """Put another link into the address of the same page."""
    player.page.goto(f"shinsetsu.html#{link}")
    player.sees("turn", "Black to move.").has_link(link)


def test_a_deal_is_made_and_nothing_is_wrong_for_those_who_do_not_see_it(
    player: Player, axe: Callable[[Page], list[str]]
) -> None:
    player.open(f"{START}&p={RICH}").sees("roll", "Black to roll.")
    player.press("unlisted")
    dialog = player.page.locator("#unlisted")
    dialog.locator("select").select_option("give:1:r")
    dialog.get_by_role("button", name="Make the deal").click()
    player.has_link(f"{START}&p={RICH}&m=give:1:r")
    expect(player.page.locator(".seat .score")).to_have_text(["1", "0", "0", "1"])
    player.sees("roll", "Black to roll.")
    goes_to(player, f"{START}&p={RICH}&m=give:1:r.roll:KC")
    player.page.locator("#dice summary").click()
    assert axe(player.page) == []


@pytest.mark.thorough
def test_without_points_there_are_no_deals(player: Player) -> None:
    player.open(START).sees("roll")
    expect(player.button("unlisted")).to_be_hidden()

"""Shinsetsu Chaturanga: four seats at one board."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.player import Player
from tests.thoroughness import chosen_pairs

START = "g=shinsetsu"
PRISONER = "4kC3/6gs1/3k+C4/rKrn6/7yK/6yw1/5kn2/3kK4_k_H*_0a,0a,0p,0a"
ROLLS = "4gK3/6gs1/8/rKrn6/7yK/6yw1/5kn2/8_k_-_0p,0a,0a,0a"
ESCAPED = "4gK3/1gw4gs1/8/rKrn6/7yK/6yw1/5kn2/3kK4_g_mb7g7_0a,0a,0a,0a"
TAKES = "4gK3/4kC1gs1/8/rKrn6/7yK/6yw1/8/3kK4_k_CC_0a,0a,0a,0a&m=C:e7e8"
BARRACKS = "4gK3/1kn4gs1/8/rKrn6/7yK/6yw1/8/3kK4_k_KK_0aHE,0a,0a,0a"


STEPS = {"Black": "a2a3", "Red": "b8c8", "Green": "h7h6", "Yellow": "g1f1"}


def test_one_device_goes_round_four_people_who_throw_their_own_dice(player: Player) -> None:
    player.open(START)
    expect(player.seat("r").locator("option").nth(2)).to_have_text("Frog 1")
    for letter in "rgy":
        player.seat(letter).select_option("person")
    with player.settings():
        player.page.locator("#own-dice").check()
    for name, step in STEPS.items():
        player.sees("turn", f"{name} to roll.").option("KK").click()
        player.sees("turn", f"{name} to move.")
        with player.moving():
            for cell in (step[:2], step[2:]):
                player.cell(cell).dispatch_event("click")
        player.option("stop").click()
    player.sees("turn", "Black to roll.")
    turns = ".".join(f"roll:KK.K:{step}.stop" for step in STEPS.values())
    player.has_link(f"{START}&m={turns}")


def test_a_pawn_is_faced_by_every_arrow_after_an_escape(player: Player) -> None:
    player.open(f"{START}&p={ESCAPED}").sees("turn", "Green to move.")
    player.cell("b7").dispatch_event("click")
    player.option("n").click()
    expect(player.moves).to_have_count(1)
    player.has_link(f"{START}&p={ESCAPED}&m=@b7n")
    player.cell("g7").dispatch_event("click")
    player.option("s").click()
    player.sees("roll", "Yellow to roll.")


def test_a_pawn_that_arrives_becomes_what_is_chosen(player: Player) -> None:
    player.open(f"{START}&p={BARRACKS}").sees("turn", "Black to move.")
    player.cell("b7").dispatch_event("click")
    player.cell("b8").dispatch_event("click")
    player.option("E").click()
    player.has_link(f"{START}&p={BARRACKS}&m=K:b7b8=E")
    expect(player.cell("b8")).to_have_attribute("aria-label", re.compile(r"Elephant \(promoted\)"))


@pytest.mark.thorough
def test_what_is_suspended_is_told(player: Player) -> None:
    player.open(f"{START}&p={PRISONER}")
    expect(player.cell("g7")).to_have_attribute("aria-label", re.compile("Green Pawn.*suspended"))
    expect(player.page.locator(".seat", has_text="Green")).to_contain_text("prisoner until")
    player.cell("g7").dispatch_event("click")
    player.sees("refused", re.compile("that piece is Green"))


@pytest.mark.parametrize(
    ("shown", "locale"),
    chosen_pairs([PRISONER, TAKES], ["en", "ja"], (PRISONER, "ja")),
)
def test_the_note_of_a_prisoner_is_whole(player: Player, shown: str, locale: str) -> None:
    player.open(f"{START}&p={shown}")
    note = player.page.locator(".seat .note:not(:empty)")
    expect(note).to_contain_text("until a double King" if locale == "en" else "王の目二つで脱走")
    player.page.evaluate("document.fonts.ready.then(() => null)")
    assert note.evaluate("note => note.scrollHeight - note.clientHeight") < 2


def test_on_a_phone_a_sign_stands_for_the_note_of_a_prisoner(sit: Callable[..., Player]) -> None:
    phone = sit(PHONE)
    phone.open(f"{START}&p={ROLLS}").sees("roll", "only a double King frees it.")
    seat = phone.page.locator("#seats-bottom .seat")
    note = seat.locator(".note")
    expect(note).to_have_text("prisoner until a double King")
    expect(note).to_have_attribute("data-sign", "‖")
    around, sign = seat.bounding_box(), note.bounding_box()
    assert around
    assert sign
    assert around["y"] <= sign["y"] < sign["y"] + sign["height"] <= around["y"] + around["height"]


@pytest.mark.thorough
def test_a_game_without_options_asks_for_none(player: Player) -> None:
    player.open(START).press("new")
    dialog = player.page.locator("#new-game")
    expect(dialog.get_by_text("Players")).to_be_visible()
    expect(dialog.locator("#new-rules")).to_be_hidden()

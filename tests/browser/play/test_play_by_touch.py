"""A whole game on a phone, with a finger."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.player import Player


@pytest.fixture
def player(sit: Callable[..., Player]) -> Player:
    return sit(PHONE)


def test_two_people_play_to_mate_on_one_phone(player: Player) -> None:
    player.open().sees("turn", "Black to place the cube.")
    player.seat("w").select_option("person")
    player.option("E").tap()
    expect(player.option("E")).to_have_attribute("aria-pressed", "true")
    player.option("l").tap()
    player.sees("turn", "White to place the cube.").has_link("g=bushi&m=El")
    player.option("b").tap()
    player.option("W").tap()
    player.sees("turn", "Black to move.").has_link("g=bushi&m=El.Wb")

    player.tap("o:l")
    player.has_link("g=bushi&m=El.Wb.l")
    player.sees("turn", "White to move.").swipe("w", "r")
    player.has_link("g=bushi&m=El.Wb.l.r")
    player.sees("turn", "Black to move.").swipe("b", "f")
    player.has_link("g=bushi&m=El.Wb.l.r.f")
    player.sees("turn", "White to move.").tap("o:t")
    player.has_link("g=bushi&m=El.Wb.l.r.f.t")
    player.sees("over", "White wins: mate.")
    expect(player.page.locator("#options button")).to_have_count(0)
    expect(player.moves).to_have_count(6)

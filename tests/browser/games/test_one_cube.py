"""One cube on one square at the page: a whole game of two people at one device."""

import re
from collections.abc import Callable

import pytest

from tests.browser.conftest import PHONE
from tests.browser.player import Player


@pytest.fixture
def player(sit: Callable[..., Player]) -> Player:
    return sit(PHONE)


def test_two_people_turn_one_cube_until_swords_are_crossed(player: Player) -> None:
    player.open("g=bushi&r=one").sees("turn", "Black to place the cube.")
    player.seat("w").select_option("person")
    player.play("Nb")
    for move in ("f", "r"):
        with player.moving():
            player.tap(f"o:{move}")
    player.tap("o:l")
    player.sees("refused", re.compile("you may only turn.*a sword points at you"))
    for move in ("t", "r", "t", "r"):
        with player.moving():
            player.tap(f"o:{move}")
    player.sees("over", "Black wins: mate.")
    player.has_link("g=bushi&r=one&m=Nb.f.r.t.r.t.r")

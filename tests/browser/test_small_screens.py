"""Whatever is small, low or narrow: the board is whole, and nothing is lost at the edges."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE
from tests.browser.player import Player

UPRIGHT = [(320, 568), (375, 667), (390, 844), (768, 1024)]
SIDEWAYS = [(667, 375), (844, 390), (915, 412)]
SUSPENDED = (
    "rCre2gKgEgHgC/rHre2gsgsgsgs/rEre6/rKre6/6ywyK/6ywyE/knknknkn2ywyH/kCkHkE3ywyC_r_-_0p,1a,0a,0a"
)
LINKS = [
    "g=bushi&m=El.Wb",
    "g=chatra&m=f9.g4.e12.g1.e12-g6",
    "g=orb&m=5g5f",
    f"g=shinsetsu&p={SUSPENDED}",
    "g=troop",
]
Sit = Callable[..., Player]


def sat(sit: Sit, size: tuple[int, int]) -> Player:
    return sit({**PHONE, "viewport": {"width": size[0], "height": size[1]}})


def widths(page: Page) -> list[int]:
    return list(page.evaluate("[document.documentElement.scrollWidth, innerWidth]"))


@pytest.mark.parametrize("size", [*UPRIGHT, *SIDEWAYS], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_board_fits_and_nothing_sticks_out_sideways(sit: Sit, size: tuple[int, int]) -> None:
    player = sat(sit, size)
    for link in LINKS:
        player.page.goto("about:blank")
        player.open(link)
        page, inside = widths(player.page)
        assert page == inside, link
        board = player.page.locator("#board").bounding_box()
        assert board
        assert board["height"] <= size[1] - 100, link


@pytest.mark.parametrize("size", UPRIGHT, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_refusal_is_in_sight(sit: Sit, size: tuple[int, int]) -> None:
    player = sat(sit, size)
    player.open("g=chatra&m=f9.g4.e12.g1").sees("turn", "Black to move.")
    player.cell("e12").dispatch_event("click")
    player.cell("a1").dispatch_event("click")
    player.sees("refused", "no step, flight or slide leads there")
    assert player.status_in_sight()

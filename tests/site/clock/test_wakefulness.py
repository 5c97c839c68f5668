"""The screen stays on while somebody's time runs, or computers play by themselves."""

from collections.abc import Callable

import pytest

from tests.site.dom.page import Page

Visit = Callable[..., Page]
PEOPLE = {"anga:players:bushi": '{"b": "person", "w": "person"}'}


def awake(page: Page) -> list[bool]:
    asked: list[bool] = page.window.platform.awake
    return asked


@pytest.mark.parametrize(("clock", "asked"), [("600", [True]), ("", [])])
def test_the_screen_stays_on_while_a_clock_runs(
    visit: Visit, clock: str, asked: list[bool]
) -> None:
    link = "g=bushi" + (f"&c={clock}" if clock else "")
    page = visit("bushi.html", link, device=PEOPLE)
    assert awake(page) == []
    for touch in ("E", "l", "W", "b"):
        page.click(f'#options [data-touch="o:{touch}"]')
    assert awake(page) == asked


def test_it_may_go_off_once_the_clocked_game_is_over(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&c=600", device=PEOPLE)
    for touch in ("E", "l", "W", "b", "l"):
        page.click(f'#options [data-touch="o:{touch}"]')
    page.click("#do-more").click("#do-leave").click("#ask-yes")
    assert page.tone == "over"
    assert awake(page) == [True, False]


def test_it_stays_on_while_computers_play_by_themselves(visit: Visit) -> None:
    page = visit("bushi.html", device={"anga:players:bushi": '{"b": 10, "w": 1}'})
    page.wait(900)
    assert page.tone == "over"
    assert awake(page) == [True, False]


def test_it_may_go_off_while_computers_wait_to_be_let(visit: Visit) -> None:
    assert awake(visit("bushi.html", "g=bushi&s=b:10,w:1")) == []

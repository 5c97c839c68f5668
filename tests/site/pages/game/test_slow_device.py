"""A device on which time ends the computer's thoughts: the end says so, and offers a level."""

import json
from collections.abc import Callable

import pytest

from anga.search import levels
from tests.site.dom.page import Page

Visit = Callable[..., Page]
SAID = "On this device Owl 8 ran out of time: it looked at about as many positions as"


def coming_to(level: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A device on which every search comes to a level."""
    monkeypatch.setattr(levels, "reached", lambda *_: level)


def resigned(visit: Visit, moves: int) -> Page:
    """The page after some moves of a person against level 8, who resigns then."""
    page = visit("bushi.html", "g=bushi&s=w:8")
    page.click('#options [data-touch="o:N"]')
    for way in ("b", "l", "r")[:moves]:
        roll = f'#options [data-touch="o:{way}"]'
        if page.find(roll).hasAttribute("aria-disabled"):  # a sword points at the cube
            roll = '#options [data-touch="o:t"]'
        page.click(roll).wait(30)
    return page.click("#do-leave").click("#ask-yes")


def test_the_end_tells_to_which_level_the_computer_came_and_offers_it(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    coming_to(3, monkeypatch)
    page = resigned(visit, 3)
    assert f"{SAID} Hare 3 does." in page.text("#status")
    assert page.text("#status [name=play-slower]") == "Play Hare 3"
    page.click("#status [name=play-slower]")
    assert page.fragment == "#g=bushi"
    assert json.loads(page.device["anga:players:bushi"]) == {"b": "person", "w": 3}


@pytest.mark.parametrize(("level", "moves"), [(8, 3), (None, 3), (3, 2)])
def test_nothing_is_said_of_a_fast_device_or_after_a_few_moves(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, level: int | None, moves: int
) -> None:
    coming_to(level, monkeypatch)
    page = resigned(visit, moves)
    assert page.text("#status").startswith("You lost")
    assert "ran out of time" not in page.text("#status")
    assert not page.all("#status [name=play-slower]")

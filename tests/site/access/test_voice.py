"""Moves are read aloud where that is switched on, and then no screen reader is told of them."""

from collections.abc import Callable

import pytest

from tests.site.dom.page import Page

Visit = Callable[..., Page]
PEOPLE = '{"b": "person", "w": "person"}'
TOLD = {"en": "Black places the cube", "ja": "先手は左構えの面を上に"}


def place(page: Page) -> str:
    """Place a cube; returns what a screen reader hears then."""
    page.platform.read_aloud.clear()
    page.click('#options [data-touch="o:E"]').click('#options [data-touch="o:l"]')
    return page.said


@pytest.mark.parametrize("language", TOLD)
def test_a_move_is_read_and_not_announced_too(visit: Visit, language: str) -> None:
    device = {"anga:players:bushi": PEOPLE, "anga:language": f'"{language}"'}
    page = visit("bushi.html", device=device).click("#do-settings")
    page.click('#settings [name="aloud"]').click("#settings .actions button")
    assert [spoken for spoken, _ in page.platform.read_aloud] == [language]
    heard = place(page)
    ((spoken, text),) = page.platform.read_aloud
    assert spoken == language
    assert TOLD[language] in text
    assert TOLD[language] not in heard


def test_nothing_is_read_until_that_is_chosen(visit: Visit) -> None:
    page = visit("bushi.html", device={"anga:players:bushi": PEOPLE})
    assert TOLD["en"] in place(page)
    assert not page.platform.read_aloud


def test_a_browser_without_a_voice_offers_none(visit: Visit) -> None:
    page = visit("bushi.html", device={"anga:players:bushi": PEOPLE})
    page.platform.voiced = False
    page.click("#do-settings")
    assert page.all('#settings [name="sound"]')
    assert not page.all('#settings [name="aloud"]')

"""Whoever begins game after game on a page has the same page after many as after a few."""

import gc
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.site.dom.page import Page

Visit = Callable[..., Page]
FEW, GAMES = 3, 12
PEOPLE = '{"b": "person", "w": "person"}'
COMPUTER = '{"b": "person", "w": 1}'


class Kept(NamedTuple):
    """What a page keeps: elements, what listens or watches, and objects of Python."""

    elements: int
    listeners: int
    objects: int


def kept(page: Page) -> Kept:
    """What the page keeps now, without garbage."""
    gc.collect()
    elements, window = list(page.document.documentElement.everything()), page.window
    hearing: list[Any] = [*elements, page.document, window, *window.queries.values()]
    heard = sum(len(each) for one in hearing for each in one.listeners.values())
    watched = sum(len(watcher.watched) for watcher in window.watchers)
    return Kept(len(elements), heard + watched, len(gc.get_objects()))


def is_flat(samples: list[Kept]) -> bool:
    """Whether after the last game there is hardly more than after the first few."""
    few, last = samples[FEW], samples[-1]
    return few[:2] == last[:2] and last.objects - few.objects < 10 * (len(samples) - FEW)


@pytest.mark.parametrize("seats", [PEOPLE, COMPUTER], ids=["people", "computer"])
def test_a_new_game_leaves_nothing_behind(visit: Visit, seats: str) -> None:
    page = visit("bushi.html", device={"anga:seats:bushi": seats})
    samples = []
    for _ in range(GAMES):
        page.click('#options [data-touch="o:E"]').click('#options [data-touch="o:l"]')
        page.click("#do-new").click("#new-game [value=start]")
        assert page.texts("#moves .move") == []
        samples.append(kept(page))
    assert is_flat(samples), samples

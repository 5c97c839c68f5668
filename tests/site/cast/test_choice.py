"""The figures beside a select of players, and the drawings."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from build.paths import SITE
from cast.figures import CAST
from tests.site.dom.page import Page

Visit = Callable[..., Page]
DRAWN = (SITE / "icons" / "cast.svg").read_text(encoding="utf-8")
ALONE = '{"b": "person", "w": 3}'


@pytest.fixture
def asked(visit: Visit) -> Page:
    return visit("bushi.html", device={"anga:players:bushi": ALONE}).click("#do-new")


def beside(page: Page, seat: str) -> Any:
    return page.find(f'#new-game [name="seat:{seat}"]').closest(".seat-choice")


def test_each_figure_is_drawn_small_and_in_the_colour_of_the_text() -> None:
    assert re.findall(r'<symbol id="(\w+)"', DRAWN) == [each.id for each in CAST]
    assert "fill" not in DRAWN
    assert len(DRAWN) <= 30_000


def test_a_figure_is_chosen_by_its_drawing(asked: Page) -> None:
    choice = beside(asked, "w")
    figures = choice.querySelectorAll(".figures button")
    assert [each.getAttribute("aria-label") for each in figures] == [
        "Frog 1", "Hare 3", "Carp 5", "Owl 8", "Dragon 10",
    ]  # fmt: skip
    assert "Quick, with both ears up." in choice.textContent
    asked.do(figures[3].click)
    assert asked.find('#new-game [name="seat:w"]').value == "8"
    assert [each.getAttribute("aria-pressed") for each in figures] == [
        "false", "false", "false", "true", "false",
    ]  # fmt: skip
    assert "Sees what you hoped was hidden." in choice.textContent


def test_a_select_shows_its_figure_and_none_for_a_person(asked: Page) -> None:
    assert not beside(asked, "b").querySelector(".met")
    asked.type('#new-game [name="seat:b"]', "1")
    assert "Leaps first and looks later." in beside(asked, "b").textContent
    asked.type('#new-game [name="seat:w"]', "person")
    assert not beside(asked, "w").querySelector(".met")


def test_who_is_chosen_is_heard_at_the_select(asked: Page) -> None:
    select = asked.find('#new-game [name="seat:w"]')
    (told,) = asked.all(f'[id="{select.getAttribute("aria-describedby")}"]')
    assert str(told.textContent).startswith("Hare 3Quick, with both ears up.")


def test_no_figure_is_shown_where_all_are_people(asked: Page) -> None:
    asked.type("#new-against [value=here]", "here")
    assert not beside(asked, "w").querySelector(".met")
    assert not asked.texts("#new-game .figures")
    asked.type("#new-against [value=computer]", "computer")
    assert "Frog 1" in beside(asked, "w").textContent


def test_among_four_only_the_chosen_ones_are_shown(visit: Visit) -> None:
    page = visit("orb.html").click("#do-new")
    assert not page.all("#new-game details .figures button")
    assert len(page.all("#new-game details .met")) == 3


def test_among_four_all_others_are_chosen_at_once_or_each_alone(visit: Visit) -> None:
    page = visit("orb.html").click("#do-new")
    assert page.find(".who details").getAttribute("open") is None
    page.type("#new-game [name=others]", "3")
    assert [page.find(f'#new-game [name="seat:{seat}"]').value for seat in "swne"] == [
        "person", "3", "3", "3",
    ]  # fmt: skip
    page.click('#new-game .figures [title="Carp 5"]')
    assert page.find('#new-game [name="seat:w"]').value == "5"
    page.click(".who summary").type('#new-game [name="seat:w"]', "1")
    assert page.find("#new-game [name=others]").value == ""
    page.click("#new-game [value=start]").click("#do-new")
    assert page.find(".who details").getAttribute("open") is not None
    page.type("#new-against [value=here]", "here")
    assert not page.find("#new-game [name=others]").seen
    page.type('#new-game [name="seat:n"]', "1")  # nothing comes above it
    assert not page.find("#new-game [name=others]").seen
    page.type("#new-against [value=computer]", "computer").click("#new-game [value=start]")
    assert json.loads(page.device["anga:players:orb"]) == {"s": "person", "w": 1, "n": 1, "e": 1}


def test_a_computer_with_a_style_keeps_it_until_another_is_chosen(visit: Visit) -> None:
    page = visit("chatra.html", "g=chatra&s=w:6:hermit")
    seat = '.seat [name="seat:w"]'
    assert page.find(seat).value == "6:hermit"
    assert page.text(f"{seat} [value='6:hermit']") == "Fox 6, hermit"
    page.click("#do-new")
    assert page.find('#new-game [name="seat:w"]').value == "6:hermit"
    assert beside(page, "w").querySelector(".met strong").textContent == "Fox 6"
    page.click("#new-game [value=start]")
    assert json.loads(page.device["anga:players:chatra"]) == {"b": "person", "w": "6:hermit"}
    page.click("#do-new").type('#new-game [name="seat:w"]', "5").click("#new-game [value=start]")
    assert page.find(seat).value == "5"


def test_the_end_shows_who_was_met(visit: Visit) -> None:
    link = "g=bushi&m=El.Wb.l.r.f.t&s=b:3"
    page = visit("bushi.html", link)
    assert page.tone == "over"
    assert page.text("#status .met").startswith("Hare 3")

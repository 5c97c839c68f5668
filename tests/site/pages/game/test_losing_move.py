"""The end of a solved game says with which move it was lost, and leads there."""

from collections.abc import Callable

import pytest

from tests.site.dom.page import Page
from tests.site.dom.window import Window

Visit = Callable[..., Page]
LOST = "g=bushi&m=Nl.Tb.l.t.r.t.t"
AGAINST = LOST + "&s=b:1"
PEOPLE = {"anga:seats:bushi": '{"b": "person", "w": "person"}'}


@pytest.mark.parametrize(("fragment", "whose"), [(LOST, "White’s"), (AGAINST, "Your")])
def test_the_end_names_the_losing_move_and_what_held(
    visit: Visit, fragment: str, whose: str
) -> None:
    told = visit("bushi.html", fragment, device=PEOPLE).text("#status")
    assert f"{whose} losing move was move 6 of 7: Turn (three-way sweep" in told
    assert "Only this would have drawn: Roll forward (right guard" in told


def test_the_end_is_shown_once_its_losing_move_is_known(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&m=Nl.Tb.l.t.r.t", device=PEOPLE)
    assert page.worker
    late = page.worker.hold("losing")
    page.click('#options [data-touch="o:t"]', 3)
    assert page.tone != "over"
    page.do(lambda: late.set_result(None))
    assert page.all('#status [name="losing-show"]')


def test_a_touch_shows_the_place_from_which_one_can_play_on(visit: Visit) -> None:
    page = visit("bushi.html", LOST, device=PEOPLE)
    page.click('#status [name="losing-show"]')
    assert "The position after move 5 of 7." in page.text("#status")
    assert "Move 6 lost the game: Turn (three-way sweep" in page.text("#status")
    assert "It averts the threat of mate by Black." in page.text("#status")
    page.click('#status [name="to-last"]').click('#status [name="losing-show"]')
    page.click('#status [name="play-from-here"]')
    assert page.fragment.endswith("&m=Nl.Tb.l.t.r")
    assert "losing" not in page.text("#status")


def test_what_speaks_for_the_losing_move_too_is_not_told_of_the_better_one(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&m=Wf.Nl.r.t", device=PEOPLE)
    page.click('#status [name="losing-show"]')
    assert "Move 3 lost the game" in page.text("#status")
    assert "points at" not in page.text("#status")


def test_what_was_forced_afterwards_is_said(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&m=Wb.Wb.t.t.l.l", device=PEOPLE)
    assert "From then on Black never had more than one legal move." in page.text("#status")


def test_an_unsolved_game_says_nothing_of_it(visit: Visit) -> None:
    page = visit("chatra.html", "g=chatra&e=resign:b&m=S*d5", device={})
    assert not page.all('#status [name="losing-show"]')


def test_a_phones_card_has_the_losing_move_and_a_review(visit: Visit) -> None:
    def hold(window: Window) -> None:
        window.innerWidth, window.innerHeight = 390.0, 844.0

    page = visit("bushi.html", LOST, device=PEOPLE, prepare=hold)
    ways = page.texts("#status button[name]")
    assert "Show the losing move" in ways
    assert "Play again" in ways
    assert "Review" in ways
    assert not page.all('#more-end [name="review"]')
    assert not page.find("#do-review").disabled

"""One cube on one square, played by two at one device: a whole game by touches and by keys."""

from collections.abc import Callable

import pytest

from tests.site.dom.page import Page

Visit = Callable[..., Page]
PEOPLE = {"anga:seats:bushi": '{"b": "person", "w": "person"}'}
GAME = ["f", "r", "t", "r", "t", "r"]  # after Nb; the last move crosses swords


def one(visit: Visit, fragment: str = "g=bushi&r=one") -> Page:
    return visit("bushi.html", fragment, device=PEOPLE)


def by_button(page: Page, touch: str) -> None:
    page.click(f'#options [data-touch="o:{touch}"]')


def by_key(page: Page, touch: str) -> None:
    page.focus(f'#options [data-touch="o:{touch}"]').press("Enter")


@pytest.mark.parametrize("make", [by_button, by_key])
def test_a_whole_game_ends_with_crossed_swords(
    visit: Visit, make: Callable[[Page, str], None]
) -> None:
    page = one(visit)
    assert "Black to place the cube." in page.text("#status")
    for touch in ("N", "b"):
        by_button(page, touch)
    for touch in GAME:
        make(page, touch)
    assert page.fragment == "#g=bushi&r=one&m=Nb.f.r.t.r.t.r"
    assert len(page.texts("#moves .move")) == 7
    assert "Black wins" in page.text("#status")
    assert not page.all("#options [data-touch]")


def test_a_move_that_takes_back_is_refused_with_its_reason(visit: Visit) -> None:
    page = one(visit, "g=bushi&r=one&p=Ar_Wf_b")
    by_button(page, "r")
    assert "you may not take back your opponent’s last move." in page.text("#status")
    assert page.texts("#moves .move") == []
    by_button(page, "f")
    assert page.fragment.endswith("&m=f")
    assert "Black wins" in page.text("#status")


def test_what_is_found_late_leaves_a_refusal_in_the_card(visit: Visit) -> None:
    page = one(visit, "g=bushi&r=one&m=Nb.f")
    assert page.worker
    late = page.worker.hold("shows")
    by_button(page, "r")
    by_button(page, "l")
    assert page.tone == "refused"
    page.do(lambda: late.set_result(None))
    assert page.tone == "refused"
    by_button(page, "t")
    assert page.tone == "turn"


def test_a_refusal_stays_when_the_last_move_s_button_may_be_pressed_again(visit: Visit) -> None:
    page = one(visit, "g=bushi&r=one&m=Nb.f")
    page.click('#options [data-touch="o:r"]', 0.3)
    page.click('#options [data-touch="o:l"]', 0.1)
    assert page.tone == "refused"
    page.wait(1)
    assert page.tone == "refused"


def test_who_hears_the_board_hears_the_cube_as_the_side_to_move_sees_it(visit: Visit) -> None:
    assert "facing left as Black sees it" in one(visit, "g=bushi&r=one&p=Al_Ab_b").label("c:o")
    assert "facing right as White sees it" in one(visit, "g=bushi&r=one&p=Al_Ab_w").label("c:o")


def test_the_last_move_stands_beside_the_name_of_who_made_it(visit: Visit) -> None:
    page = one(visit, "g=bushi&r=one&p=Ar_Wf_b")
    assert "rolled right" in page.texts(".seat .note")


def test_the_perfect_opponent_wins_what_is_won(visit: Visit) -> None:
    device = {"anga:seats:bushi": '{"b": "person", "w": 10}'}
    page = visit("bushi.html", "g=bushi&r=one", device=device)
    for touch in ("A", "l"):
        by_button(page, touch)
    page.wait(30)
    assert page.text("#status").startswith("You lost – mate.")
    assert page.fragment == "#g=bushi&r=one&m=Al.f"


def test_an_analysis_tells_the_value_of_every_move(visit: Visit) -> None:
    page = one(visit, "g=bushi&r=one&m=Nb").click("#do-study")
    lines = page.texts("#study-lines li")
    assert len(lines) == 4
    assert all("loses in" in line for line in lines)
    assert "loses in 6" in lines[0]
    assert page.text("#study-verdict") == "Black is winning"

"""Back and Forward go from turn to turn of a person; a page loaded again changes nothing."""

from collections.abc import Callable

from tests.site.dom.page import Page

Visit = Callable[..., Page]
PEOPLE = '{"b": "person", "w": "person"}'
PLACED = "g=bushi&p=Nb_Nb_b"
LONG = "ftltrrrrftrtrrttfftfltttrfrtfrrflfftltrtfltfrtltlrtrfrrf"  # a game without an end


def two(visit: Visit, fragment: str = PLACED) -> Page:
    """Two people at one device."""
    return visit("bushi.html", fragment, device={"anga:seats:bushi": PEOPLE})


def reload(visit: Visit, page: Page) -> Page:
    """The same tab, whose page is loaded again."""
    fragment = page.fragment.removeprefix("#")
    return visit("bushi.html", fragment, device=page.device, tab=page.platform)


def option(page: Page, *touches: str) -> Page:
    for touch in touches:
        page.click(f'#options [data-touch="o:{touch}"]')
    return page


def played(page: Page) -> int:
    return len(page.all("#moves .move"))


def entries(page: Page) -> int:
    return len(page.platform.entries)


def test_back_returns_to_my_previous_turn_and_the_computer_waits_for_me(visit: Visit) -> None:
    page = option(visit("bushi.html"), "N", "b")
    first = page.fragment
    second = option(page, "t").fragment
    assert (first.count("."), second.count(".")) == (1, 3)
    assert page.back().fragment == first
    assert page.text("#status p").startswith("Your turn: Black to move.")
    assert played(page) == 2
    assert played(page.back()) == 0
    assert page.forward().forward().fragment == second
    assert played(page) == 4


def test_who_goes_back_is_told_that_the_game_goes_on_and_led_there(visit: Visit) -> None:
    page = option(option(visit("bushi.html"), "N", "b"), "t")
    last = page.fragment
    page.back()
    told = "This is an earlier position of your game, which goes on to move 4."
    assert page.texts("#notices [data-kind=kept] p") == [told]
    page.click("#notices [name=resume]").wait(5)
    assert page.fragment == last
    assert not page.all("#notices [data-kind=kept]")
    page.back().forward()
    assert not page.all("#notices [data-kind=kept]")


def test_back_from_an_end_shows_the_turn_and_the_game_stays_over(visit: Visit) -> None:
    page = option(two(visit, ""), "W", "f", "A", "l", "r", "t")
    over = page.fragment
    assert "White wins: mate." in page.text("#status")
    assert "after move 3 of 4" in page.back().text("#status")
    assert played(page) == 4
    assert "after move 2 of 4" in page.back().text("#status")
    page = reload(visit, page)
    assert "after move 2 of 4" in page.text("#status")
    assert "after move 1 of 4" in page.back().text("#status"), "though its end was not shown yet"
    assert played(page) == 4
    assert "White wins: mate." in page.forward().forward().forward().text("#status")
    assert page.fragment == over


def test_back_does_not_start_the_computer(visit: Visit) -> None:
    page = option(two(visit), "l", "l").back()
    assert "White to move." in page.text("#status")
    page.type('[name="seat:w"]', "1").wait(30)
    assert played(page) == 2
    page.forward().wait(30)
    assert played(page) == 2


def test_after_back_a_person_takes_the_other_way(visit: Visit) -> None:
    page = option(two(visit), "l", "l", "t").back().back()
    assert "White to move." in page.text("#status")
    option(page, "t")
    assert page.fragment == f"#{PLACED}&m=l.t"
    assert page.platform.state() == 2


def test_a_touch_meant_for_the_position_left_is_not_made_in_another(visit: Visit) -> None:
    page = option(two(visit), "l", "l", "t")
    heard = page.window.onpopstate

    def touch_at_once(event: object) -> None:
        heard(event)
        page.find('#options [data-touch="o:t"]').click()

    page.window.onpopstate = touch_at_once
    page.back()
    assert page.text("#status").startswith("Black to move.")
    assert option(page, "f").fragment == f"#{PLACED}&m=l.l.f"


def test_only_a_persons_turn_makes_an_entry(visit: Visit) -> None:
    page = visit("bushi.html")
    before = entries(page)
    answered = option(page, "N", "b").fragment
    assert entries(page) == before + 1
    page.click("#do-first").click('#moves [name="ply-1"]').click("#do-last").click("#do-undo")
    assert page.fragment == "#g=bushi"
    assert page.click("#do-redo").fragment == answered
    assert entries(page) == before + 1


def test_after_forty_turns_the_browsers_memory_is_spared(visit: Visit) -> None:
    page = two(visit, f"{PLACED}&m={'.'.join(LONG[:10])}")
    before = entries(page)
    option(page, *LONG[10:52])
    assert page.fragment == f"#{PLACED}&m={'.'.join(LONG[:52])}"
    assert entries(page) == before + 40
    page = option(reload(visit, page), *LONG[52:54])
    assert entries(page) == before + 40
    assert page.back().fragment == f"#{PLACED}&m={'.'.join(LONG[:49])}"


def test_an_earlier_ply_is_shown_again(visit: Visit) -> None:
    page = reload(visit, two(visit, "g=bushi&m=El.Wb.l").click('#moves [name="ply-1"]'))
    assert page.fragment == "#g=bushi&m=El.Wb.l&n=1"
    assert "The position after move 1 of 3." in page.text("#status")
    assert played(page) == 3


def test_an_old_link_of_ones_own_game_says_so_too(visit: Visit) -> None:
    page = option(visit("bushi.html"), "N", "b")
    old = page.fragment.lstrip("#")
    last = option(page, "t").fragment
    other = visit("bushi.html", old, device=page.device).wait(5)
    assert "which goes on to move 4." in other.text("#notices")
    assert other.click("#notices [name=resume]").wait(5).fragment == last


def test_within_a_game_of_ones_own_it_stays_known_who_plays(visit: Visit) -> None:
    page = option(visit("bushi.html").type('[name="seat:w"]', "8"), "N", "b").wait(20)
    page = option(page, "t").wait(20)
    page.type('[name="seat:w"]', "5").click('#moves [name="ply-1"]')
    page = reload(visit, page)
    assert "The position after move 1 of 4." in page.text("#status")
    assert page.find('[name="seat:w"]').value == "5"
    assert played(page.back()) == 2
    page = reload(visit, page)
    assert page.text("#status p").startswith("Your turn: Black to move.")
    assert page.find('[name="seat:w"]').value == "5"
    assert "which goes on to move 4." in page.text("#notices")
    assert played(option(page, "t")) == 4

"""A game tried within the review of another one: Back returns to that, a reload keeps the task."""

import json
from collections.abc import Callable

import pytest

from tests.site.dom.page import Page

Visit = Callable[..., Page]
PEOPLE = '{"b": "person", "w": "person"}'
OVER = "g=bushi&m=El.Wb.t.f&e=resign:b"
LONG = "ftltrrrrftrtrrttfftfltttrfrtfrrflfftltrtfltfrtltlrtrfrrf"  # a game without an end
SAME = "You have played that move before."
TASK, FOUND = "Your move again: play a better one.", "That is the better move."
FOUR = {"b": "person", "r": 1, "w": 1, "u": 1}


def reviewed(visit: Visit, fragment: str = OVER) -> Page:
    """Two people look at the second turning point of a game that is over."""
    page = visit("bushi.html", fragment, device={"anga:seats:bushi": PEOPLE})
    page.click("#do-review").wait(30)
    return page.click("#review-points li:nth-child(2) button")


def tried(visit: Visit, fragment: str = OVER) -> Page:
    return reviewed(visit, fragment).click("#review-points li:nth-child(2) .again")


def reload(visit: Visit, page: Page, name: str = "bushi.html") -> Page:
    """The same tab, whose page is loaded again."""
    fragment = page.fragment.removeprefix("#")
    return visit(name, fragment, device=page.device, tab=page.platform)


def option(page: Page, *touches: str) -> Page:
    for touch in touches:
        page.click(f'#options [data-touch="o:{touch}"]')
    return page


def games(page: Page) -> list[str]:
    rows = [text for key, text in page.device.items() if key.startswith("anga:saved:")]
    return sorted(json.loads(row)["link"] for row in rows)


def played(page: Page) -> int:
    return len(page.all("#moves .move"))


def test_back_returns_to_the_review_and_forward_to_the_game_tried(visit: Visit) -> None:
    page = reviewed(visit)
    there, points = page.fragment, page.texts("#review-points li")
    page.click("#review-points li:nth-child(2) .again")
    assert "n=" in there
    last = option(page, "t", "t", "l").fragment
    assert page.back().fragment == there
    assert played(page) == 4
    assert page.find("#review").seen
    assert page.texts("#review-points li") == points
    assert TASK not in page.text("#status")
    assert page.forward().fragment == last
    assert (played(page), games(page)) == (6, [last[1:]])
    page.click("#do-undo").click("#do-undo").click("#do-undo")
    assert TASK in page.text("#status")


def test_whoever_plays_from_here_in_a_game_that_is_over_comes_back_to_it(visit: Visit) -> None:
    page = reviewed(visit)
    there = page.fragment
    for _ in range(2):  # the second time, the page has only read that the game is over
        option(page.click("#status [name=play-from-here]"), "t", "t")
        assert played(page) == 5
        assert page.back().fragment == there
        assert page.find("#review").seen


def test_playing_on_from_before_in_a_game_under_way_makes_no_entry(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&m=El.Wb.t.f", device={"anga:seats:bushi": PEOPLE})
    before = len(page.platform.entries)
    page.click('#moves [name="ply-3"]').click("#status [name=play-from-here]")
    assert len(page.platform.entries) == before
    assert len(option(page, "t").platform.entries) == before + 1


def test_after_forty_turns_the_game_that_is_over_is_still_behind_it(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&p=Nb_Nb_b", device={"anga:seats:bushi": PEOPLE})
    option(page, *LONG[:41]).click("#do-leave").click("#ask-yes")
    over, before = page.fragment, len(page.platform.entries)
    page.click('#moves [name="ply-39"]').click("#status [name=play-from-here]")
    assert len(page.platform.entries) == before + 1
    assert page.back().fragment == over.replace("&e=", "&n=39&e=")


def test_a_new_game_has_an_entry_again_and_its_turns_too(visit: Visit) -> None:
    page = option(tried(visit), "t")
    before = len(page.platform.entries)
    page.click("#do-new").click("#new-game [value=start]")
    assert len(page.platform.entries) == before + 1
    assert page.platform.state() == 2
    assert TASK not in page.text("#status")
    option(page, "N")
    assert TASK not in reload(visit, page).text("#status")


def test_the_task_is_still_there_when_the_page_is_loaded_again(visit: Visit) -> None:
    page = reload(visit, tried(visit))
    assert TASK in page.text("#status")
    assert games(page) == []
    page = reload(visit, option(page, "t"))
    assert FOUND in page.text("#status")
    assert games(page) == [page.fragment[1:]]
    page = reload(visit, page.click("#do-undo"))
    assert TASK in page.text("#status")
    page = reload(visit, option(page, "l"))
    assert FOUND not in page.text("#status")
    assert len(games(page)) == 1
    page.back()
    assert TASK not in page.text("#status")


def test_the_same_move_again_is_told_as_such(visit: Visit) -> None:
    page = option(tried(visit), "f")
    assert SAME in page.text("#status")
    assert TASK in page.click("#do-undo").text("#status")


LOST = "g=bushi&m=Nr.Ef.f.t.t.f.t.f.l.l"


def test_in_a_solved_game_every_move_that_keeps_as_much_is_well_found(visit: Visit) -> None:
    page = visit("bushi.html", LOST, device={"anga:seats:bushi": PEOPLE})
    page.click("#do-review").wait(30)
    points = page.texts("#review-points li")
    (index,) = [at for at, text in enumerate(points, 1) if text.startswith("Move 3")]
    again = f"#review-points li:nth-child({index}) .again"
    page.click(f"#review-points li:nth-child({index}) button").click(again)
    for move in ("l", "r", "t"):
        assert FOUND in option(page, move).text("#status"), move
        page.click("#do-undo")
    assert SAME in option(page, "f").text("#status")


UNSOLVED = "g=chatra&m=j10.f4.l9.j3.c11.j3-i4.l9-h11.h2.a9.h2-h1.e11.f4-g4.c9.Og3&e=resign:b"
VERDICTS = ("as good as the best one", "better than what you played")


def test_in_a_game_that_is_not_solved_a_move_that_is_tried_is_compared(visit: Visit) -> None:
    page = visit("chatra.html", UNSOLVED, device={"anga:seats:chatra": PEOPLE})
    page.click("#do-review").wait(60).click("#review-points li:nth-child(1) .again")
    assert "You played f4–g4 here." in page.text("#status")
    for end, told in (("f5", VERDICTS), ("g5", VERDICTS), ("g4", (SAME,))):
        text = page.touch("c:f4").touch(f"c:{end}").text("#status")
        assert any(each in text for each in told), text
        page.click("#do-undo")


def test_what_was_better_is_not_told_to_whoever_plays_from_there(visit: Visit) -> None:
    page = visit("bushi.html", LOST, device={"anga:seats:bushi": PEOPLE})
    page.click("#status [name=losing-show]").wait(5)
    assert "would have drawn" in page.text("#status")
    assert "Better:" not in page.click("#status [name=play-from-here]").wait(5).text("#status")


@pytest.mark.parametrize("is_loaded_again", [False, True])
def test_it_counts_as_no_game_of_its_own(visit: Visit, is_loaded_again: bool) -> None:
    page = tried(visit)
    origin = page.fragment[1:]
    page = option(reload(visit, page) if is_loaded_again else page, "t")
    (row,) = [
        json.loads(text) for key, text in page.device.items() if key.startswith("anga:saved:")
    ]
    assert (row["link"], row["origin"]) == (page.fragment[1:], origin)


@pytest.mark.parametrize("is_loaded_again", [False, True])
def test_its_result_does_not_count(visit: Visit, is_loaded_again: bool) -> None:
    page = visit("bushi.html", device={"anga:players:bushi": '{"b": "person", "w": 1}'})
    option(page, "E", "l").wait(20).click("#do-leave").click("#ask-yes")
    counted = {key: text for key, text in page.device.items() if key.startswith("anga:progress")}
    assert counted
    page.click("#do-review").wait(30).click("#review-points .again")
    option(page, "N", "r").wait(20)
    page = reload(visit, page).wait(20) if is_loaded_again else page
    page.click("#do-leave").click("#ask-yes")
    assert "won" in page.text("#status")
    assert {key: page.device[key] for key in counted} == counted


def test_before_the_first_move_the_players_are_known_when_it_is_loaded_again(visit: Visit) -> None:
    page = visit("bushi.html", device={"anga:players:bushi": '{"b": "person", "w": 8}'})
    option(page, "E", "l").wait(20).click("#do-leave").click("#ask-yes")
    page.click("#do-review").wait(30)
    assert page.all("#review-points .again"), "a mistake of one's own"
    page.click("#review-points .again")
    page.device["anga:players:bushi"] = PEOPLE  # as another tab has it now
    again = reload(visit, page)
    assert again.find('[name="seat:w"]').value == "8"
    assert TASK in again.text("#status")
    assert not again.text("#notices")


def test_another_tab_knows_nothing_of_the_task(visit: Visit) -> None:
    page = tried(visit)
    other = visit("bushi.html", page.fragment[1:], device=page.device)
    assert TASK not in other.text("#status")
    option(other, "t")
    option(page, "l")
    assert TASK not in other.text("#status")
    assert games(page) == sorted([page.fragment[1:], other.fragment[1:]])
    assert FOUND in reload(visit, option(page.click("#do-undo"), "t")).text("#status")


def test_whoever_resigned_among_several_has_the_seat_again_after_a_reload(visit: Visit) -> None:
    device = {"anga:players:chatra4": json.dumps(FOUR)}
    page = visit("chatra4.html", device=device).touch("c:f9").click("#do-leave").click("#ask-yes")
    left = page.fragment
    page.click('#moves [name="ply-1"]').wait(5).click("#status [name=play-from-here]")
    again = reload(visit, page, "chatra4.html")
    assert again.find('.seats [name="seat:b"]').value == "person"
    assert "You have left" not in again.text("#status")
    assert again.back().fragment == left + "&n=1"
    assert "You have left" in again.click("#do-last").text("#status")

"""A game against three computers that the only person leaves: it is lost."""

import json
from collections.abc import Callable
from typing import Any

from anga.guide import watched
from tests.site.dom.page import Page
from tests.site.dom.window import Window
from tests.site.pages.test_home import kept as kept_game

Visit = Callable[..., Page]
SEATS = {"b": "person", "r": 1, "w": 1, "u": 1}


def left(visit: Visit, losses: int, prepare: Any = lambda window: None, **seats: object) -> Page:
    """A game of four-player Chatra that Black leaves after a move, having lost some before."""
    results = {"levels": {"1": [0, 0, losses]}, "streak": ["", 1, 2, losses]} if losses else {}
    device = {
        "anga:players:chatra4": json.dumps({**SEATS, **seats}),
        "anga:progress": json.dumps({"v": 1, "results": {"chatra4": results}}),
    }
    page = visit("chatra4.html", device=device, prepare=prepare).touch("c:f9")
    return page.click("#do-leave").click("#ask-yes")


def results(page: Page) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.device["anga:progress"])["results"]["chatra4"]
    return found


def kept(page: Page) -> dict[str, str]:
    """What the device has of games."""
    return {key: text for key, text in page.device.items() if key.startswith("anga:game:")}


def ways(page: Page) -> list[str | None]:
    """The names of the buttons on the card."""
    return [each.getAttribute("name") for each in page.all("#status button")]


def test_the_only_person_is_addressed(visit: Visit) -> None:
    assert left(visit, 0).text("#ask-text").startswith("You will resign, and ")


def test_in_japanese_no_line_of_the_question_ends_in_brackets(visit: Visit) -> None:
    seats = '{"b": "person", "r": 1, "w": 1, "u": 1}'
    device = {"anga:language": '"ja"', "anga:seats:chatra4": seats}
    page = visit("chatra4.html", device=device).touch("c:f9").click("#do-leave")
    parts = page.texts("#ask-text .unbroken")
    assert next(part for part in parts if "レベル1）" in part).startswith("（")
    assert page.find("#seats-bottom select option").textContent == "あなた"


def test_a_seat_that_is_left_loses_once(visit: Visit) -> None:
    page = left(visit, 0)
    assert results(page)["levels"] == {"1": [0, 0, 1]}
    assert not page.all("#status [name=try-handicap]")
    page.type('.seats [name="seat:b"]', "person").wait(30)
    page.click("#do-leave").click("#ask-yes")
    assert results(page)["levels"] == {"1": [0, 0, 1]}


def test_the_second_loss_offers_a_handicap_and_the_seat_that_it_helps(visit: Visit) -> None:
    page = left(visit, 1)
    assert results(page)["streak"] == ["", 1, 2, 2]
    (told,) = page.texts("#status [name=try-handicap]")
    assert told.startswith("Handicap game as Blue: White is already mated")
    assert ways(page)[-1] == "try-handicap"
    page.click("#status [name=try-handicap]")
    assert page.fragment.startswith("#g=chatra4&p=12/6X5/")
    seats = json.loads(page.device["anga:players:chatra4"])
    assert seats == {"b": 1, "r": 1, "w": 1, "u": "person"}
    assert not page.all("#status [name=try-handicap]")


def test_whoever_resigns_is_told_what_comes_next(visit: Visit) -> None:
    page = left(visit, 0)
    assert page.text("#status").startswith("You have left the game.")
    assert page.document.activeElement is page.find("#status")
    assert ways(page) == ["watch-on", "same-again", "review", "new-game"]
    assert not page.all("#notices button")
    page.click("#status [name=same-again]")
    assert page.fragment.split("&m=")[0] == "#g=chatra4"
    assert json.loads(page.device["anga:players:chatra4"]) == SEATS
    assert "watch-on" not in ways(page)


def test_on_a_phone_the_same_game_again_is_told_from_a_new_one(visit: Visit) -> None:
    def hold(window: Window) -> None:
        window.innerWidth, window.innerHeight = 390.0, 844.0

    page = left(visit, 0, prepare=hold)
    told = page.texts("#status button")
    assert told[1] == "Play again, same seats"
    assert told[-1] == "New game"


def test_who_watches_to_the_end_is_asked_no_more(visit: Visit) -> None:
    page = left(visit, 0).click("#status [name=watch-on]")
    assert "watch-on" not in ways(page)
    page.wait(30)
    assert len(page.fragment.split(".")) > 1


def test_with_one_rival_left_the_game_is_over_for_whoever_resigns(visit: Visit) -> None:
    place = "p=4nK4/9/9/9/xx7xx/9/9/9/4sK4_s_bbbb_-,-,-,-_a3a4&s=w:1,n:1,e:1"
    page = visit("orb.html", "g=orb&" + place).touch("c:5i").touch("c:4i").wait(30)
    asked = page.click("#do-leave").text("#ask-text")
    assert asked == "You will resign, and the game will be over. Are you sure?"
    page.click("#ask-yes")
    assert page.text("#status p") == "You have left the game."
    assert ways(page)[0] == "same-again"


def test_a_hint_goes_with_the_seat_that_is_left(visit: Visit) -> None:
    device = {"anga:players:chatra4": json.dumps(SEATS)}
    page = visit("chatra4.html", device=device).touch("c:f9").wait(30)
    assert "Touch: " in page.click("#do-hint").wait(5).text("#status")
    page.click("#do-leave").click("#ask-yes")
    assert page.find("#do-hint").disabled
    page.type('.seats [name="seat:b"]', "person").wait(30)
    assert "Touch: " not in page.text("#status")
    assert not page.find("#do-hint").disabled


def test_among_several_people_or_levels_nobody_loses(visit: Visit) -> None:
    for other in ("person", 3):
        page = left(visit, 1, r=other)
        assert ("watch-on" in ways(page)) == (other == 3)
        assert results(page) == {"levels": {"1": [0, 0, 1]}, "streak": ["", 1, 2, 1]}


def test_a_game_of_computers_alone_waits_where_it_is_opened_again(visit: Visit) -> None:
    page = left(visit, 0)
    again = visit("chatra4.html", page.fragment[1:], device=dict(page.device)).wait(30)
    assert again.fragment == page.fragment
    assert ways(again) == ways(page)
    assert again.text("#status") == page.text("#status")
    assert again.click("#status [name=watch-on]").wait(30).fragment != page.fragment


def test_whoever_has_resigned_plays_again_in_the_same_seat_after_a_reload(visit: Visit) -> None:
    page = left(visit, 0)
    again = visit("chatra4.html", page.fragment[1:], device=dict(page.device)).wait(30)
    again.click("#status [name=same-again]")
    assert json.loads(again.device["anga:players:chatra4"]) == SEATS


def test_whoever_plays_on_from_before_resigning_has_the_seat_again(visit: Visit) -> None:
    page = left(visit, 0)
    moves, before = page.fragment, kept(page)
    page.click("#do-first").wait(5).click("#status [name=play-from-here]").wait(30)
    assert kept(page) == before, "the game that was left stays so"
    assert page.find('.seats [name="seat:b"]').value == "person"
    assert page.fragment != moves
    assert "You have resigned" not in page.text("#status")


def test_at_the_end_the_seat_that_was_left_is_told_with_whoever_went_on(visit: Visit) -> None:
    link = "g=chatra4&m=" + ".".join([ply.move for ply in watched.load("chatra4").plies])
    told = {}
    for seats in ({**SEATS, "b": 1}, SEATS):
        left = ["b", 2] if seats["b"] == 1 else None
        device = kept_game(link, seats=seats, over=True, left=left)
        page = visit("chatra4.html", link, device=device).wait(5)
        own = [row for row in page.texts(".placings li") if "Human" in row]
        told[str(seats["b"])] = own
    assert told == {"1": ["1.BlackHuman · Frog 1"], "person": ["1.BlackHuman"]}

"""Handicaps on the play page: chosen for a new game, offered after losses, taken away again."""

import json
from collections.abc import Callable, Mapping

from anga.guide import watched
from tests.site.dom.page import Page
from tests.site.pages.test_home import kept as kept_game

Visit = Callable[..., Page]
GUARD = "#g=bushi&p=El_--_w"
LOSSES = {"levels": {"3": [0, 0, 1]}, "streak": ["", 3, 2, 1]}
WINS = {"levels": {"3": [3, 0, 0]}, "uneven": {"3": [1, 0, 0]}, "streak": ["guard", 3, 0, 1]}


def kept(results: Mapping[str, object]) -> dict[str, str]:
    return {"anga:progress": json.dumps({"v": 1, "results": {"bushi": results}})}


def results(page: Page) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.device["anga:progress"])["results"]["bushi"]
    return found


def chosen(page: Page, handicap: str) -> Page:
    page.click("#do-new").click("#new-handicap summary")
    return page.type("#new-game [name=handicap]", handicap)


def resigned(page: Page) -> Page:
    return page.click("#do-leave").click("#ask-yes")


def test_a_new_game_begins_with_a_handicap_that_helps_the_person(visit: Visit) -> None:
    page = visit("bushi.html").click("#do-new")
    assert page.text("#new-handicap .set") == "None"
    page.click("#new-handicap summary").type("#new-game [name=handicap]", "guard")
    assert page.text("#new-handicap .set") == "Black starts with a left guard facing left"
    assert page.find('#new-game [name="rule:cube"]').disabled
    page.click("#new-game [value=start]")
    assert page.fragment == GUARD
    assert json.loads(page.device["anga:players:bushi"]) == {"b": 1, "w": "person"}
    assert page.text("#status").startswith("Your turn: White")
    assert page.texts("#notices [data-kind=start] p") == [
        "Handicap: Black starts with a left guard facing left."
    ]
    assert not page.all("#status [name=deal]")
    page.click("#do-new")
    assert page.find("#new-game [name=handicap]").value == "guard"
    page.type("#new-game [name=handicap]", "").click("#new-game [value=start]")
    assert not page.fragment.startswith(GUARD)


def test_a_handicap_may_be_one_of_the_rules(visit: Visit) -> None:
    page = visit("chatra.html").click("#do-new").click("#new-handicap summary")
    assert page.find('#new-handicap [name="rule:handicap"]').seen
    page.type('#new-game [name="rule:handicap"]', "h5").click("#new-game [value=start]")
    assert page.fragment.startswith("#g=chatra&r=h5")


def test_two_losses_in_a_row_offer_a_handicap_and_one_touch_takes_it(visit: Visit) -> None:
    page = visit("bushi.html", device=kept(LOSSES))
    page.click('#options [data-touch="o:N"]').click('#options [data-touch="o:b"]').wait(5)
    page = resigned(page)
    told = "Handicap game as White: Black starts with a left guard facing left"
    assert page.text("#status [name=try-handicap]") == told
    page.click("#status [name=try-handicap]")
    assert page.fragment == GUARD
    assert json.loads(page.device["anga:players:bushi"]) == {"b": 3, "w": "person"}


def test_the_first_loss_offers_nothing(visit: Visit) -> None:
    page = visit("bushi.html")
    page.click('#options [data-touch="o:N"]').click('#options [data-touch="o:b"]').wait(5)
    assert not resigned(page).all("#status [name=try-handicap]")


def test_who_came_second_of_four_is_offered_none(visit: Visit) -> None:
    moves = [ply.move for ply in watched.load("chatra4").plies[:-1]]  # then Black mates White
    seats = {"b": 3, "r": 3, "w": "person", "u": 3}
    losses = {"levels": {"3": [0, 0, 1]}, "streak": ["", 3, 2, 1]}
    device = {
        **kept_game("g=chatra4&m=" + ".".join(moves), seats=seats, mover=[len(moves), "b"]),
        "anga:progress": json.dumps({"v": 1, "results": {"chatra4": losses}}),
    }
    page = visit("chatra4.html", device=device).click("#notices [name=resume]").wait(30)
    assert "You came second. Black wins" in page.text("#status")
    found = json.loads(page.device["anga:progress"])["results"]["chatra4"]
    assert found["levels"] == {"3": [0, 0, 2]}
    assert not page.all("#status [name=try-handicap]")


def test_under_other_rules_none_is_offered(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&r=one", device=kept(LOSSES))
    page.click('#options [data-touch="o:N"]').click('#options [data-touch="o:b"]').wait(5)
    page = resigned(page)
    assert page.text("#status").startswith("You lost – ")
    assert not page.all("#status [name=try-handicap]")


def test_a_game_with_a_handicap_is_counted_apart_and_keeps_its_sides(visit: Visit) -> None:
    page = chosen(visit("bushi.html", device=kept(WINS)), "guard").click("#new-game [value=start]")
    page.click('#options [data-touch="o:N"]').click('#options [data-touch="o:b"]').wait(5)
    page = resigned(page)
    assert results(page)["levels"] == {"3": [3, 0, 0]}
    assert results(page)["uneven"] == {"3": [1, 0, 1]}
    assert results(page)["streak"] == ["guard", 3, 2, 1]
    assert "with a handicap, won 1, drawn 0, lost 1" in page.text("#status .results p")
    assert page.all("#status [name=same-again]")
    assert not page.all("#status [name=rematch]")


def test_two_wins_with_a_handicap_offer_an_even_game(visit: Visit) -> None:
    link = GUARD[1:] + "&m=Nl.r"
    device = {**kept(WINS), **kept_game(link, seats={"b": 3, "w": "person"}, mover=[2, "w"])}
    page = visit("bushi.html", device=device).click("#notices [name=resume]")
    page.click('#options [data-touch="o:t"]')
    assert page.text("#status").startswith("You won – ")
    assert not page.all("#status [name=next-rung]")
    assert page.text("#status [name=play-even]") == "Next without a handicap"
    page.click("#status [name=play-even]")
    assert "p=" not in page.fragment
    assert json.loads(page.device["anga:players:bushi"]) == {"b": 3, "w": "person"}

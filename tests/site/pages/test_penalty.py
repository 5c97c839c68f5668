"""A penalty for an excessive move, at one device: it is told before, owed, paid, and taken back."""

import json
from collections.abc import Callable

from tests.site.dom.page import Page

Visit = Callable[..., Page]
SEATS = ("s", "w", "n", "e")
# North’s orb is red; South’s Gold may attack North from 7d.
BEFORE = "p=4nK4/9/2nS6/9/wK1sG5eK/9/9/9/4sK4_s_bbrb_-,-,-,-_aaaa"
# The Pawn on 7c may mate North from 8b.
LIFE = "p=nK8/9/1sPsG6/9/wK7eK/9/9/9/4sK4_s_bbrb_-,-,-,-_aaaa"


def at_table(visit: Visit, place: str, rules: str = "&r=penalty") -> Page:
    seats = json.dumps(dict.fromkeys(SEATS, "person"))
    return visit("orb.html", f"g=orb{rules}&{place}", device={"anga:seats:orb": seats})


def notes(page: Page) -> list[str]:
    """What is said beside the players’ names."""
    return page.texts(".seats .seat .note")


def test_an_excessive_move_costs_its_player_the_next_turn(visit: Visit) -> None:
    page = at_table(visit, BEFORE).touch("c:7e")
    assert "North’s orb is red: attacking North costs you your next turn." in page.text("#status")
    page.touch("c:7d")
    assert page.fragment.endswith("&m=7e7d")
    assert "it is excessive, so South owes a turn." in page.said
    assert "owes a turn" in notes(page)
    page.touch("c:9e", "c:9f").touch("c:5a", "c:5b").touch("c:1e", "c:1f")
    assert page.said.endswith("; South misses a turn as a penalty. West to move.")
    assert page.fragment.endswith("&m=7e7d.9e9f.5a5b.1e1f")
    assert "owes a turn" not in notes(page)
    page.click("#do-undo")
    assert "East to move." in page.text("#status")
    assert "owes a turn" in notes(page)


def test_no_turn_pays_for_a_mate(visit: Visit) -> None:
    page = at_table(visit, LIFE).touch("c:7c", "c:8b")
    assert page.tone == "refused"
    assert "you may not mate North with an excessive move" in page.text("#status")
    assert "&m=" not in page.fragment


def test_by_the_usual_rules_the_same_move_is_refused(visit: Visit) -> None:
    page = at_table(visit, BEFORE, rules="").touch("c:7e", "c:7d")
    assert page.tone == "refused"
    assert "North’s orb is red" in page.text("#status")
    assert "&m=" not in page.fragment


def test_a_game_with_the_penalty_is_begun_among_ideas_that_were_never_tried(visit: Visit) -> None:
    page = visit("orb.html").click("#do-new")
    untried = page.find('#new-game [name="rule:orbs"] optgroup')
    assert untried.getAttribute("label") == "Ideas that were never tried"
    assert [option.value for option in untried.elements] == ["penalty"]
    page.type('#new-game [name="rule:orbs"]', "penalty").click("#new-game [value=start]")
    assert page.fragment == "#g=orb&r=penalty"

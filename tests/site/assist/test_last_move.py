"""What speaks for the last move of an opponent: on a touch of it, or by a button."""

from assist.advice import overlay_drawings
from screen import status_lines
from tests.site.by_hand import SCENE, Memory, Tab

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WORDS = {"aim:capture": {"en": "It captures on {0}.", "ja": "{0}の駒を取る手です。"}}
MARK = {"mark": "attack", "cells": ["a1", "b1"]}
CLAIM = {"slug": "aim:capture", "args": ["b1"], "figures": {"marks": [MARK], "lines": []}}


def answered(words: "Any" = WORDS) -> Tab:
    """The computer has answered Black's move with one from a1 to b1."""
    scene: Any = dict(SCENE)
    scene["marks"] = [{"mark": "last", "cells": ["a1", "b1"]}]
    known: Any = {"seat:b": {"en": "Black", "ja": "黒"}, "seat:w": {"en": "White", "ja": "白"}}
    known.update(words)
    tab = Tab("", Memory(), words=known, scene=scene).wake()
    tab.session.touching.touch("o:x")
    tab.settle()
    return tab.think("y")


def drawn(tab: Tab) -> "list[Any]":
    return list(overlay_drawings(tab.session.table)["marks"])


def asked(tab: Tab) -> "list[str]":
    return [request["cmd"] for request, _ in tab.engine.asked]


def is_seeking(tab: Tab) -> bool:
    return tab.session.table.seeking


def is_hinted(tab: Tab) -> bool:
    return tab.session.table.hint is not None


def ask_about(tab: Tab, ply: int) -> None:
    """Ask about an earlier move, until only what speaks for it is still to be told."""
    tab.session.ask_about(ply)
    while others := [cmd for cmd in tab.waiting() if cmd != "claims"]:
        tab.tell(others[0])


def card(tab: Tab) -> str:
    """The text of the status card."""
    return status_lines.lines(tab.session, [])[1]


def test_a_touch_on_the_last_move_tells_and_draws_what_speaks_for_it() -> None:
    tab = answered()
    tab.session.touching.touch("c:b1")
    assert "claims" in tab.waiting()
    assert is_seeking(tab)
    tab.tell("claims", claims=[CLAIM])
    assert not is_seeking(tab)
    assert drawn(tab) == [MARK]
    assert card(tab) == "It captures on b1."
    assert tab.screen.said[-1:] == ["White’s last move: It captures on b1."]
    assert "why" not in asked(tab)


def test_the_card_says_whose_move_it_is_about_instead_of_whose_turn_it_is() -> None:
    tab = answered()
    assert "to move" in status_lines.lines(tab.session, [])[0]
    tab.session.last_move.tell()
    tab.tell("claims", claims=[CLAIM])
    assert status_lines.lines(tab.session, [])[0] == "White’s last move:"
    tab.session.hints.forget()
    assert "last move" not in status_lines.lines(tab.session, [])[0]


def test_of_an_earlier_move_that_matters_more_the_position_is_shown() -> None:
    tab = answered()
    tab.session.touching.touch("o:x")
    tab.settle()
    tab.think("y")
    tab.session.last_move.tell()
    tab.tell("claims", claims=[CLAIM], ply=2)
    (request,) = [each for each, _ in tab.engine.asked if each["cmd"] == "claims"]
    assert request["seat"] == "b"
    assert drawn(tab) == []
    tab.settle()
    assert tab.session.table.match.shown == 2
    assert asked(tab).count("claims") == 1
    assert drawn(tab) == [MARK]
    told = status_lines.lines(tab.session, [])
    assert told[:2] == ("White’s move y:", "It captures on b1.")
    assert "to-last" in [slug for slug, _ in told[2]]
    tab.session.dismiss()
    tab.settle()
    assert tab.session.table.match.at_last
    assert tab.session.table.claims is None


def test_with_more_seats_the_other_moves_of_the_round_are_told_one_after_the_other() -> None:
    tab = Tab("", Memory(), seats=["b", "w", "r", "y"]).wake()
    tab.session.touching.touch("o:x")
    tab.settle()
    for move in "yxy":
        tab.think(move)
    last_move = tab.session.last_move
    assert last_move.other == 0
    last_move.tell()
    tab.tell("claims", claims=[CLAIM], ply=3)
    tab.settle()
    assert (last_move.ply, last_move.other) == (3, 4)
    assert [slug for slug, _ in status_lines.lines(tab.session, [])[2]] == ["to-last"]
    ask_about(tab, last_move.other)
    tab.tell("claims", claims=[CLAIM], ply=4)
    assert tab.session.table.mode == "turn"
    assert (last_move.ply, last_move.other) == (4, 2)


def test_a_button_asks_until_it_is_answered() -> None:
    tab = answered()
    assert tab.session.last_move.question == "why-move"
    tab.session.last_move.tell()
    tab.tell("claims", claims=[])
    assert card(tab).startswith("No single reason")
    assert tab.session.last_move.other == 0
    assert tab.session.last_move.question is None


def test_beside_a_hint_it_can_be_asked_for_and_takes_its_place() -> None:
    tab = answered()
    tab.session.advice.hint()
    tab.tell("best", move="x")
    tab.tell("claims", claims=[])
    tab.settle()
    assert is_hinted(tab)
    assert tab.session.last_move.question == "why-move"
    tab.session.last_move.tell()
    tab.tell("claims", claims=[CLAIM])
    assert card(tab) == "It captures on b1."
    assert not is_hinted(tab)
    tab.session.advice.hint()
    tab.settle()
    assert tab.session.table.claims is None
    assert is_hinted(tab)


def test_it_can_be_put_away() -> None:
    tab = answered()
    tab.session.last_move.tell()
    tab.tell("claims", claims=[CLAIM])
    tab.session.dismiss()
    tab.settle()
    assert drawn(tab) == []
    assert tab.session.last_move.question == "why-move"


def test_another_touch_takes_it_away() -> None:
    tab = answered()
    tab.session.last_move.tell()
    tab.tell("claims", claims=[CLAIM])
    tab.session.touching.touch("c:c1")
    tab.settle()
    assert drawn(tab) == []
    assert tab.session.last_move.question == "why-move"


def test_a_touch_elsewhere_or_with_a_piece_in_hand_is_no_question() -> None:
    tab = answered()
    tab.session.touching.touch("c:c1")
    tab.settle()
    assert "claims" not in asked(tab)
    tab.session.table.selection.touches = ["c:c1"]
    assert not tab.session.last_move.is_at("c:b1")
    assert tab.session.last_move.question is None


def test_a_persons_own_move_is_not_asked_about() -> None:
    people = Memory({"anga:seats:toy": '{"b": "person", "w": "person"}'})
    tab = Tab("", people).wake()
    tab.session.touching.touch("o:x")
    tab.settle()
    assert tab.session.last_move.question is None


def test_the_move_of_a_friend_elsewhere_is() -> None:
    tab = Tab("g=toy&m=x.y.x&h=b:Aki,w").wake()
    assert tab.session.table.mode == "turn"
    assert tab.session.last_move.question == "why-move"
    tab.session.last_move.tell()
    assert "claims" in tab.waiting()
    tab.session.touching.touch("o:y")
    tab.settle()
    assert tab.session.table.mode == "away"
    assert tab.session.last_move.question is None


def test_an_answer_about_an_earlier_position_is_not_shown() -> None:
    tab = answered()
    tab.session.last_move.tell()
    tab.tasks.run()
    tab.session.touching.touch("o:x")
    tab.tell("claims", claims=[CLAIM])
    assert drawn(tab) == []


def test_a_hint_that_is_asked_for_meanwhile_comes_instead() -> None:
    tab = answered()
    tab.session.last_move.tell()
    tab.tasks.run()
    tab.session.advice.hint()
    assert "best" in tab.waiting()
    tab.tell("claims", claims=[CLAIM])
    assert tab.session.table.claims is None
    tab.tell("best", move="y")
    assert tab.session.table.hint


def test_an_earlier_move_that_is_asked_about_is_shown_first_and_then_told() -> None:
    tab = answered()
    tab.session.touching.touch("o:x")
    tab.settle()
    tab.think("y")
    ask_about(tab, 2)
    assert tab.session.table.mode == "earlier"
    tab.tell("claims", claims=[CLAIM], ply=2)
    (request,) = [each for each, _ in tab.engine.asked if each["cmd"] == "claims"]
    assert len(request["record"]) == 2
    assert "seat" not in request
    assert drawn(tab) == [MARK]
    assert status_lines.lines(tab.session, [])[:2] == ("White’s move y:", "It captures on b1.")
    tab.session.step(4)
    tab.settle()
    assert drawn(tab) == []
    assert asked(tab).count("claims") == 1


def test_the_last_move_may_be_asked_about_where_it_is_shown() -> None:
    tab = answered()
    ask_about(tab, 2)
    tab.tell("claims", claims=[CLAIM], ply=2)
    assert status_lines.lines(tab.session, [])[0] == "White’s last move:"


def test_while_the_computer_thinks_it_is_said_when_a_move_can_be_asked_about() -> None:
    tab = answered()
    tab.session.touching.touch("o:x")
    tab.settle()
    assert tab.session.table.mode == "thinking"
    tab.session.ask_about(3)
    assert "busy" in tab.screen.notices
    assert tab.session.table.mode == "thinking"
    assert tab.session.last_move.owed is None


def test_an_own_move_that_is_looked_at_is_not_asked_about() -> None:
    tab = answered()
    tab.session.ask_about(1)
    tab.settle()
    assert tab.session.table.mode == "earlier"
    assert "claims" not in asked(tab)

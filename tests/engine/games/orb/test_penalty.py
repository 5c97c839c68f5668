"""The penalty for an excessive move (rules `penalty`): the worked cases by name, and the page."""

import pytest

from anga.contract.editor import SetupData
from anga.contract.position import perft
from anga.games.orb import GAME
from anga.games.orb.rules.position import OrbPosition
from anga.record import record
from anga.record.record import Record
from anga.search import levels
from anga.search.limits import Limits
from anga.service import editing
from anga.shared.errors import IllegalMove, PositionError, RulesError
from anga.shared.phrases import say

ORB = GAME
BEFORE = "4nK4/9/2nS6/9/wK1sG5eK/9/9/9/4sK4 s bbrb -,-,-,- aaaa"
OWING = "4nK4/9/2nS6/2sG6/wK7eK/9/9/9/4sK4 w Bbrb -,-,-,- aaaa"
PAID = "9/4nK4/2nS6/2sG6/9/wK7eK/9/9/4sK4 w bbbb -,-,-,- aaaa"
ROOK = "4nK4/9/2nS6/2sG6/wK7eK/9/9/9/4sK4 w Bbrb -,R,-,- aaaa"
CHECKED = "4nK4/9/2nS6/2sG6/wK3wR3eK/9/9/9/4sK4 n RBbr -,-,-,- aaaa"
LIFE = "nK8/9/1sPsG6/9/wK7eK/9/9/9/4sK4 s bbrb -,-,-,- aaaa"


def position(text: str, rules: str = "penalty") -> OrbPosition:
    found = ORB.parse(text, rules)
    assert isinstance(found, OrbPosition)
    return found


def play(text: str, moves: str) -> OrbPosition:
    found = position(text)
    for token in moves.split():
        found = found.play(found.parse_move(token))
    return found


def told(text: str, token: str) -> str:
    at = position(text)
    return say(ORB.move_description(at, at.parse_move(token)), ORB.words, "en")


def test_an_excessive_move_may_be_played_and_its_mover_owes_a_turn() -> None:
    with pytest.raises(IllegalMove) as caught:
        position(BEFORE, "").parse_move("7e7d")
    assert "excessive" in (caught.value.reason or ())
    assert str(play(BEFORE, "7e7d")) == OWING


def test_the_turn_that_is_owed_is_lost_and_the_orb_turns_blue() -> None:
    assert str(play(OWING, "9e9f 5a5b 1e1f")) == PAID


def test_no_turn_pays_for_a_life() -> None:
    with pytest.raises(IllegalMove) as caught:
        position(LIFE).parse_move("7c8b")
    assert (caught.value.reason, caught.value.cells) == (["excessive-mate", "seat:n"], ["9a"])


def test_a_player_in_check_answers_it_first_and_goes_on_owing() -> None:
    assert str(play(ROOK, "R*5e")) == CHECKED
    after = play(CHECKED, "5a6a 1e1f")
    assert (after.turn, after.debts) == ("s", 0b0011)
    assert after.in_check
    answered = play(CHECKED, "5a6a 1e1f 5i6i")
    assert (answered.turn, answered.debts) == ("n", 0b0001), "West has lost its turn, South owes"


def test_perft() -> None:
    start = ORB.start("penalty")
    assert [perft(start, depth) for depth in range(1, 5)] == [9, 81, 729, 6561]


@pytest.mark.parametrize("rules", ["plain,penalty", "penalty,plain"])
def test_without_orbs_there_is_no_penalty(rules: str) -> None:
    with pytest.raises(RulesError):
        ORB.canonical(rules)


@pytest.mark.parametrize(
    ("text", "rules", "offending"),
    [
        (OWING, "", "Bbrb"),
        (OWING, "plain", "Bbrb"),
        (OWING.replace(" w ", " s ").replace("Bbrb", "Bbbb"), "penalty", None),
        (OWING.replace("Bbrb", "bxrb"), "penalty", "bxrb"),
        ("xx8/9/2nS6/9/wK7eK/9/9/9/4sK4 s bbBb -,-,-,- aa4a", "penalty", "bbBb"),
        ("xx7xx/9/2nS6/9/9/9/9/9/xx3sK4 s Bbbb -,-,-,- 1432", "penalty", "Bbbb"),
    ],
)
def test_what_is_no_position(text: str, rules: str, offending: str | None) -> None:
    with pytest.raises(PositionError) as caught:
        position(text, rules)
    assert caught.value.text == (offending or text)


def test_a_debt_is_part_of_the_position() -> None:
    free = OWING.replace("Bbrb", "bbrb")
    assert position(OWING) != position(free)
    assert ORB.thinking.key is not None
    assert ORB.thinking.key(position(OWING)) != ORB.thinking.key(position(free))


# The page


def test_the_seat_bar_says_who_owes_a_turn() -> None:
    notes = {seat["seat"]: seat["notes"] for seat in ORB.scene(position(OWING), {})["seats"]}
    assert notes == {"s": ["note:owes"], "w": [], "n": ["note:red"], "e": []}


def test_a_sign_lies_on_the_orb_of_who_owes_a_turn() -> None:
    free = position(OWING.replace("Bbrb", "bbrb"))
    drawn = ORB.scene(position(OWING), {})["lines"]
    more = [stroke for stroke in drawn if stroke not in ORB.scene(free, {})["lines"]]
    assert [set(stroke) & {"circle", "path"} for stroke in more] == [{"circle"}, {"path"}]
    assert more[0]["circle"][:2] == [4, 9.07], "before South"


def test_debts_and_lost_turns_are_told_by_name() -> None:
    assert told(BEFORE, "7e7d").endswith("attacks North; it is excessive, so South owes a turn.")
    waiting = play(OWING, "9e9f 5a5b")
    assert told(str(waiting), "1e1f").endswith("; South misses a turn as a penalty.")
    assert "skipped" not in told(str(waiting), "1e1f")


def test_what_a_move_comes_to() -> None:
    before, waiting = position(BEFORE), play(OWING, "9e9f 5a5b")
    assert set(ORB.deeds(before, before.parse_move("7e7d"))) >= {"attack", "owe"}
    assert "pay" in ORB.deeds(waiting, waiting.parse_move("1e1f"))
    assert "owe" not in ORB.deeds(before, before.parse_move("5i6i"))


def test_before_the_move_it_is_said_what_it_costs() -> None:
    shown = ORB.explain(position(BEFORE), ["c:7e"])
    assert shown["notes"] == [["costs-a-turn", "seat:n"]]
    assert shown["marks"] == [{"mark": "refused", "cells": ["7c"]}]
    assert ORB.explain(position(BEFORE, ""), ["c:7e"])["notes"] == [["shielded", "seat:n"]]
    choices = {choice["move"]: choice for choice in ORB.choices(position(BEFORE))}
    assert "forbidden" not in choices["7e7d"]


@pytest.mark.parametrize("text", [OWING, CHECKED, PAID])
def test_a_setup_comes_back(text: str) -> None:
    assert ORB.editor
    setup = ORB.editor.setup(position(text))
    assert ORB.editor.validate(setup, "penalty").position == text


def test_who_is_to_move_and_not_in_check_owes_nothing() -> None:
    assert ORB.editor
    setup: SetupData = ORB.editor.setup(position(PAID))
    setup["fields"]["debt:w"] = "+"
    answer = editing.edit_answer(ORB, position(PAID), setup, {})
    assert [problem["reason"] for problem in answer["problems"]] == [["edit:debt", "seat:w"]]


def test_the_computer_plays_on_with_debts() -> None:
    for text in (BEFORE, OWING, CHECKED):
        begun = record.replay(Record("orb", "penalty", text))
        *_, last = levels.search(begun, Limits(level=3, seed=1))
        assert last.move in begun.legal()

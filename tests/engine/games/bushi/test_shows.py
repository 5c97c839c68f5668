"""Whose sword points at whom, and what that leaves: true in every position."""

import pytest

from anga.games.bushi import GAME as BUSHI
from anga.games.bushi.rules.common import BushiPosition
from anga.shared.advice import Reason
from anga.shared.phrases import say

RULES = ("", "article", "one")
LEFT = {"shows:sword": 1, "shows:cross": 1, "shows:points": 4}  # legal moves at most


def shown(position: BushiPosition) -> list[Reason]:
    line = BUSHI.line(position.rules)._replace(positions=(position,))
    return list(BUSHI.shows(line))


@pytest.mark.parametrize("rules", RULES)
def test_every_sword_is_shown_and_leaves_what_is_said(rules: str) -> None:
    for position in BUSHI.states(rules) or ():
        found = shown(position)
        if position.outcome:
            ways = ("shows:mate-swept", "shows:mate-stuck") if rules == "one" else ("shows:mate",)
            assert found[0]["slug"] in ways
            assert found[0]["args"][0] == f"seat:{position.waiting}"
            continue
        swords = [seat for seat in "bw" if position.all_placed and position.points(seat)]
        marks = [mark for each in found for mark in each["figures"]["marks"]]
        assert sorted(mark["cells"][0] for mark in marks) == sorted(map(position.square, swords))
        for each in found:
            moves = position.legal()
            assert len(moves) <= LEFT[each["slug"]]
            if each["slug"] == "shows:sword":
                assert moves in (("t",), ())
            if each["slug"] == "shows:cross":
                assert all(position.own and position.own.facing == move for move in moves)


def test_the_swords_that_forbid_a_move_are_shown() -> None:
    position = BUSHI.parse("Wl Wr w")
    assert BUSHI.forbids(position, "f")["marks"] == [{"mark": "attack", "cells": ["b", "w"]}]
    placing = BUSHI.parse("-- -- b")
    assert BUSHI.forbids(placing, "Tf")["marks"] == [{"mark": "attack", "cells": ["b", "w"]}]


def test_a_mate_is_one_sentence_in_both_languages() -> None:
    line = BUSHI.line("", "Al Nf b").play("t")
    (mate,) = BUSHI.shows(line)
    assert [mark["cells"] for mark in mate["figures"]["marks"]] == [["b", "w"], ["w", "b"]]
    phrase = [mate["slug"], *mate["args"]]
    assert say(phrase, BUSHI.words, "en") == (
        "Both samurai face each other with a sword ahead. Black moved last, so Black wins."
    )
    assert say(phrase, BUSHI.words, "ja").endswith("最後に動かした先手の勝ちです。")

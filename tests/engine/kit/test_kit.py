"""The small parts of the kit."""

from typing import Any

import pytest

from anga import games
from anga.contract.game import Line
from anga.contract.position import Refusal
from anga.kit import aim_words, aims, ends, hands, refusals, seats, setups
from anga.kit.lazy_dict import LazyDict
from anga.shared.phrases import say, slug_of
from anga.shared.scene import Mark, Words

TABLES: list[Words] = [hands.WORDS, refusals.WORDS, setups.TURN_WORDS, setups.PIECE_WORDS]


def test_a_lazy_table_makes_each_entry_once() -> None:
    asked = []

    def make(key: int) -> int:
        asked.append(key)
        return key * key

    table = LazyDict(make)
    assert [table[3], table[3], table[4]] == [9, 9, 16]
    assert asked == [3, 4]


def test_two_sit_opposite() -> None:
    assert seats.opponents(("b", "w")) == {"b": "w", "w": "b"}


def test_ends_place_everyone() -> None:
    assert ends.won("mate", "bwx", "w").placings == {"b": 2, "w": 1, "x": 2}
    assert ends.drawn("limit", "bw") == ("limit", {"b": 1, "w": 1})


def test_a_repetition_is_counted_from_the_start() -> None:
    game = games.get("bushi")
    start = game.start()
    other = start.after("Al")
    line: Line[Any, Any] = Line(game, (start, other, start, other))
    assert ends.occurrences(line) == 2
    assert ends.repetition(line, 3) is None
    assert ends.repetition(line, 2) == ("repetition", {"b": 1, "w": 1})


@pytest.mark.parametrize(
    ("refusal", "slug"),
    [
        (refusals.nothing_there("a1"), "nothing-there"),
        (refusals.not_yours("a1", "w"), "not-yours"),
        (refusals.own_piece("a1"), "own-piece"),
        (refusals.cannot_go("P", "a1"), "cannot-go"),
        (refusals.not_in_hand("P"), "not-in-hand"),
        (refusals.drop_on_piece("a1"), "drop-on-piece"),
    ],
)
def test_a_refusal_has_words_and_a_place(refusal: Refusal, slug: str) -> None:
    reason = slug_of(refusal.reason)
    assert reason == slug in refusals.WORDS
    assert refusal.cells == (() if slug == "not-in-hand" else ("a1",))


@pytest.mark.parametrize("words", TABLES)
def test_words_are_said_in_both_languages(words: Words) -> None:
    assert all(set(said) == {"en", "ja"} and all(said.values()) for said in words.values())


def test_the_editor_has_a_brush_for_each_piece_of_each_seat() -> None:
    facings = {"b": 0, "w": 2}
    shown = setups.brushes(facings, ["K", "+P"])
    assert [brush["id"] for brush in shown] == ["bK", "b+P", "wK", "w+P"]
    assert [brush["facing"] for brush in shown] == [0, 0, 2, 2]
    placed = setups.piece("a1", "w+P", facings)
    assert (placed["look"], placed["seat"], placed["facing"]) == ("+P", "w", 2)
    assert setups.turn_field("bw")["values"][1] == {"token": "w", "name": "seat:w"}


def test_names_are_listed_as_people_list_them() -> None:
    for names, english in ((["a1"], "a1"), (["a1", "b2"], "a1 and b2"), ("abc", "a, b and c")):
        assert say(aims.listed(names), aim_words.WORDS, "en") == english
    assert say(aims.listed("abc"), aim_words.WORDS, "ja") == "a・b・c"
    either = aims.either(aims.Names(lambda _position, cells: aims.listed(cells)))
    assert say(either(None, "abc"), aim_words.WORDS, "en") == "a, b or c"
    assert say(either(None, "abc"), aim_words.WORDS, "ja") == "a・b・cのどれか"
    assert say(either(None, "ab"), aim_words.WORDS, "ja") == "aかb"
    assert say(aims.some("ab"), aim_words.WORDS, "en") == "a and b"
    assert say(aims.some("abcdef"), aim_words.WORDS, "en") == "6 squares"


def test_squares_are_listed_by_file_and_rank() -> None:
    assert aims.in_order(["d7", "c10", "c7", "c6"]) == ["c6", "c7", "c10", "d7"]
    assert aims.squares(None, ["h5", "g4"]) == ["aim:and", "g4", "h5"]


def test_a_lazy_dict_forgets_all_when_there_would_be_more() -> None:
    made = list[int]()

    def double(number: int) -> int:
        made.append(number)
        return 2 * number

    doubles = LazyDict(double, 2)
    assert [doubles[number] for number in (1, 2, 1, 3)] == [2, 4, 2, 6]
    assert dict(doubles) == {3: 6}
    assert made == [1, 2, 3]


def test_nothing_is_drawn_of_what_is_not_named() -> None:
    names = aims.Names(lambda _position, cells: aims.listed(cells), 2)
    assert names(None, ["a1", "b2", "c3"]) == ["aim:and", "a1", "b2"]
    marks: list[Mark] = [
        aims.way("d4", "b2"),
        aims.way("d4", "c3"),
        {"mark": "area", "cells": ["a1", "b2", "c3"]},
    ]
    assert names.drawn(marks) == [aims.way("d4", "b2"), {"mark": "area", "cells": ["a1", "b2"]}]
    assert aims.squares.drawn(marks) == marks


@pytest.mark.parametrize(
    ("game", "reason"),
    [("orb", "last"), ("shinsetsu", "entry"), ("shinsetsu", "elimination")],
)
def test_who_has_lost_is_told_another_reason_than_the_winner(game: str, reason: str) -> None:
    words = games.get(game).words
    assert words[f"reason:{reason}:lost"]["en"] != words[f"reason:{reason}"]["en"]

"""What clocks are set to, in links and in records."""

import json

import pytest

from anga.record import record
from anga.shared.clock_setting import format_clock, parse_clock, rotate_allowances, sane_clock
from anga.shared.formats.fragment import format_link, parse_link, parse_link_far
from anga.shared.formats.recognise import recognise

SPELT = ["600", "600+5", "600/30", "600/30x3", "0/30", "1", "600+5,w:300+5", "60,b:30,w:90/10x2"]
WRONG = [
    "", "0", "060", "600+", "600+0", "600+05", "0+5", "+5", "600/", "600/0", "600/30x1", "600/30x",
    "600/30+5", "600+5/30", "-5", "1e3", "6 00", "360000", "600+3601", "w:300", "600,", "600,:5",
    "600,w:300,w:200", "600,300", "600/30x100", "６００",
]  # fmt: skip


@pytest.mark.parametrize("text", SPELT)
def test_a_clock_is_read_as_it_is_written(text: str) -> None:
    setting = parse_clock(text)
    assert setting
    assert format_clock(setting) == text


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_clock_is_none(text: str) -> None:
    assert parse_clock(text) is None


def test_a_clock_says_what_everybody_gets() -> None:
    setting = parse_clock("600/30x3,w:300+5")
    assert setting
    usual, white = setting[""], setting["w"]
    assert (usual.main, usual.increment, usual.period, usual.periods) == (600, 0, 30, 3)
    assert (white.main, white.increment, white.period, white.periods) == (300, 5, 0, 0)


def test_who_has_what_everybody_has_is_not_named() -> None:
    setting = parse_clock("600,w:600,b:60")
    assert setting
    assert format_clock(setting) == "600,b:60"


def test_seats_that_a_game_does_not_have_get_no_clock() -> None:
    assert sane_clock("600,w:300,x:5", ["b", "w"]) == "600,w:300"
    assert sane_clock("600 or so", ["b", "w"]) == ""


def test_a_handicap_goes_with_whoever_changes_seats() -> None:
    assert rotate_allowances("600,w:300", ["b", "w"]) == "600,b:300"
    assert rotate_allowances("600,s:60", ["n", "e", "s", "w"]) == "600,w:60"
    assert rotate_allowances("600+5", ["b", "w"]) == "600+5"
    assert rotate_allowances("", ["b", "w"]) == ""


def test_a_link_tells_of_the_clock() -> None:
    text = "g=toy&m=x.y&e=time:w&c=600/30x3,w:300+5"
    assert parse_link(text).clock == "600/30x3,w:300+5"
    assert format_link(parse_link(text)) == text
    assert parse_link("g=toy&m=x").clock == ""


def test_a_clock_that_cannot_be_is_left_out_and_that_is_told() -> None:
    for wrong in ("soon", "600+0", "600,W:300", "600%2C:5", ""):
        link, problem = parse_link_far("g=toy&m=x&c=" + wrong)
        assert link.clock == ""
        assert link.moves == ["x"]
        assert problem
        assert problem.text == (wrong.replace("%2C", ",") or "c=")


def test_a_record_tells_of_the_clock() -> None:
    told = {"game": "toy", "record": ["x"], "clock": "600+5"}
    for text in ("game: toy\nclock: 600+5\n\nx y\n", json.dumps(told)):
        link = recognise(text).link
        assert link
        assert link.clock == "600+5"
    strange = recognise("game: toy\nclock: sundial\n\nx\n").link
    assert strange
    assert strange.clock == ""


def test_the_engine_keeps_the_clock_of_a_record() -> None:
    given = record.parse_tree("game: bushi\nclock: 600+5\n\nNb Ub\n")
    assert record.format_tree(record.canonical(given))["clock"] == "600+5"

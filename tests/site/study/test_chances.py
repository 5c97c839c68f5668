"""Chances in words, and as a graph."""

from study.chances import chance_phrases, percent, verdict
from study.graph import HIGH, WIDE, graph
from words import Words

NAMES = {seat: {"en": name, "ja": name} for seat, name in (
    ("seat:b", "Black"), ("seat:w", "White"), ("seat:n", "North"), ("seat:s", "South"),
)}  # fmt: skip
WORDS = Words("en", NAMES)


def test_who_stands_better_is_said_more_clearly_the_more_it_is_so() -> None:
    shares = (0.5, 0.6, 0.7, 0.95)
    said = [verdict({"b": share, "w": 1 - share}, WORDS) for share in shares]
    assert said == ["Even", "Black is a little better", "Black is better", "Black is winning"]
    assert verdict({"b": 0.2, "w": 0.8}, WORDS) == "White is better"


def test_one_of_four_is_ahead_with_less() -> None:
    four = {"b": 0.2, "w": 0.2, "n": 0.25, "s": 0.35}
    assert verdict(four, WORDS) == "South is ahead"
    assert verdict({"b": 0.24, "w": 0.24, "n": 0.25, "s": 0.27}, WORDS) == "Even"
    assert chance_phrases(four, ["s", "n"], WORDS) == "South 35% · North 25%"


def test_the_chances_of_four_add_up_to_a_hundred() -> None:
    four = {"b": 0.375, "w": 0.165, "n": 0.255, "s": 0.205}
    told = chance_phrases(four, ["b", "w", "n", "s"], WORDS)
    assert told == "Black 38% · White 16% · North 26% · South 20%"


def test_shares_are_rounded_to_hundredths() -> None:
    assert [percent(share) for share in (0.0, 0.004, 0.005, 0.995, 1.0)] == [0, 0, 1, 100, 100]


def test_a_graph_goes_from_the_left_edge_to_the_right_and_marks_what_it_should() -> None:
    drawn = graph([[0.5, 1.0, 0.0]], 2, 1, [0])
    assert 'points="0.0,50.0 150.0,0.0 300.0,100.0"' in drawn
    assert 'cx="150.0" cy="0.0"' in drawn
    assert "150.0,0 150.0,100" in drawn
    assert (WIDE, HIGH) == (300, 100)


def test_a_mark_lies_on_the_curve_of_whoever_moved() -> None:
    drawn = graph([[0.5, 1.0], [0.5, 0.0]], 2, 0, [0], curves=[1])
    assert 'cx="150.0" cy="100.0"' in drawn


def test_a_graph_of_a_game_half_looked_at_ends_halfway() -> None:
    drawn = graph([[0.5, 0.5]], 2, 0, [1])
    assert 'points="0.0,50.0 150.0,50.0"' in drawn
    assert "circle" not in drawn

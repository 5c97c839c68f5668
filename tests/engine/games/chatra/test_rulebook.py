"""The worked cases of the rulebook, each by name."""

import pytest

from anga.games.chatra.rules.drops import area
from anga.games.chatra.rules.functions import forward
from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.rulesets import variant
from anga.kit.pairs.board import board_of
from anga.kit.pairs.offside import offside
from anga.record import record
from anga.record.record import Record
from tests.engine.games.chatra.boards import (
    CHATRA,
    goals,
    mask,
    named,
    place,
    refused,
    square,
    tokens,
)

ANGLE, DISTANCE, FREE = "1994-12", "1995-05", ""
ZONES = {letter: board_of(12).zones[number] for number, letter in enumerate("ABCDEFGHI")}


def zones(letters: str) -> int:
    return sum(ZONES[letter] for letter in letters)


@pytest.mark.parametrize(
    ("enemy", "letters", "count"),
    [("g1", "GHI", 48), ("b11", "ABCFI", 80), ("j7", "ADG", 48), ("f7", "", 0)],
)
def test_far_zones(enemy: str, letters: str, count: int) -> None:
    known = board_of(12)
    far = known.far[known.zone[square(enemy)]]
    assert far == zones(letters)
    assert far.bit_count() == count


@pytest.mark.parametrize(
    ("enemy", "own", "count"),
    [
        ("g2", "e5 i4", 76),
        ("g2", "b7 g4 k6", 81),
        ("f4", "d1 d7 j4", 128),
        ("g2", "f6", 0),
        ("g4", "i2 d7", 0),
    ],
)
def test_offside_areas(enemy: str, own: str, count: int) -> None:
    empty = offside(board_of(12), mask(own), square(enemy)) & ~mask(own)
    assert empty.bit_count() == count


def test_f2_and_f6_are_both_open_behind_d1_d7_j4() -> None:
    found = named(offside(board_of(12), mask("d1 d7 j4"), square("f4")))
    assert {"f2", "f6"} <= found
    assert not {"f3", "f4", "f5", "e2", "e3", "g4"} & found


@pytest.mark.parametrize(
    ("own", "closed", "opened"),
    [
        ("g5 j3", "h4 k3 l3", "i4 j4 k4 l4"),
        ("g5 l2", "j3", ""),
        ("g5 k2", "h4 i3", ""),
        ("e6 k2", "f5 i3", ""),
    ],
)
def test_edges_of_the_offside_line(own: str, closed: str, opened: str) -> None:
    found = named(offside(board_of(12), mask(own), square("g2")))
    assert not found & set(closed.split())
    assert set(opened.split()) <= found


@pytest.mark.parametrize(
    ("enemy", "start", "to", "allowed"),
    [
        ("f2", "i5", "k5", False),
        ("f2", "d5", "a5", False),
        ("f2", "d5", "a3", True),
        ("f2", "d5", "g7", True),
        ("b2", "g5", "j2", False),
        ("b2", "d8", "b10", False),
        ("b2", "i5", "k5", False),
        ("b2", "d5", "a5", True),
        ("b2", "d5", "d2", True),
        ("b2", "d8", "d10", False),
        ("b2", "d5", "b7", False),
        ("b2", "f3", "h1", False),
        ("e4", "g7", "a11", True),
        ("e4", "g7", "g3", True),
        ("e4", "g7", "g11", False),
        ("g6", "j1", "f1", True),
        ("g6", "j1", "b1", True),
        ("g6", "f1", "d1", False),
        ("i3", "j1", "b1", True),
        ("i3", "f1", "b1", False),
    ],
)
def test_forward_by_the_angle(enemy: str, start: str, to: str, allowed: bool) -> None:
    found = forward(variant(ANGLE), square(start), square(enemy))
    assert (to in named(found)) is allowed


@pytest.mark.parametrize(
    ("start", "to", "allowed"), [("j1", "f1", True), ("j1", "b1", False), ("f1", "d1", False)]
)
def test_forward_by_the_distance(start: str, to: str, allowed: bool) -> None:
    found = forward(variant(DISTANCE), square(start), square("g6"))
    assert (to in named(found)) is allowed


def test_slides_to_the_side_of_e_at_f2() -> None:
    position = place(ANGLE, black="d5 i5", royals="f11 f2")
    assert refused(position, "i5-k5") == refused(position, "d5-a5") == "backward-angle"


def test_slides_with_e_at_b2() -> None:
    two = place(ANGLE, black="g5 d8", royals="k11 b2")
    assert refused(two, "g5-j2") == refused(two, "d8-b10") == "backward-angle"
    four = place(ANGLE, black="f3 d5 i5 d8", royals="g11 b2")
    for token in ("i5-k5", "d8-d10", "d5-b7", "f3-h1"):
        assert refused(four, token) == "backward-angle", token
    assert {"d5-a5", "d5-d2"} <= tokens(four)


def test_a_flight_exactly_sideways_is_legal() -> None:
    assert "g7-a11" in tokens(place(ANGLE, black="d9 g7", royals="l12 e4"))


def test_the_middle_of_g5_g7_g9_may_neither_advance_nor_retreat() -> None:
    position = place(ANGLE, black="g5 g7 g9", royals="l12 e4")
    assert refused(position, "g7-g3") == "restricted"
    assert refused(position, "g7-g11") == "backward-angle"
    assert "g7-g3" in tokens(place(ANGLE, black="g5 g7", royals="l12 e4"))
    assert refused(place(ANGLE, black="g7 g9", royals="l12 e4"), "g7-g11") == "backward-angle"


def test_angle_and_distance_with_e_at_g6() -> None:
    for rules in (ANGLE, DISTANCE):
        assert "j1-f1" in tokens(place(rules, black="h1 j1", royals="l12 g6"))
    wide = {rules: place(rules, black="f1 j1", royals="l12 g6") for rules in (ANGLE, DISTANCE)}
    assert "j1-b1" in tokens(wide[ANGLE])
    assert refused(wide[DISTANCE], "j1-b1") == "backward-distance"
    assert refused(wide[ANGLE], "f1-d1") == "backward-angle"
    assert refused(wide[DISTANCE], "f1-d1") == "backward-distance"


def test_an_object_between_two_subjects_parts_them_under_angle() -> None:
    assert refused(place(ANGLE, black="d3 f1 f6 h3", royals="l12 f3"), "f1-f11") == "split"
    assert "f1-f11" in tokens(place(FREE, black="d3 f1 f6 h3", royals="l12 f3"))


def test_e_at_i3_leaves_j1_its_flight_and_f1_nothing() -> None:
    position = place(ANGLE, black="f1 j1", royals="a12 i3")
    assert "j1-b1" in tokens(position)
    assert refused(position, "f1-b1") == "backward-angle"


def test_flights_of_f12_over_f9_and_h9() -> None:
    found = goals(place(ANGLE, black="f9 h9 f12", royals="a12 h2"), "f12")
    assert {to for to in found if to[0] in "fj" and int(to[1:]) < 11} == {"f6", "j6"}


def test_slides_away_from_f12() -> None:
    position = place(ANGLE, black="f9 i9 f12 h9", royals="a12 g1")
    assert {"f8", "f7", "f6"} <= goals(position, "f9")
    assert "f5" not in goals(position, "f9")
    assert {"j8", "k7", "l6"} <= goals(position, "i9")


def test_e8_between_e6_and_e12_takes_no_part() -> None:
    position = place(FREE, black="e6 e8 e12", white="e4 g4 k4 k7", royals="f11 g2")
    assert "e6xe4" in tokens(position)
    assert refused(position, "e8-e10") == "restricted"
    assert refused(position, "e12xe4") == "restricted"
    assert goals(position, "e8") == {"d7", "e7", "f7", "d8", "f8", "d9", "e9", "f9"}


@pytest.mark.parametrize(
    ("rules", "moves"),
    [
        ("1994-12,free", "f9 Oh1 Of11 g4 e12 g1 e12-g6 g4xg6"),
        ("", "f9 g4 e12 g1 e12-g6 g4xg6"),
        ("1994-12", "f9 g4 e12 g1 e12-g6 g4xg6"),
        ("relay", "f9 g4 e12 g1 e12-g6 g4xg6"),
    ],
)
def test_published_records_are_legal(rules: str, moves: str) -> None:
    line = record.replay(Record("chatra", rules, None, tuple(moves.split())))
    assert str(line.position).split(" ", 1)[1].startswith("b 16-17")


def test_dropping_beside_ones_own_object_answers_a_check() -> None:
    start = "12/6o5/12/12/12/12/12/12/12/12/1O10/12 b 18-18 -"
    moves = ("g9", "g4", "g12", "g1", "g9-g7")
    line = record.replay(Record("chatra", "", start, moves))
    assert line.position.check == ("w",)
    assert {"g4xg7", "g1xg7"} <= tokens(line.position)


def test_f1_f11_is_mate_when_the_hand_is_empty() -> None:
    pieces = {"black": "d3 f1 f6 h3", "royals": "l12 f3"}
    empty = place(FREE, **pieces, in_hand=32)
    mated = empty.play(empty.parse_move("f1-f11"))
    assert mated.outcome
    assert mated.outcome.reason == "mate"
    assert mated.outcome.placings == {"b": 1, "w": 2}
    full = place(FREE, **pieces, in_hand=16)
    assert tokens(full.play(full.parse_move("f1-f11"))) == {"f4"}


@pytest.mark.parametrize(
    ("own", "count"),
    [("b7", 54), ("c2", 74), ("j3 a6", 81), ("d1 k2 g5", 120)],
)
def test_columns(own: str, count: int) -> None:
    sides = place("columns", black=own).sides
    assert (area(sides) & ~sides.occupied).bit_count() == count


def decided(rules: str) -> ChatraPosition:
    return place(
        rules,
        black="h4 f8 f10 j10 f12 h12",
        white="e1 h1 f3 d5 e6 g6 j8 h9",
        royals="f9 g2",
        side="w",
    )


def mates(position: ChatraPosition) -> set[str]:
    after = {position.format_move(turn): position.after(turn) for turn in position.legal()}
    return {token for token, then in after.items() if then.outcome}


def test_the_game_announced_as_decided() -> None:
    before = decided(ANGLE)
    after = before.play(before.parse_move("h1-b1"))
    assert after.check == ("b",)
    assert {token for token in tokens(after) if token.startswith("O")} == {"Oe8", "Oe9", "Oe10"}


def test_under_linewise_it_is_mate_and_the_only_one() -> None:
    before = decided(f"{ANGLE},linewise")
    after = before.play(before.parse_move("h1-b1"))
    assert after.outcome
    assert after.outcome.reason == "mate"
    assert mates(before) == {"h1-b1"}
    assert CHATRA.parse(str(before), before.rules) == before

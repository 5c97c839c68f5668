"""What a person sees of Chatra, and what is explained when a piece is taken up."""

from anga.games.chatra.rulesets import RULES
from anga.service import door
from anga.shared.phrases import say
from tests.engine.games.chatra.boards import CHATRA, place


def test_squares_have_three_colours_that_show_the_zones() -> None:
    for rules in ("", "b9", "b15"):
        cells = CHATRA.scene(CHATRA.start(rules), {})["cells"]
        fills = {cell["id"]: cell["fill"] for cell in cells}
        assert fills["a1"] == "board-dark"
        assert fills["b1"] == "board-light"
        assert {fills[name] for name in fills} == {"board-dark", "board-mid", "board-light"}
    fills = {cell["id"]: cell["fill"] for cell in CHATRA.scene(CHATRA.start(), {})["cells"]}
    assert (fills["e1"], fills["a5"], fills["e5"]) == ("board-mid", "board-mid", "board-dark")


def test_a_captured_disc_is_turned_over_and_joins_the_hand() -> None:
    position = place(black="g4", white="g5")
    changes = CHATRA.changes(position, position.parse_move("g4xg5"))
    assert [change["do"] for change in changes] == ["flip", "capture", "move"]
    assert changes[0]["piece"]["look"] == "S:b"
    assert changes[1]["places"] == ["c:g5", "t:b:S"]


def test_the_object_lies_in_the_tray_only_in_a_free_game() -> None:
    kinds = {
        rules: [pile["kind"] for pile in CHATRA.scene(CHATRA.start(rules), {})["hands"][0]["held"]]
        for rules in ("", "free")
    }
    assert kinds == {"": ["S"], "free": ["S", "O"]}


def test_check_is_marked_and_the_row_is_noted() -> None:
    scene = CHATRA.scene(place(black="g9", side="w"), {})
    assert scene["marks"] == []
    scene = CHATRA.scene(place(black="g7 g12", side="w"), {})
    assert scene["marks"] == [{"mark": "check", "cells": ["g2"], "seat": "w"}]
    notes = CHATRA.scene(place("h4", flags="x3"), {})["seats"][0]["notes"]
    assert notes == [["row-left", "3"]]


def test_touches_mean_turns() -> None:
    position = place(black="g4", white="g5 d9")
    meant = {
        ("c:g4", "c:g5"): "g4xg5",
        ("c:g4", "c:g3"): "g4-g3",
        ("c:f11", "c:f12"): "Of12",
        ("t:b:S", "c:a12"): "a12",
        ("o:pass",): "pass",
        ("t:w:S", "c:a12"): None,
        ("c:g5", "c:g6"): None,
        ("c:a1", "c:a2"): None,
        ("c:g4",): None,
        ("c:z9", "c:g4"): None,
        ("c:g4", "c:z9"): None,
        ("x", "c:g4"): None,
    }
    for touches, token in meant.items():
        assert CHATRA.touched(position, touches) == token


def explained(touch: str, **pieces: str) -> tuple[set[str], int, list[str]]:
    position = place(**pieces)  # type: ignore[arg-type]
    shown = door.answer(
        {"cmd": "explain", "game": "chatra", "rules": position.rules, "position": str(position),
         "touches": [touch]}
    )  # fmt: skip
    cells = {cell for mark in shown["marks"] for cell in mark["cells"]}
    return cells, len(shown["lines"]), [say(note, CHATRA.words, "en") for note in shown["notes"]]


def test_flights_and_slides_are_explained_with_their_partners() -> None:
    _, lines, notes = explained("c:f12", black="f9 h9 f12", royals="a12 h2")
    assert notes == ["It flies over f9 to f6.", "It flies over h9 to j6."]
    assert lines == 2 * 3  # a line, its partner's ring and the spot at the end, of each
    _, _, notes = explained("c:f9", black="f9 f12", royals="a12 h2")
    assert notes == ["It slides away from f12, as far as f6."]


def test_a_restricted_subject_is_explained() -> None:
    _, lines, notes = explained("c:e8", black="e6 e8 e12")
    assert notes == ["e8 stands between e6 and e12 on one line: single steps only, and no partner."]
    assert lines == 1
    _, lines, _ = explained("c:e6", black="e6 e8 e12")
    assert lines == 1 + 3  # the bar through e8, and the slide away from e12


def test_a_lone_subject_the_object_and_strangers() -> None:
    assert explained("c:g7", black="g7")[2] == ["No partner helps it to fly or slide now."]
    assert explained("c:f11")[2] == ["The Object goes one step."]
    for stranger in ("c:g2", "c:a1", "t:w:S", "o:pass", "c:zz", "t:b:X"):
        assert explained(stranger) == (set(), 0, [])


def test_the_open_area_is_shown_with_the_lines_that_open_it() -> None:
    cells, lines, notes = explained("t:b:S", black="e5 i4")
    assert {"e12", "h5", "e5", "l12"} <= cells
    assert not {"h4", "d5", "a4"} & cells
    assert lines == 1
    assert "Your offside line i4–e5 opens what is behind it." in notes
    cells, lines, _ = explained("t:b:S")
    assert (len(cells), lines) == (48, 0)
    assert len(explained("t:b:S", rules="columns", black="b7")[0]) == 56
    assert len(explained("t:b:S", rules="relay", flags="c")[0]) == 144


def test_every_ruleset_explains_a_drop() -> None:
    for token in (*RULES[0].tokens, "free", "dropcheck", "1994-11,dropcheck"):
        start = CHATRA.start(token)
        for pile in CHATRA.scene(start, {})["hands"][0]["held"]:
            shown = CHATRA.explain(start, [f"t:b:{pile['kind']}"])
            assert shown["notes"]
            assert all(say(note, CHATRA.words, "ja") for note in shown["notes"])

"""What a person sees of Chatra."""

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

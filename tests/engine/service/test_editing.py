"""Positions put together by hand: every game that has an editor."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from anga import games
from anga.contract.status import status
from anga.record import record
from anga.record.record import Record
from anga.service import door, openings
from anga.shared.phrases import slug_of
from tests.engine.contract.test_contract_scene import check_drawings, check_things
from tests.engine.contract.wording import named, spoken
from tests.engine.playouts import CASES, playout, random_games

WITH_EDITOR = [(game_id, rules) for game_id, rules in CASES if games.get(game_id).editor]
every_editor = pytest.mark.parametrize(("game_id", "rules"), WITH_EDITOR)


def edit(game_id: str, rules: str = "", **request: Any) -> dict[str, Any]:
    asked = {"cmd": "edit", "game": game_id, "rules": rules, **request}
    return json.loads(door.answer_text(json.dumps(asked)))  # type: ignore[no-any-return]


@every_editor
@random_games
def test_a_position_taken_apart_is_put_together_again(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    apart = edit(game_id, rules, position=str(line.position))
    again = edit(game_id, rules, setup=apart["setup"])
    assert apart == again
    assert again["position"] == str(line.position)
    assert again["problems"] == []
    assert again["status"] == status(line._replace(positions=(line.position,), moves=()))
    shown = line.game.scene(line.position, {})
    for key in ("pieces", "solids"):
        assert in_order(again["scene"][key]) == in_order(shown[key])


def in_order(things: list[Any]) -> list[Any]:
    return sorted(things, key=lambda thing: str(thing["cell"]))


@every_editor
@random_games
def test_one_thing_changed_is_a_position_or_has_problems_in_words(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    apart = edit(game_id, rules, position=str(line.position))
    cells = [cell["id"] for cell in apart["scene"]["cells"]]
    brush = apart["palette"][seed % len(apart["palette"])]["id"]
    setup = {
        **apart["setup"],
        "cells": {**apart["setup"]["cells"], cells[seed % len(cells)]: brush},
    }
    chance = random.Random(seed)
    for field in chance.sample(apart["fields"], min(2, len(apart["fields"]))):
        for value in some_values(field):
            changed = {**setup, "fields": {**setup["fields"], field["id"]: value}}
            answer = edit(game_id, rules, setup=changed)
            assert (answer["position"] is None) is bool(answer["problems"])
            for problem in answer["problems"]:
                spoken(problem["reason"], line.game.words)
                assert set(problem["cells"]) <= set(cells)
            if answer["position"]:
                found = record.replay(Record(game_id, rules, answer["position"]))
                assert edit(game_id, rules, position=str(found.position))["setup"] == changed


def some_values(field: dict[str, Any]) -> list[str]:
    """A few tokens of a field."""
    if "most" in field:
        return ["0", "1", str(field["most"])]
    return [value["token"] for value in field["values"][:4]]


@every_editor
def test_what_is_shown_has_names_and_drawings(game_id: str, rules: str) -> None:
    answer = edit(game_id, rules)
    line = record.replay(Record(game_id, rules))
    assert answer["usual"] is True
    assert answer["scene"]["options"] == answer["scene"]["marks"] == []
    check_drawings(line, answer["scene"])
    check_things(line, answer["scene"])
    for brush in answer["palette"]:
        named(brush["name"], line.game.words)
        assert brush["look"] in answer["scene"]["looks"]
    for field in answer["fields"]:
        spoken(field["name"], line.game.words)
        for value in field.get("values", []):
            named(value["name"], line.game.words)


@every_editor
@pytest.mark.parametrize(
    "setup",
    [
        {"cells": {"no-such": "b"}, "fields": {}},
        {"cells": {}, "fields": {}},
        {"cells": {}, "fields": {"turn": "nobody"}},
        {"cells": {}},
        {"cells": [], "fields": {}},
        {"cells": {}, "fields": {"turn": 1}},
        "xxx",
    ],
)
def test_what_makes_no_sense_is_a_request_error(game_id: str, rules: str, setup: Any) -> None:
    assert edit(game_id, rules, setup=setup)["error"]["kind"] == "request"


def test_a_clear_board_is_a_start_for_those_who_like_it() -> None:
    apart = edit("troop")
    answer = edit("troop", setup={**apart["setup"], "cells": {}})
    assert answer["position"] == "8/8/8/8/8/8/8/8 b - 0"
    assert answer["status"]["reason"] == "none-moves"
    assert answer["usual"] is False


def test_everything_that_is_wrong_is_told() -> None:
    told = edit("bushi", setup={"cells": {"w": "Tf"}, "fields": {"turn": "w"}})
    assert told["position"] is None
    assert [problem["reason"] for problem in told["problems"]] == [
        "edit:black-first",
        "no-pointing",
        "edit:own-turn",
    ]
    told = edit(
        "troop", setup={"cells": {}, "fields": {"turn": "b", "attacked": "-", "quiet": "4"}}
    )
    assert [problem["reason"] for problem in told["problems"]] == ["quiet-too-soon"]


def wrong(game_id: str, rules: str, cells: dict[str, str], **fields: str) -> list[str]:
    """What is wrong with the start, once some cells hold something else, by slug."""
    apart = edit(game_id, rules)["setup"]
    placed = {cell: token for cell, token in {**apart["cells"], **cells}.items() if token}
    said = {**apart["fields"], **{name.replace("_", ":"): value for name, value in fields.items()}}
    told = edit(game_id, rules, setup={"cells": placed, "fields": said})
    assert bool(told["problems"]) is (told["position"] is None)
    reasons = [problem["reason"] for problem in told["problems"]]
    return [slug_of(reason) for reason in reasons]


@pytest.mark.parametrize(
    ("rules", "cells", "fields", "expected"),
    [
        ("", {"f11": ""}, {}, ["edit:no-object"]),
        ("", {"a1": "O", "a2": "s"}, {"owned": "36"}, ["edit:objects", "edit:subjects"]),
        ("", {"a1": "S", "a2": "s"}, {"owned": "1"}, []),
        ("free", {"a1": "S"}, {}, ["edit:stage"]),
        ("free", {"a1": "S"}, {"turn": "w"}, []),
        ("h3", {}, {"turn": "w", "row": "3"}, ["edit:row"]),
        ("1994-11", {}, {"passed": "p"}, []),
        ("relay", {}, {"checked": "c"}, []),
    ],
)
def test_what_is_wrong_with_a_setup_of_chatra(
    rules: str, cells: dict[str, str], fields: dict[str, str], expected: list[str]
) -> None:
    assert wrong("chatra", rules, cells, **fields) == expected


@pytest.mark.parametrize(
    ("cells", "fields", "expected"),
    [
        ({"5e": "wP", "7e": "wP"}, {}, ["edit:two-pawns", "edit:too-many"]),
        ({"9a": "sP"}, {"hand_s_P": "12"}, ["edit:too-many", "edit:dead-end"]),
        ({"5i": ""}, {"orb_s": "r"}, ["edit:red", "edit:kings"]),
        ({"5a": "xx"}, {"state_n": "4"}, []),
        ({}, {"state_n": "3"}, ["edit:placings", "edit:mated-king", "edit:flipped"]),
        ({"5a": "xx"}, {"state_n": "4", "turn": "n"}, ["edit:mated-turn"]),
        ({"5b": "sR"}, {"turn": "s"}, ["edit:check"]),
    ],
)
def test_what_is_wrong_with_a_setup_of_orb(
    cells: dict[str, str], fields: dict[str, str], expected: list[str]
) -> None:
    assert sorted(wrong("orb", "", cells, **fields)) == sorted(expected)


@pytest.mark.parametrize(
    ("cells", "fields", "expected"),
    [
        ({"d1": ""}, {}, ["wrong:kings"]),
        ({"d1": ""}, {"state_k": "p"}, []),
        ({"d1": ""}, {"state_k": "p", "phase": "KC"}, ["wrong:only-rolls"]),
        ({"die-k-1": "kC"}, {"score_k": "7", "phase": "m"}, ["wrong:place"]),
        ({"a2": "kn?"}, {"phase": "m"}, []),
        ({"a2": "kn?"}, {}, ["wrong:marked"]),
        ({"d1": "", "d3": "kK"}, {"phase": "m"}, ["wrong:no-escape"]),
        ({"d1": "", "a5": ""}, {"state_k": "p", "state_r": "p"}, ["wrong:prisoners", "wrong:tied"]),
        (
            dict.fromkeys(("d1", "a5", "e8", "h4"), ""),
            {f"state_{seat}": "x" for seat in "krgy"},
            ["wrong:nobody"],
        ),
    ],
)
def test_what_is_wrong_with_a_setup_of_shinsetsu(
    cells: dict[str, str], fields: dict[str, str], expected: list[str]
) -> None:
    assert wrong("shinsetsu", "", cells, **fields) == expected


@pytest.mark.parametrize("token", ["-1", "19", "x", "", "٣", "01"])
def test_a_number_that_a_field_cannot_be_is_a_request_error(token: str) -> None:
    apart = edit("troop")["setup"]
    setup = {**apart, "fields": {**apart["fields"], "quiet": token}}
    assert edit("troop", setup=setup)["error"]["kind"] == "request"


def test_a_game_without_an_editor_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """An editor may be missing; the page then offers none."""
    without = replace(games.get("bushi"), editor=None)
    monkeypatch.setattr(games, "get", lambda _: without)
    assert openings.opening("bushi")["editor"] is False
    error = edit("bushi")["error"]
    assert (error["kind"], error["message"]) == ("request", "bushi has no editor of positions")


def test_a_setup_has_cells_and_fields_and_nothing_else() -> None:
    whole = door.answer({"cmd": "edit", "game": "troop"})["setup"]
    for setup in ({"cells": whole["cells"]}, {**whole, "more": {}}):
        answer = door.answer({"cmd": "edit", "game": "troop", "setup": setup})
        assert answer["error"]["kind"] == "request"

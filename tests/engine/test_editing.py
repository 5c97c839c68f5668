"""Positions put together by hand: every game that has an editor."""

import json
from typing import Any

import pytest

from anga import games, record, service
from anga.record import Record
from anga.status import status
from tests.engine.playouts import CASES, playout, random_games
from tests.engine.test_contract_scene import check_drawings, check_things
from tests.engine.wording import named, spoken

WITH_EDITOR = [(game_id, rules) for game_id, rules in CASES if games.get(game_id).editor]
every_editor = pytest.mark.parametrize(("game_id", "rules"), WITH_EDITOR)


def edit(game_id: str, rules: str = "", **request: Any) -> dict[str, Any]:
    asked = {"cmd": "edit", "game": game_id, "rules": rules, **request}
    return json.loads(service.answer_text(json.dumps(asked)))  # type: ignore[no-any-return]


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
    for field in apart["fields"]:
        for value in field["values"][:4]:
            changed = {**setup, "fields": {**setup["fields"], field["id"]: value["token"]}}
            answer = edit(game_id, rules, setup=changed)
            assert (answer["position"] is None) is bool(answer["problems"])
            for problem in answer["problems"]:
                spoken(problem["reason"], line.game.words)
                assert set(problem["cells"]) <= set(cells)
            if answer["position"]:
                found = record.replay(Record(game_id, rules, answer["position"]))
                assert edit(game_id, rules, position=str(found.position))["setup"] == changed


@every_editor
def test_what_is_shown_has_names_and_drawings(game_id: str, rules: str) -> None:
    answer = edit(game_id, rules)
    line = record.replay(Record(game_id, rules))
    assert answer["usual"] is True
    assert answer["scene"]["options"] == answer["scene"]["marks"] == []
    check_drawings(answer["scene"])
    check_things(line, answer["scene"])
    for brush in answer["palette"]:
        named(brush["name"], line.game.words)
        assert brush["look"] in answer["scene"]["looks"]
    for field in answer["fields"]:
        spoken(field["name"], line.game.words)
        for value in field["values"]:
            named(value["name"], line.game.words)


@every_editor
@pytest.mark.parametrize(
    "setup",
    [
        {"cells": {"no-such": "b"}, "fields": {}},
        {"cells": {}, "fields": {}},
        {"cells": {}, "fields": {"side": "nobody"}},
        {"cells": {}},
        {"cells": [], "fields": {}},
        {"cells": {}, "fields": {"side": 1}},
        "xxx",
    ],
)
def test_what_makes_no_sense_is_a_request_error(game_id: str, rules: str, setup: Any) -> None:
    assert edit(game_id, rules, setup=setup)["error"]["kind"] == "request"


def test_a_clear_board_is_a_start_for_those_who_like_it() -> None:
    apart = edit("troop")
    answer = edit("troop", setup={**apart["setup"], "cells": {}})
    assert answer["position"] == "8/8/8/8/8/8/8/8 b - 0"
    assert answer["status"]["reason"] == "no-move"
    assert answer["usual"] is False


def test_everything_that_is_wrong_is_told() -> None:
    told = edit("bushi", setup={"cells": {"w": "Tf"}, "fields": {"side": "w"}})
    assert told["position"] is None
    assert [problem["reason"] for problem in told["problems"]] == [
        "edit:black-first",
        "no-pointing",
        "edit:own-turn",
    ]
    told = edit(
        "troop", setup={"cells": {}, "fields": {"side": "b", "attacked": "-", "quiet": "4"}}
    )
    assert [problem["reason"] for problem in told["problems"]] == ["quiet-too-soon"]

"""The JSON door, as programs that ask a hundred thousand questions rely on it."""

import json
import random
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anga.contract.thinking import STRONGEST
from anga.service import door
from anga.service.requests import FITS
from tests.engine.playouts import every_rules, playout, random_games
from tests.thoroughness import times

MATE = {"game": "bushi", "position": "Al Nf b", "record": ["t"]}
KINDS = ("request", "game", "rules", "position", "move", "over", "illegal")
ERROR_KEYS = ["kind", "text", "ply", "message"]


def ask(**request: object) -> Any:
    text = door.answer_text(json.dumps(request))
    assert text.isascii()
    assert "\n" not in text
    return json.loads(text)


def problem(**request: object) -> Any:
    """The error that answers a bad request, as kind, text and ply."""
    answer = ask(**request)
    assert list(answer) == ["error"]
    error = answer["error"]
    assert list(error) == ERROR_KEYS
    assert error["message"].strip()
    return error["kind"], error["text"], error["ply"]


def test_moves_are_sorted_by_code_point() -> None:
    assert ask(cmd="moves", game="bushi", position="Nb Tb b") == {"moves": ["f", "l", "r", "t"]}
    start = ask(cmd="moves", game="bushi")["moves"]
    assert start == sorted(start)
    assert len(start) == 16


def test_the_position_reached() -> None:
    assert ask(cmd="position", game="bushi") == {"position": "-- -- b"}
    assert ask(cmd="position", game="bushi", record=["Nb", "Tb", "l"]) == {"position": "Ef Tb w"}
    rolled = ask(cmd="position", game="bushi", position="Tf Tb b", rules="article", record=["l"])
    assert rolled == {"position": "El Tb w"}


def test_what_speaks_for_a_move_rather_than_for_another() -> None:
    claimed = {"cmd": "claims", "game": "bushi"}
    assert ask(**claimed, than="Nb")["claims"] == ask(**claimed)["claims"] == []
    said = ask(**claimed, record=["El"], than="Nb")
    assert set(said) == {"claims", "cautions", "ply"}
    assert problem(**claimed, record=["El"], than="Qx") == ("move", "Qx", None)
    assert problem(**claimed, record=["El"], than="t")[:2] == ("illegal", "t")


def test_the_status_of_a_game_under_way() -> None:
    assert ask(cmd="status", game="bushi", record=["Nb"]) == {
        "status": {
            "over": False,
            "reason": None,
            "placings": None,
            "turn": "w",
            "chance": False,
            "check": [],
            "scores": None,
        }
    }


def test_the_status_of_a_finished_game() -> None:
    assert ask(cmd="status", **MATE) == {
        "status": {
            "over": True,
            "reason": "mate",
            "placings": {"b": 1, "w": 2},
            "turn": None,
            "chance": False,
            "check": [],
            "scores": None,
        }
    }


def test_a_replay_has_one_entry_more_than_moves() -> None:
    plies = ask(cmd="replay", **MATE)["plies"]
    assert [ply["position"] for ply in plies] == ["Al Nf b", "Af Nf w"]
    assert [ply["moves"] for ply in plies] == [["t"], []]
    assert [ply["status"]["over"] for ply in plies] == [False, True]
    assert [list(ply) for ply in plies] == [["position", "moves", "status"]] * 2


@every_rules
@random_games
def test_a_replay_is_what_each_beginning_says_alone(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, min(plies, 12))
    moves = [at.format_move(move) for at, move in zip(line.positions, line.moves, strict=False)]
    told = ask(cmd="replay", game=game_id, rules=rules, record=moves)["plies"]
    assert len(told) == len(moves) + 1
    for ply, entry in enumerate(told):
        begun: dict[str, Any] = {"game": game_id, "rules": rules, "record": moves[:ply]}
        alone = [ask(cmd=cmd, **begun) for cmd in ("position", "moves", "status")]
        assert entry == {**alone[0], **alone[1], **alone[2]}


def test_the_third_occurrence_ends_a_replay() -> None:
    plies = ask(cmd="replay", game="bushi", position="Nb Nb b", record=[*"llrrllrr"])["plies"]
    assert [ply["status"]["reason"] for ply in plies] == [None] * 8 + ["repetition"]
    assert plies[8]["status"]["placings"] == {"b": 1, "w": 1}
    assert plies[8]["moves"] == []
    assert plies[0]["position"] == plies[4]["position"] == plies[8]["position"]


def test_the_best_move_comes_with_its_reasons() -> None:
    found = ask(cmd="best", game="bushi", position="Al Nf b", level=5, seed=1)
    assert list(found) == ["move", "score", "depth", "nodes", "seconds", "pv"]
    assert (found["move"], found["pv"]) == ("t", ["t"])
    assert found["score"] > 0
    assert found["nodes"] > 0
    assert found["seconds"] >= 0


def test_the_principal_variation_can_be_played() -> None:
    found = ask(cmd="best", game="bushi", position="Tb Eb b")
    assert found["depth"] == len(found["pv"]) == 15
    status = ask(cmd="status", game="bushi", position="Tb Eb b", record=found["pv"])["status"]
    assert (status["reason"], status["placings"]) == ("mate", {"b": 1, "w": 2})


EVERY_LEVEL = [{"level": number} for number in range(1, STRONGEST + 1)]
OTHER_LIMITS = [{}, {"seconds": 0.01}, {"seconds": 1}, {"nodes": 1}]
ALL_LIMITS = {"level": 2, "seconds": 1, "nodes": 5, "seed": -3}


@pytest.mark.parametrize("limits", [*EVERY_LEVEL, *OTHER_LIMITS, ALL_LIMITS])
def test_any_limits_bring_a_legal_move(limits: dict[str, object]) -> None:
    found = ask(cmd="best", game="bushi", record=["Nb"], **limits)
    assert found["move"] in ask(cmd="moves", game="bushi", record=["Nb"])["moves"]


def test_a_seed_makes_the_choice_repeatable() -> None:
    chosen = {
        seed: {ask(cmd="best", game="bushi", level=1, seed=seed)["move"] for _ in range(5)}
        for seed in range(12)
    }
    assert {len(moves) for moves in chosen.values()} == {1}
    assert len(set.union(*chosen.values())) > 3


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("level", 0), ("level", STRONGEST + 1), ("level", 1.0), ("level", "1"), ("level", True),
        ("level", None), ("seconds", 0), ("seconds", -1), ("seconds", "1"), ("seconds", True),
        ("seconds", float("nan")), ("seconds", float("inf")), ("nodes", 0), ("nodes", 1.5),
        ("nodes", False), ("seed", 1.0), ("seed", "x"), ("seed", None), ("depth", 3),
    ],
)  # fmt: skip
def test_limits_that_make_no_sense_are_a_request_error(key: str, value: object) -> None:
    assert problem(cmd="best", game="bushi", **{key: value})[0] == "request"


def test_there_is_no_best_move_in_a_finished_game() -> None:
    assert problem(cmd="best", **MATE) == ("over", None, None)


@pytest.mark.parametrize("text", ["", "no json", "{", '{"cmd": "moves" "game": 1}', "[" * 100_000])
def test_what_is_not_json_is_a_request_error(text: str) -> None:
    error = json.loads(door.answer_text(text))["error"]
    assert (error["kind"], error["text"], error["ply"]) == ("request", text, None)


@pytest.mark.parametrize("text", ["1", "null", "[]", '"moves"', "true", "NaN"])
def test_what_is_no_object_is_a_request_error(text: str) -> None:
    error = json.loads(door.answer_text(text))["error"]
    assert (error["kind"], error["text"]) == ("request", text)


@pytest.mark.parametrize(
    ("request_", "text"),
    [
        ({"game": "bushi"}, None),
        ({"cmd": None, "game": "bushi"}, None),
        ({"cmd": "nonsense", "game": "bushi"}, "nonsense"),
        ({"cmd": 3, "game": "bushi"}, "3"),
        ({"cmd": "moves"}, None),
        ({"cmd": "moves", "game": 3}, "3"),
        ({"cmd": "moves", "game": None}, None),
        ({"cmd": "moves", "game": "bushi", "rules": None}, None),
        ({"cmd": "moves", "game": "bushi", "rules": ["article"]}, '["article"]'),
        ({"cmd": "moves", "game": "bushi", "position": 1}, "1"),
        ({"cmd": "moves", "game": "bushi", "record": "Nb"}, "Nb"),
        ({"cmd": "moves", "game": "bushi", "record": ["Nb", 1]}, '["Nb", 1]'),
        ({"cmd": "moves", "game": "bushi", "record": None}, None),
        ({"cmd": "moves", "game": "bushi", "level": 1}, "level"),
        ({"cmd": "moves", "game": "bushi", "Rules": ""}, "Rules"),
        ({"cmd": "scene", "game": "bushi", "view": "two"}, "two"),
        ({"cmd": "scene", "game": "bushi", "view": {"sides": 2}}, '{"sides": 2}'),
        ({"cmd": "why", "game": "bushi", "touches": "o:t"}, "o:t"),
        ({"cmd": "shows", "game": "bushi", "touches": ["o:t"]}, "touches"),
        ({"cmd": "shows", "game": "bushi", "record": "Nb"}, "Nb"),
    ],
)
def test_a_request_of_the_wrong_shape_is_a_request_error(
    request_: dict[str, object], text: str | None
) -> None:
    assert problem(**request_) == ("request", text, None)


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        ({"game": "chess"}, ("game", "chess", None)),
        ({"game": ""}, ("game", "", None)),
        ({"game": "bushi", "rules": "x"}, ("rules", "x", None)),
        ({"game": "bushi", "rules": "dunkel,article"}, ("rules", "dunkel,article", None)),
        ({"game": "bushi", "position": ""}, ("position", "", None)),
        ({"game": "bushi", "position": "Tf -- w"}, ("position", "Tf -- w", None)),
        ({"game": "bushi", "record": ["Nb", "T"]}, ("move", "T", 1)),
        ({"game": "bushi", "record": ["Nb", ""]}, ("move", "", 1)),
        ({"game": "bushi", "record": ["Nb", "Tf"]}, ("illegal", "Tf", 1)),
        ({**MATE, "record": ["t", "t"]}, ("over", "t", 1)),
        ({**MATE, "record": ["t", "Nb", "t"]}, ("over", "Nb", 1)),
    ],
)
@pytest.mark.parametrize("cmd", ["moves", "position", "status", "replay", "best"])
def test_each_kind_of_bad_input(cmd: str, request_: dict[str, Any], expected: object) -> None:
    assert problem(cmd=cmd, **request_) == expected


def test_bad_input_is_judged_from_the_outside_in() -> None:
    bad: dict[str, object] = {
        "cmd": "moves",
        "game": "chess",
        "rules": "x",
        "position": "y",
        "record": ["?"],
        "what": 1,
    }
    kinds = []
    for key, good in (
        ("what", None), ("game", "bushi"), ("rules", ""), ("position", "Al Nf b"),
        ("record", ["f", "?"]), ("record", ["t", "?", "t"]), ("record", ["t", "t"]),
    ):  # fmt: skip
        kinds.append(problem(**bad)[0])
        bad[key] = good
        if good is None:
            del bad[key]
    kinds.append(problem(**bad)[0])
    assert kinds == ["request", "game", "rules", "position", "move", "illegal", "move", "over"]


def test_a_rule_that_does_not_fit_the_position_is_a_position_error() -> None:
    assert "error" not in ask(cmd="moves", game="bushi", position="El -- w")
    error = problem(cmd="moves", game="bushi", rules="article", position="El -- w")
    assert error == ("position", "El -- w", None)


def test_an_error_names_what_is_odd_in_ascii() -> None:
    assert problem(cmd="moves", game="武士")[:2] == ("game", "武士")
    text = door.answer_text('{"cmd": "moves", "game": "\\ud800"}')
    assert json.loads(text)["error"]["kind"] == "game"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
)
keys = st.sampled_from(
    [
        "cmd",
        "game",
        "rules",
        "position",
        "record",
        "view",
        "touches",
        "level",
        "seconds",
        "nodes",
        "seed",
    ]
)
cmds = st.sampled_from(["moves", "position", "status", "replay", "best", "scene", "why", "values"])


@given(cmd=cmds, request_=st.dictionaries(keys, json_values))
def test_no_request_breaks_the_door(cmd: str, request_: dict[str, Any]) -> None:
    answer = ask(**{"cmd": cmd, "game": "bushi", **request_})
    assert list(answer) != ["error"] or answer["error"]["kind"] in KINDS


def test_a_scene_brings_all_that_the_page_shows() -> None:
    shown = ask(cmd="scene", game="bushi", rules="dunkel", record=["Nb", "Tb", "t"])
    assert {key: shown[key] for key in ("game", "rules", "position", "moves", "error")} == {
        "game": "bushi",
        "rules": "",
        "position": None,
        "moves": ["Nb", "Tb", "t"],
        "error": None,
    }
    assert [told["seat"] for told in shown["history"]] == ["b", "w", "b"]
    assert [change["do"] for change in shown["changes"]] == ["turn"]
    assert shown["status"]["turn"] == "w"
    assert [choice["move"] for choice in shown["choices"]] == ["t", "f", "l", "r"]
    assert {solid["cell"] for solid in shown["scene"]["solids"]} == {"b", "w"}


def test_a_scene_shows_what_a_view_chooses() -> None:
    cameras = {
        view: ask(cmd="scene", game="bushi", view={"sides": view})["scene"]["camera"]["yaw"]
        for view in ("two", "three")
    }
    assert cameras == {"two": 0, "three": 45}


@pytest.mark.parametrize("view", [{"sides": "four"}, {"colour": "red"}])
def test_a_view_that_there_is_not_is_a_request_error(view: dict[str, str]) -> None:
    assert problem(cmd="scene", game="bushi", view=view) == ("request", json.dumps(view), None)


def test_a_broken_record_is_shown_as_far_as_it_goes() -> None:
    shown = ask(cmd="scene", game="bushi", record=["Nb", "Nf", "t"])
    assert shown["moves"] == ["Nb"]
    assert shown["status"]["turn"] == "w"
    error = shown["error"]
    assert (error["kind"], error["text"], error["ply"]) == ("illegal", "Nf", 1)
    assert (error["reason"], error["cells"]) == ("no-pointing", ["w"])


def test_a_finished_game_offers_no_choices() -> None:
    shown = ask(cmd="scene", **MATE)
    assert shown["choices"] == shown["scene"]["options"] == []


def test_why_not_names_the_rule_and_the_cells() -> None:
    answer = ask(cmd="why", game="bushi", position="Wl Wr w", touches=["o:f"])
    assert (answer["slug"], answer["cells"]) == ("only-turn", ["b"])
    assert answer["words"]["en"].startswith("you may only turn, because a sword")
    assert "右に回す" in answer["words"]["ja"]


def test_what_a_bad_position_shows_is_an_error() -> None:
    assert problem(cmd="shows", game="bushi", position="x") == ("position", "x", None)
    assert problem(cmd="shows", game="bushi", record=["Nb", "Tf"])[0] == "illegal"


@pytest.mark.parametrize("touches", [["o:t"], [], ["o:x"], ["c:b"], ["o:N", "o:b"]])
def test_why_not_has_no_answer_when_nothing_is_forbidden(touches: list[str]) -> None:
    answer = ask(cmd="why", game="bushi", position="Wl Wr w", touches=touches)
    assert answer == {"slug": None, "words": None, "cells": []}


def test_the_values_of_a_solved_game() -> None:
    assert ask(cmd="values", game="bushi", position="Al Nf b") == {"values": {"t": ["W", 1]}}
    assert ask(cmd="values", **MATE) == {"values": {}}
    start = ask(cmd="values", game="bushi")["values"]
    assert {move for move, value in start.items() if value[0] == "L"} == {"El", "Nl"}
    assert start["Nb"] == ["D", None]


def test_a_history_since_some_ply() -> None:
    whole = ask(cmd="scene", **MATE)
    asked = ask(cmd="scene", **MATE, since=2)
    assert asked["history"] == whole["history"][2:]
    assert {**asked, "history": None} == {**whole, "history": None}
    assert ask(cmd="scene", **MATE, since=99)["history"] == []
    assert problem(cmd="scene", **MATE, since=0)[0] == "request"
    assert problem(cmd="moves", **MATE, since=1)[0] == "request"


def test_a_picture_and_what_it_says() -> None:
    plain = ask(cmd="picture", game="bushi", record=["Nb", "Tb"])
    assert plain["text"] is None
    assert "★" in ask(cmd="picture", game="chatra")["text"]
    assert set(plain) == {"svg", "title", "text"}
    assert plain["svg"].startswith("<svg ")
    assert plain["title"].startswith("BushiShogi, after 2 moves. ")
    wanted = {
        "dark": True,
        "language": "ja",
        "turned": 2,
        "width": 500,
        "touchable": True,
        "board": "moss",
        "drawings": ["b-w"],
        "comment": "a quiet one",
    }
    seen = {plain["svg"]}
    for key, value in [*wanted.items(), ("view", {"sides": "three"})]:
        seen.add(ask(cmd="picture", game="bushi", record=["Nb", "Tb"], **{key: value})["svg"])
    assert len(seen) == 10, "each of them changes the picture"


@pytest.mark.parametrize(
    ("key", "value"),
    [("dark", 1), ("language", "fr"), ("turned", "1"), ("width", 99999), ("width", 1.5),
     ("touchable", None), ("board", "gold"), ("drawings", ["e4-"]), ("drawings", "e4"),
     ("comment", 1), ("view", {"sides": "none"})],
)  # fmt: skip
def test_pictures_are_not_asked_for_anyhow(key: str, value: object) -> None:
    assert problem(cmd="picture", game="bushi", **{key: value})[0] == "request"


VALID: list[dict[str, Any]] = [
    {"cmd": cmd, "game": "bushi", "record": ["Nb", "Tb"]}
    for cmd in (*door.COMMANDS, *door.THOUGHTS)
]
VALID += [
    {"cmd": "best", "game": "bushi", "level": 1, "nodes": 5, "seed": 1, "told": True},
    {"cmd": "analyse", "game": "bushi", "nodes": 5, "multipv": 2, "record": ["Nb"]},
    {"cmd": "scene", "game": "bushi", "view": {"sides": "two"}, "since": 1, "record": ["Nb"]},
    {"cmd": "why", "game": "bushi", "touches": ["o:N", "o:b"]},
    {"cmd": "explain", "game": "bushi", "touches": ["o:N"]},
    {"cmd": "judge", "game": "bushi", "position": "Al Nf b", "record": ["t"], "goal": "mate:1"},
    {"cmd": "danger", "game": "bushi", "seat": "w", "record": ["Nb", "Tb"]},
    {"cmd": "edit", "game": "bushi", "setup": {"cells": {"b": "N"}, "fields": {"turn": "b"}}},
    {"cmd": "picture", "game": "bushi", "dark": True, "language": "ja", "turned": 1, "width": 200,
     "touchable": True, "board": "", "drawings": ["b-w", "b"], "comment": "so"},
    {"cmd": "moves", "game": "shinsetsu", "rules": ""},
    {"cmd": "status", **MATE, "record": ["t", "t"]},
    {"cmd": "roll", "game": "shinsetsu"},
    {"cmd": "replay", "game": "troop"},
]  # fmt: skip
ODD: list[Any] = [
    None, True, False, 0, 1, -1, 7, 10**30, 0.5, -1e308, float("nan"), float("inf"), "", "b", "x",
    "\ud800", "軍", "a" * 200, "c:e4", "mate:3", "mate:x", [], [[]], [{}], ["Nb"], ["\ud800"], [1],
    {}, {"sides": "two"}, {"a": []}, {"cells": {}, "fields": {}}, {"cells": [], "fields": {"b": 1}},
]  # fmt: skip


def mutated(chance: random.Random) -> object:
    """A valid request with something odd in it, or several things."""
    asked: Any = deepcopy(chance.choice(VALID))
    for _ in range(chance.randrange(1, 4)):
        key = chance.choice([*FITS, *asked, *asked, "Rules"])
        what = chance.randrange(6)
        if what == 0:
            asked.pop(key, None)
        elif what == 1:
            asked[key] = deepcopy(chance.choice(VALID).get(key))
        elif what == 2 and isinstance(asked.get(key), str):
            text = asked[key]
            at = chance.randrange(len(text) + 1)
            asked[key] = (
                text[:at] + chance.choice(["", "x", "\ud800", " ", ",", ":"]) + text[at + 1 :]
            )
        elif what == 3 and isinstance(asked.get(key), list):
            asked[key].append(deepcopy(chance.choice(ODD)))
        elif what == 4 and isinstance(asked.get(key), dict):
            asked[key][chance.choice(["a", "sides", "cells", "b"])] = deepcopy(chance.choice(ODD))
        else:
            asked[key] = deepcopy(chance.choice(ODD))
    return asked if chance.randrange(50) else deepcopy(chance.choice(ODD))


def test_thousands_of_requests_raise_nothing() -> None:
    """Bad requests of every command are answered by an error, and say what kind it is."""
    chance = random.Random(11)
    kinds = set()
    for _ in range(times(10_000, 200_000)):
        request = mutated(chance)
        if isinstance(request, dict) and request.get("cmd") in list(door.THOUGHTS):
            request["nodes"] = 5  # else it thinks for as long as people do
        error = json.loads(door.answer_text(json.dumps(request))).get("error")
        kinds.add(error["kind"] if error else "answer")
    assert kinds == {*KINDS, "answer"}


@pytest.mark.parametrize("board", [[], {}, [[]], 1, None])
def test_a_board_of_any_type_is_judged(board: object) -> None:
    assert problem(cmd="picture", game="bushi", board=board)[0] == "request"


@pytest.mark.parametrize("key", ["record", "view", "board", "cmd", "setup", "nonsense"])
def test_no_depth_breaks_the_door(key: str) -> None:
    for depth in (*range(1, 990, 90), *range(940, 1010)):
        for opening, closing in ("[]", ('{"a":', "}")):
            value = opening * depth + "1" + closing * depth
            text = f'{{"cmd": "picture", "game": "bushi", "{key}": {value}}}'
            assert json.loads(door.answer_text(text))["error"]["kind"] == "request"
    for depth in range(900, 1010):
        assert json.loads(door.answer_text("[" * depth + "]" * depth))["error"]["kind"] == "request"

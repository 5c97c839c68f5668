"""The modules that the main thread shares behave in MicroPython as they do in CPython."""

import inspect
import json
import random
from ast import literal_eval
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import anga
from anga import games
from anga.service.openings import opening
from anga.shared import (
    changes,
    clock_setting,
    computers,
    ends,
    errors,
    game_clock,
    game_tree,
    marks,
    phrases,
)
from anga.shared.formats import escapes, fragment, lines, notes, reading
from browser import openings
from build.paths import MODULES
from build.setup import node
from tests.engine.playouts import CASES, playout, some
from tests.engine.shared import dialect
from tests.thoroughness import times

SHARED = {
    f"{module.__name__.replace('.', '/')}.py": module
    for module in (
        changes,
        clock_setting,
        computers,
        ends,
        errors,
        escapes,
        fragment,
        game_tree,
        lines,
        marks,
        notes,
        phrases,
        reading,
        game_clock,
    )
}
ESCAPES = ["%41", "%E6%AD%A6", "%c0%af", "%ed%a0%80", "%f4%90%80%80", "%F", "%zz", "%ff"]
PIECES = [*"gpmnr=&&==.._%#+ a1-,?/:", *ESCAPES, "武", "é", "\U0001f600"]
PIECES += ["g=", "&m=", "&n=", "0", "12", "9" * 30]
PIECES += ["&v=", "&k=", "&d=", "0~0~", "0~1~a", "1~1~", "~", ";", "a-b", "%3B", "%7E"]
PIECES += ["&e=", "time:", "&c=", "600", "/30", "x3", "600+5,w:9"]
PIECES += ["&s=", "&o=", "&q=", "b:3", "w:10", "w:0", ":hunter", ",", "mate:2", "w", "-"]
ODD = [*"abcNT-_.~%&#=+ ?", "武", "士", "é", "\U0001f600", "\ud800", "\x00", "\n"]

ASK = """
import json
import dialect
with open("questions.json") as file:
    questions = json.load(file)
for answer in dialect.answers(questions):
    print(repr(json.dumps(answer)))
"""


def in_micropython(questions: list[list[Any]]) -> Any:
    files: dict[str, str | bytes] = {
        name: inspect.getsource(module) for name, module in SHARED.items()
    }
    files |= {
        "anga/__init__.py": inspect.getsource(anga),
        "anga/shared/__init__.py": "",
        "dialect.py": Path(dialect.__file__).read_text(),
        "questions.json": json.dumps(questions, ensure_ascii=False).encode(
            "utf-8", "surrogatepass"
        ),
    }
    answers = node.inside_micropython(ASK, files).splitlines()
    return [json.loads(literal_eval(answer)) for answer in answers]


def check_alike(questions: list[list[Any]]) -> None:
    if not MODULES.exists():
        pytest.skip("npm packages are not installed")
    expected = json.loads(json.dumps(dialect.answers(questions)))
    found = in_micropython(questions)
    for question, one, other in zip(questions, expected, found, strict=True):
        assert other == one, question


def test_links_are_read_alike() -> None:
    chance = random.Random(1)
    texts = ["".join(chance.choices(PIECES, k=chance.randrange(14))) for _ in range(600)]
    texts += ["", "#", "g=bushi", "#g=bushi&r=article&p=Tf_Nb_b&m=t.f.l&n=2", "g=x&n=007", "g=x&n="]
    check_alike([[how, text] for text in texts for how in ("read", "parse")])


def test_links_are_spelt_alike() -> None:
    chance = random.Random(2)

    def odd() -> str:
        return "".join(chance.choices(ODD, k=chance.randrange(6)))

    links = [
        [odd(), odd(), chance.choice([None, odd()]), [odd() for _ in range(chance.randrange(4))]]
        for _ in range(300)
    ]
    plies = [None, 0, 1, 3, 12345]
    check_alike([["spell", [*link, chance.choice(plies)]] for link in links])
    settings = [{}, {"w": 3}, {"w": 3, "b": 10, "k": 1}], ["", "w"], ["", "mate:3"]
    check_alike(
        [
            ["spell", ["toy", "", None, [], None, *(chance.choice(s) for s in settings)]]
            for _ in "abc"
        ]
    )


def test_clocks_run_alike() -> None:
    chance = random.Random(6)

    def deed() -> list[Any]:
        ply, now = chance.randrange(9), chance.randrange(90_000)
        deeds: list[list[Any]] = [
            ["arrive", [ply, chance.choice(["b", "w", None])]],
            ["truncate", [ply]],
        ]
        times: list[list[Any]] = [[name, [now]] for name in ("start", "tick", "stop")]
        kept = {"log": [["b", 9_000, 1, 0], None, ["w", 70_000, 1, 500]], "spent": now}
        return chance.choice([*deeds, *times, ["resume", [kept]]])

    clocks = ["90", "30+5", "20/10x3,w:60+1", "0/30"]
    check_alike([["timed", text, [deed() for _ in range(40)]] for text in clocks * 5])


def test_errors_are_alike() -> None:
    kinds = [name for name, kind in vars(errors).items() if inspect.isclass(kind)]
    assert len(kinds) == 9
    parts: list[list[Any]] = [["no"], ["no", "x"], ["no", None, ["only", ["a", "b"]], ["c", "d"]]]
    check_alike([["error", kind, part] for kind in kinds for part in parts])


def test_phrases_are_said_alike() -> None:
    questions = []
    for game_id, rules in CASES:
        line = playout(game_id, rules, 3, 40)
        for before, move in zip(line.positions, line.moves, strict=False):
            for phrase in (
                line.game.move_notation(before, move),
                line.game.move_description(before, move),
            ):
                questions += [["say", phrase, dict(line.game.words), lang] for lang in ("en", "ja")]
    words = {"a": {"en": "{0} {1} {0}", "ja": "{1}{0}"}, "b": {"en": "B", "ja": "ビ"}}
    odd = ["a", "x", ["a", "b", "x"], ["a", ["a", "b", "b"], "{1}"], ["b", "x"], ["x", "a"]]
    check_alike(
        [*questions[:120], *(["say", p, words, lang] for p in odd for lang in ("en", "ja"))]
    )


def test_changes_are_applied_alike() -> None:
    questions = []
    for game_id, rules in CASES[:: times(6, 1)]:
        line = playout(game_id, rules, 4, 6)
        for (before, _), move in zip(pairwise(line.positions), line.moves, strict=True):
            told = line.game.changes(before, move)
            questions.append(["apply", line.game.scene(before, {}), told])
    check_alike(questions)


def test_the_first_moves_can_be_drawn_before_the_engine_is_up() -> None:
    questions = []
    for game_id in games.ids():
        known = opening(game_id)
        scene = known["scenes"][0]["scene"]
        played = [openings.first(known, first["move"])[1] for first in some(known["firsts"], 5)]
        questions += [["apply", scene, changes] for changes in played]
    check_alike(questions)

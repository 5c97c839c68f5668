"""What positions show of themselves, and what forbids a move: in every game."""

import json
import random
from typing import Any

import pytest

from anga.contract.game import AnyLine
from anga.service import door
from anga.shared.phrases import mentions
from tests.engine.contract.wording import spoken
from tests.engine.playouts import every_rules, playout, random_games

STUCK = [
    ("orb", "7i8h 9f8g 6b6c 2d3d 8h9g", "9e", "king-stuck"),
    ("orb", "", "5h", "hemmed-in"),
    ("shinsetsu", "roll:CE", "a1", "hemmed-in"),
    ("chatra", "l12 e2 e12 b2 l12-k11 b2-a1 b10 k2 Of10 g4 b10-b9 l4 e9 Og3 Og10 e2-i6", "b9",
     "check-stays"),
    ("chatra4", "k10 c12 l3 j12 e12 c2 j4 k8 h9 b10 b4 j12-l4 h9-k6 c2-d3 d1 Ol8 e12-d12 Oa7 f1",
     "l8", "object-stuck"),
    ("chatra", "a12 a1 c12 c1 e12", "c12", "theirs-restricted"),
    ("troop", "d1-d2,b1c1d2:ne2 d8-d7,d7e8f8:sw1", "a1", "soldier-idle"),
]  # fmt: skip
TRIES = 20  # touches that mean no legal move, for each position


def cells(line: AnyLine) -> set[str]:
    return {cell["id"] for cell in line.game.scene(line.position, {})["cells"]}


def check_figures(figures: Any, known: set[str]) -> None:
    assert json.loads(json.dumps(figures)) == figures
    for mark in figures["marks"]:
        assert {*mark["cells"], *mark.get("by", [])} <= known
        assert mark["cells"]
        if mark["mark"] == "attack":
            assert len(mark["cells"]) >= 2
            assert len(set(mark["cells"])) == len(mark["cells"])


@every_rules
@random_games
def test_reasons_have_words_and_figures_on_the_board(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    for reason in line.game.shows(line):
        told = spoken([reason["slug"], *reason["args"]], line.game.words)
        assert told[0].isupper() or not told[0].isalpha() or told.split()[0] in cells(line)
        assert told.endswith(".")
        check_figures(reason["figures"], cells(line))


@every_rules
@random_games
def test_what_forbids_a_move_is_shown_on_the_board(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    chance, known = random.Random(seed), sorted(cells(line))
    pieces = [f"c:{piece['cell']}" for piece in line.game.scene(line.position, {})["pieces"]]
    pieces += [f"t:{line.turn}:{kind}" for kind in "SOPGR"]
    asked: dict[str, Any] = {"cmd": "why", "game": game_id, "rules": rules}
    asked["record"] = [
        at.format_move(move) for at, move in zip(line.positions, line.moves, strict=False)
    ]
    for _ in range(0 if line.outcome else TRIES):
        touches = [chance.choice(pieces), f"c:{chance.choice(known)}"]
        answer = door.answer({**asked, "touches": touches})
        assert ("figures" in answer) == (answer["slug"] is not None)
        if "figures" in answer:
            check_figures(answer["figures"], cells(line))


@every_rules
@random_games
def test_a_piece_that_is_said_to_be_stuck_has_no_move_and_figures_on_the_board(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    if line.outcome or line.position.chance:
        return
    begun = {path[0] for choice in line.game.choices(line.position) for path in choice["paths"]}
    for piece in line.game.scene(line.position, {})["pieces"]:
        found = line.game.stuck(line.position, piece["cell"])
        if found:
            assert f"c:{piece['cell']}" not in begun
            theirs = mentions(found["args"], f"seat:{piece.get('seat')}")
            assert theirs == (piece.get("seat") != line.turn)
            told = spoken([found["slug"], *found["args"]], line.game.words)
            assert told[0].islower() or told.startswith("your")
            check_figures(found["figures"], cells(line))


@pytest.mark.parametrize(("game_id", "record", "cell", "slug"), STUCK)
def test_what_cannot_move_at_all_is_refused_for_its_own_reason(
    game_id: str, record: str, cell: str, slug: str
) -> None:
    asked = {"cmd": "why", "game": game_id, "record": record.split(), "touches": [f"c:{cell}"]}
    answer = door.answer(asked)
    assert (answer["slug"], answer["cells"]) == (slug, [cell])

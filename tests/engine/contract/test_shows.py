"""What positions show of themselves, and what forbids a move: in every game."""

import json
import random
from typing import Any

from anga.contract.game import AnyLine
from anga.service import door
from tests.engine.contract.wording import spoken
from tests.engine.playouts import every_rules, playout, random_games

TRIES = 20  # touches that mean no legal move, for each position


def cells(line: AnyLine) -> set[str]:
    return {cell["id"] for cell in line.game.scene(line.position, {})["cells"]}


def check_figures(figures: Any, known: set[str]) -> None:
    assert json.loads(json.dumps(figures)) == figures
    for mark in figures["marks"]:
        assert {*mark["cells"], *mark.get("by", [])} <= known
        assert mark["cells"]
        if mark["mark"] == "attack":
            assert len(mark["cells"]) == 2
            assert len(set(mark["cells"])) == 2


@every_rules
@random_games
def test_reasons_have_words_and_figures_on_the_board(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    for reason in line.game.shows(line):
        told = spoken([reason["slug"], *reason["args"]], line.game.words)
        assert told[0].isupper() or not told[0].isalpha()
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

"""The combats of a march, with hardness on both sides: those that the rules bring about."""

from typing import Any

from anga.games.troop.rules.formations import heads
from anga.games.troop.rules.resolution import resolve
from anga.shared.phrases import say
from tests.engine.games.troop.boards import GAME
from tests.engine.playouts import each_move
from tests.thoroughness import times


def lines() -> "list[Any]":
    """Lines after each move of some random games."""
    return [line for seed in range(times(4, 80)) for line in each_move("troop", seed, 80)]


def test_each_clash_is_told_once_with_its_result() -> None:
    seen = set()
    for line in lines():
        found = GAME.tells(line)
        done = resolve(line.positions[-2], line.moves[-1])
        name, board = line.position.board.name, line.position.board
        assert {str(each["args"][0]) for each in found} == {name(cell) for cell in done.beaten}
        both = {str(each["args"][0]) for each in found if each["slug"] == "tells:both"}
        assert both == {name(cell) for cell in done.lost}
        for each in found:
            attack, defence = int(str(each["args"][1])), int(str(each["args"][2]))
            assert (attack == defence) == (each["slug"] == "tells:both")
            assert attack >= defence
            seen.add((attack, defence))
            cell = board.named(str(each["args"][0]))
            front = (done.direction + 4) % 8
            hard = heads(board.size, line.positions[-2].other, front)
            assert cell is not None
            assert defence == hard >> cell & 1
    assert {(1, 0), (2, 0)} <= seen


def test_a_clash_is_a_sentence() -> None:
    line = GAME.line("", "8/8/8/2ooo3/3x4/2x1x3/8/8 b a 0").play("c3d4e3:n2")
    first = GAME.tells(line)[0]
    told = say([first["slug"], *first["args"]], GAME.words, "en")
    assert told.startswith("On ")
    assert told.endswith("falls.")

"""Chatra's evaluation: each feature is what a plain count finds, and they make the value."""

from collections.abc import Sequence
from operator import mul

import pytest

from anga.contract.chance_model import worths
from anga.games.chatra.player.evaluate import NAMES, UNIT, evaluate, see
from anga.games.chatra.player.weights import WEIGHTS
from anga.games.chatra.rules.rulesets import OPPONENT
from tests.engine.games.chatra.test_thinking import reached

RULES = ("", "b9", "b15", "free", "h3", "1994-11")


def feature(name: str, row: Sequence[float]) -> float:
    return row[NAMES.index(name)]


@pytest.mark.parametrize("rules", RULES)
def test_features_are_what_a_plain_count_finds(rules: str) -> None:
    for position in reached(rules):
        if position.opening:
            continue
        board, (_, rows) = position.variant.board, see(position)
        middle = range(board.size // 3, board.size // 3 * 2)
        for seat, row in zip("bw", rows, strict=True):
            assert row
            sides = position.seen_by(seat)
            mine, theirs = board.squares(sides.mine), board.squares(sides.theirs)
            central = [s for s in mine if board.files[s] in middle and board.ranks[s] in middle]
            hurdles = [s for s in theirs if board.flights[sides.own][s]]
            assert feature("one in the central zone", row) == len(central)
            assert feature("one over which others could fly to it", row) == len(hurdles)
            assert feature("a check of the Object", row) == (seat in position.check)


@pytest.mark.parametrize("rules", RULES)
def test_a_position_is_worth_what_its_features_weigh(rules: str) -> None:
    worth = list(worths(WEIGHTS[0], UNIT))
    worth[NAMES.index("the move")] = 0
    for position in reached(rules):
        _, rows = see(position)
        black, white = (sum(map(mul, worth, row or ())) for row in rows)
        assert evaluate(position, "b") == black - white == -evaluate(position, OPPONENT["b"])

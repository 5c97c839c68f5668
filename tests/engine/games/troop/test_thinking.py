"""What Troop-Chess tells the search: which attacks are looked at beyond the depth."""

from typing import cast

import pytest

from anga.games.troop import thinking
from anga.games.troop.encoding import decode
from anga.games.troop.moves import attacks
from anga.games.troop.position import Troop
from tests.engine.games.troop.boards import GAME
from tests.engine.playouts import playout, rules_strings


def reached(rules: str) -> list[Troop]:
    plies = (0, 3, 8, 14, 22, 40)
    lines = [playout("troop", rules, seed, count) for seed in range(4) for count in plies]
    return [cast("Troop", line.position) for line in lines if not line.outcome]


def beats(position: Troop, move: int) -> bool:
    return position.after(move).own.bit_count() < position.other.bit_count()


def is_far(move: int) -> bool:
    """Whether it is a march of two steps after a muster step."""
    made = decode(move)
    return made.step is not None and made.steps == 2


@pytest.mark.parametrize("rules", rules_strings(GAME))
def test_attacks_are_all_moves_that_beat_somebody_but_the_far_ones(rules: str) -> None:
    seen = 0
    for position in reached(rules):
        found = attacks(position.own, position.other, position.tables(position.turn))
        every = [move for move in position.legal() if beats(position, move)]
        assert set(found) == {move for move in every if not is_far(move)}
        assert len(found) == len(set(found))
        seen += len(found)
    assert seen


def test_of_each_march_one_muster_step_is_enough() -> None:
    for position in reached(""):
        noisy = thinking.noisy(position, 0)
        marches = [move & thinking.MARCH for move in noisy]
        assert len(marches) == len(set(marches))
        attacked = attacks(position.own, position.other, position.tables(position.turn))
        assert set(marches) == {move & thinking.MARCH for move in attacked}


def test_attacks_rank_before_all_that_is_quiet_unless_they_cost_as_much() -> None:
    for position in reached(""):
        moves = position.legal()
        for move, rank in zip(moves, thinking.rank(position, moves), strict=True):
            if not beats(position, move):
                assert rank < thinking.THINKING.loud

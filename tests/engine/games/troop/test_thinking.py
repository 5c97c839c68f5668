"""What Troop-Chess tells the search: which attacks are looked at beyond the depth."""

from typing import cast

import pytest

from anga.games.troop.player import thinking
from anga.games.troop.player.attacks import MARCH, attacks
from anga.games.troop.rules.moves import directions
from anga.games.troop.rules.position import Troop
from tests.engine.games.troop.boards import GAME
from tests.engine.playouts import playout, rules_strings


def reached(rules: str) -> list[Troop]:
    plies = (0, 3, 8, 14, 22, 40)
    lines = [playout("troop", rules, seed, count) for seed in range(4) for count in plies]
    return [cast("Troop", line.position) for line in lines if not line.outcome]


def beats(position: Troop, move: int) -> bool:
    return position.after(move).own.bit_count() < position.other.bit_count()


def attacked(position: Troop) -> list[int]:
    size, allowed = position.board.size, directions(position.turn, position.attacked)
    return attacks(size, allowed, position.own, position.other)


@pytest.mark.parametrize("rules", rules_strings(GAME))
def test_attacks_are_all_marches_that_beat_somebody(rules: str) -> None:
    seen = 0
    for position in reached(rules):
        found = attacked(position)
        every = [move for move in position.legal() if beats(position, move)]
        assert set(found) <= set(every)
        assert {move & MARCH for move in found} == {move & MARCH for move in every}
        assert len({move & MARCH for move in found}) == len(found)
        seen += len(found)
    assert seen


@pytest.mark.parametrize("rules", rules_strings(GAME))
def test_noisy_moves_are_the_attacks_that_promise_most(rules: str) -> None:
    for position in reached(rules):
        found, every = thinking.noisy(position, 0), attacked(position)
        assert set(found) <= set(every)
        assert len(found) == min(len(every), thinking.TRIES)
        ranks = thinking.rank(position, found)
        assert list(ranks) == sorted(ranks, reverse=True)
        others = [move for move in every if move not in found]
        assert max(thinking.rank(position, others), default=-1000) <= min(ranks, default=0)


def test_of_the_muster_steps_before_one_attack_only_one_is_loud() -> None:
    for position in reached(""):
        moves = position.legal()
        ranks = zip(moves, thinking.rank(position, moves), strict=True)
        loud = [move & MARCH for move, rank in ranks if rank >= thinking.THINKING.loud]
        assert len(loud) == len(set(loud))


def test_attacks_rank_before_all_that_is_quiet_unless_they_cost_as_much() -> None:
    for position in reached(""):
        moves = position.legal()
        for move, rank in zip(moves, thinking.rank(position, moves), strict=True):
            if not beats(position, move):
                assert rank < thinking.THINKING.loud

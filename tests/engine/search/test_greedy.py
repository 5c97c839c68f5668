"""The player for more than two: sees a mate at once, keeps to its limits, is repeatable."""

import random

import pytest

from anga import games, record
from anga.record import Record
from anga.search import greedy, levels
from anga.search.greedy import Habits
from anga.search.limits import Found, Limits

MANY = [game_id for game_id in games.ids() if len(games.get(game_id).seats) > 2]
LAST_BLOW = Record("orb", "", "wK3xx4/9/1sG7/9/8xx/9/9/2sG5sR/4sK4 s bbbb G,-,-,- aa43")


def found(kept: Record, limits: Limits) -> list[Found]:
    return list(levels.search(record.replay(kept), limits))


@pytest.mark.parametrize("level", [3, 4, 5])
def test_it_wins_when_it_can(level: int) -> None:
    last = found(LAST_BLOW, Limits(level=level, seed=1))[-1]
    line = record.replay(LAST_BLOW)
    outcome = line.play(last.move).outcome
    assert outcome
    assert outcome.placings["s"] == 1
    assert last.score > greedy.WON - 100


def test_it_takes_what_hangs() -> None:
    kept = Record("orb", "", "5nK3/9/9/8eK/4nR4/wK2sG5/9/9/4sK4 s bbbb -,-,-,- aaaa")
    line = record.replay(kept)
    tokens = {
        line.position.move_text(found(kept, Limits(level=3, seed=s))[-1].move) for s in (1, 2)
    }
    assert tokens == {"6f5e"}


@pytest.mark.parametrize("game_id", MANY)
def test_a_seed_makes_it_repeatable(game_id: str) -> None:
    for level in range(1, levels.LEVELS):
        one, other = (found(Record(game_id), Limits(level=level, seed=5))[-1] for _ in range(2))
        assert one == other


def test_a_limit_of_positions_is_kept() -> None:
    last = found(Record("orb"), Limits(level=5, nodes=20))[-1]
    assert last.nodes <= 21
    assert last.move in record.replay(Record("orb")).legal()


def test_whims_bring_any_move() -> None:
    line = record.replay(Record("orb"))
    moves = {
        next(greedy.search(line, Habits(whims=1), random.Random(seed))).move for seed in range(60)
    }
    assert moves == set(line.legal())


def test_the_variation_can_be_played() -> None:
    line = record.replay(Record("orb"))
    last = found(Record("orb"), Limits(level=4, seed=1))[-1]
    assert len(last.pv) == levels.HABITS[3].plies
    for move in last.pv:
        assert move in line.legal()
        line = line.play(move)

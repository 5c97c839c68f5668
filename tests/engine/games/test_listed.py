"""The order in which pages list the games, and what they tell of each in a line."""

import math
import random
import statistics

import pytest

from anga import games
from anga.contract.dice import random_roll
from anga.search import levels
from anga.search.limits import Limits

SECONDS, ROUNDED = 10, 5  # of a move; minutes
PLAYED = 6  # games


def test_what_we_reconstructed_comes_after_all_others() -> None:
    listed = games.listed()
    assert sorted(listed) == list(games.ids())
    made_here = [games.get(game_id).reconstructed for game_id in listed]
    assert made_here == sorted(made_here)
    assert any(made_here)
    assert not all(made_here)


@pytest.mark.parametrize("game_id", games.ids())
def test_a_game_says_how_long_and_how_hard_it_is(game_id: str) -> None:
    game = games.get(game_id)
    assert 0 < game.minutes < 60
    assert game.minutes % ROUNDED == 0
    assert game.difficulty in (1, 2, 3)


@pytest.mark.thorough
@pytest.mark.parametrize("game_id", games.ids())
def test_the_minutes_are_those_of_the_players(game_id: str) -> None:
    plies = statistics.median(moves(game_id, seed) for seed in range(PLAYED))
    told = math.ceil(plies * SECONDS / 60 / ROUNDED) * ROUNDED
    assert abs(games.get(game_id).minutes - told) <= ROUNDED


def moves(game_id: str, seed: int) -> int:
    """The number of moves, rolls apart, of a quick game between two of level 3."""
    line, dice, made = games.get(game_id).line(), random.Random(seed), 0
    while not line.outcome:
        if line.position.chance:
            line = line.after(random_roll(line.position, dice))
            continue
        limits = Limits(level=3, nodes=600, seed=1000 * seed + made)
        *_, last = levels.search(line, limits)
        line, made = line.after(last.move), made + 1
    return made

"""PettingZoo's own tests, of real games."""

import doctest
import random
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import aec_to_parallel

from anga import games
from anga.adapters import pettingzoo
from anga.adapters.pettingzoo import BoardGame, env, raw_env
from anga.contract.random_play import random_game
from anga.shared.errors import MoveError
from tests.engine.playouts import rules_strings
from tests.thoroughness import chosen, times

Kind = tuple[str, str]
MAIN: list[Kind] = [
    (game_id, rules) for game_id in games.ids() for rules in rules_strings(games.get(game_id))
]
BY_TURNS = ("bushi", "chatra", "chatra4", "orb")  # in which nobody acts twice in a row at first
LASTING = 0  # the seed of games that do not end before they are cut off
CYCLES = times(20, 200)
every_kind = pytest.mark.parametrize("kind", chosen(MAIN, ("bushi", ""), ("orb", "")), ids=str)

# It recommends arrays as observations, and counts with masks only in its own games.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def test_the_example_runs() -> None:
    failed, tried = doctest.testmod(pettingzoo)
    assert tried
    assert not failed


@every_kind
def test_the_library_finds_nothing_wrong(kind: Kind) -> None:
    api_test(env(*kind), num_cycles=CYCLES)


@every_kind
def test_what_is_random_is_repeatable(kind: Kind) -> None:
    seed_test(partial(env, *kind), CYCLES)


@every_kind
def test_boards_are_texts_and_pictures(kind: Kind) -> None:
    render_test(partial(env, *kind))


class Forgiving(wrappers.BaseWrapper):
    """Makes of an action that is not allowed one that is: that test draws from all."""

    def step(self, action: int | None) -> None:
        mask = self.env.observe(self.agent_selection)["action_mask"]
        if action is not None:
            action = int(action + np.roll(mask, -action).argmax()) % len(mask)
        super().step(action)


@pytest.mark.parametrize("game_id", chosen(BY_TURNS, "bushi", "orb"))
def test_a_game_is_cut_off_where_the_library_wants_it(game_id: str) -> None:
    def forgiving(max_cycles: int) -> Any:
        found = raw_env(game_id, max_cycles=max_cycles)
        found.metadata["is_parallelizable"] = True
        for agent in found.possible_agents:
            found.action_space(agent).seed(LASTING)
        return Forgiving(found)

    def parallel(max_cycles: int) -> Any:
        return aec_to_parallel(forgiving(max_cycles))

    max_cycles_test(SimpleNamespace(env=forgiving, parallel_env=parallel))


def played(game: BoardGame, seed: int = 1) -> list[str]:
    """Who acted, in a game of random actions."""
    game.reset(seed=seed)
    for number, agent in enumerate(game.possible_agents):
        game.action_space(agent).seed(seed + number)
    actors = []
    for agent in game.agent_iter():
        observation, _, termination, truncation, _ = game.last()
        if termination or truncation:
            break
        actors.append(agent)
        game.step(game.action_space(agent).sample(observation["action_mask"]))
    return actors


@pytest.mark.parametrize("game_id", games.ids())
def test_so_many_actions_are_taken_at_most(game_id: str) -> None:
    game = raw_env(game_id, max_cycles=3)
    assert len(played(game)) == 3 * len(game.possible_agents)
    assert all(game.truncations.values())
    assert not any(game.rewards.values())


def test_a_move_may_be_two_actions_of_one_player() -> None:
    assert played(raw_env("troop", max_cycles=2)) == ["player_0"] * 2 + ["player_1"] * 2


@pytest.mark.parametrize("game_id", ["bushi", "troop"])
def test_the_winner_gets_what_the_other_loses(game_id: str) -> None:
    game = raw_env(game_id)
    played(game)
    outcome = game.line.outcome
    assert outcome
    for agent, seat in game.seats.items():
        assert game.infos[agent] == {
            "seat": seat, "place": outcome.placings[seat], "reason": outcome.reason
        }  # fmt: skip
    ends = {tuple(sorted(outcome.placings.values())), tuple(sorted(game.rewards.values()))}
    assert ends in ({(1, 1), (0, 0)}, {(1, 2), (-1, 1)})
    assert game.rewards["player_0"] >= 0 or outcome.placings[game.seats["player_1"]] == 1


def test_among_four_three_lose_a_third_each() -> None:
    end = random_game(games.get("shinsetsu"), random.Random(1))
    game = raw_env("shinsetsu")
    game.reset(options={"position": str(end.position)})
    assert sorted(game.rewards.values()) == [-1 / 3] * 3 + [1]


def test_what_is_not_allowed_is_refused_or_loses() -> None:
    game = raw_env("bushi")
    game.reset()
    (wrong, *_) = np.flatnonzero(game.observe("player_0")["action_mask"] == 0)
    with pytest.raises(MoveError, match=f"action {wrong}"):
        game.step(int(wrong))
    checked = env("bushi")
    checked.reset()
    checked.last()
    checked.step(int(wrong))
    assert checked.rewards["player_0"] == -1
    assert all(checked.terminations.values())


def test_pictures_show_the_board() -> None:
    game = raw_env("orb", render_mode="rgb_array")
    game.reset()
    before: Any = game.render()
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 10
    played(game)
    assert (before != game.render()).any()

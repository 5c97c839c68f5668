"""OpenSpiel's own test, of real games, and games as it has recorded them."""

import copy
import doctest
import pickle
import random
from pathlib import Path
from typing import Any

import pytest

from anga import games
from anga.shared.errors import AngaError
from tests.engine.golden.playthrough import HOME
from tests.engine.playouts import rules_strings
from tests.thoroughness import chosen, times

NO_WHEEL = "Not tried: OpenSpiel, which cannot be installed here"
pyspiel = pytest.importorskip("pyspiel", reason=NO_WHEEL)
from anga.adapters import openspiel  # noqa: E402 (only where there is OpenSpiel)

MAIN = [
    f"anga_{game_id}(longest={times(20, 150)},rules={rules.replace(',', '+')})"
    for game_id in games.ids()
    for rules in rules_strings(games.get(game_id))
]
ORDINARY = [
    each for each in MAIN if each.endswith("rules=)") and ("bushi" in each or "orb" in each)
]
GOLDEN = HOME / "openspiel"
RECORDED = 24  # actions


@pytest.mark.parametrize("kind", chosen(MAIN, *ORDINARY))
def test_the_library_finds_nothing_wrong(kind: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(kind), 1, serialize=True, verbose=False)


def test_the_example_runs() -> None:
    failed, tried = doctest.testmod(openspiel)
    assert tried
    assert not failed


def ended(kind: str, seed: int = 1) -> Any:
    """A game of random actions."""
    chance, state = random.Random(seed), pyspiel.load_game(kind).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            rolls, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(chance.choices(rolls, odds)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


def recorded(state: Any) -> str:
    """A game as a text: who did what, where that led, and what everybody got."""
    again = state.get_game().new_initial_state()
    lines = [f"{state.get_game()}", str(again)]
    for player, action in zip(*taken(state), strict=True):
        name = again.action_to_string(player, action)
        again.apply_action(action)
        lines.append(f"{player} {action} {name}: {again}")
    return "\n".join([*lines, f"{again.returns()}", ""])


def taken(state: Any) -> tuple[list[int], list[int]]:
    """The players and actions of a game."""
    pairs = state.full_history()
    return [pair.player for pair in pairs], [pair.action for pair in pairs]


@pytest.mark.parametrize("game_id", games.ids())
def test_a_recorded_game_is_played_as_ever(game_id: str, request: pytest.FixtureRequest) -> None:
    file: Path = GOLDEN / f"{game_id}.txt"
    told = recorded(ended(f"anga_{game_id}(longest={RECORDED})"))
    if request.config.getoption("update"):
        file.write_text(told)
    assert told == file.read_text()


@pytest.mark.parametrize("game_id", games.ids())
def test_states_are_copied_and_kept(game_id: str) -> None:
    state = ended(f"anga_{game_id}(longest=6)")
    for other in (copy.deepcopy(state), pickle.loads(pickle.dumps(state)), state.clone()):
        assert str(other) == str(state)
        assert other.history() == state.history()
        assert other.line.position == state.line.position


@pytest.mark.parametrize("game_id", ["bushi", "troop"])
def test_the_winner_gets_what_the_other_loses(game_id: str) -> None:
    for seed in range(4):
        state = ended(f"anga_{game_id}", seed)
        outcome = state.line.outcome
        places = [outcome.placings[seat] for seat in state.line.game.seats]
        assert state.returns() == {(1, 1): [0, 0], (1, 2): [1, -1], (2, 1): [-1, 1]}[*places]


def test_planes_are_those_of_the_environment() -> None:
    state = ended("anga_troop(longest=7)")
    observer = state.get_game().make_py_observer()
    for player, seat in enumerate("bw"):
        observer.set_from(state, player)
        begun = state.held.begun if state.line.turn == seat else ()
        planes = games.environment("troop").observe(state.line.position, seat, begun)
        assert (observer.dict["observation"] == planes).all()
    assert state.held.begun


def test_rules_that_there_are_not_are_said() -> None:
    with pytest.raises((AngaError, pyspiel.SpielError), match="no rule"):
        pyspiel.load_game("anga_chatra(rules=b10)")

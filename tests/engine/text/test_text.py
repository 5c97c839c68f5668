"""Games for agents that read and write: what they are told, and what comes of any answer."""

import doctest
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import anga
from anga import text
from tests.engine.playouts import every_game, every_rules, playout, random_games


def test_two_agents_and_a_referee_play() -> None:
    failed, tried = doctest.testmod(text)
    assert failed == 0
    assert tried > 4


@every_game
def test_a_game_is_played_to_its_end_by_text_alone(game_id: str) -> None:
    chance = random.Random(1)
    line = text.begin(game_id, dice=chance)
    for _ in range(150):
        if line.outcome:
            break
        assert not line.position.chance
        done = text.act(line, chance.choice(text.legal(line)), dice=chance)
        assert done.allowed
        assert done.told
        line = done.line
    assert bool(line.outcome) == (not text.legal(line))
    if line.outcome:
        assert not text.act(line, "anything").allowed


@every_rules
@random_games
def test_an_observation_ends_with_the_position(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    for language in ("en", "ja"):
        seen = text.observe(line, language)
        assert seen.endswith(f"\n{line.position}")
        assert line.position.diagram() in seen
        assert "{" not in seen


def test_an_observation_tells_the_last_moves_and_the_turn() -> None:
    line = anga.read("game: bushi\n\nEl Wb l")
    seen = text.observe(line, last=2)
    assert text.told(line.back(), "l") in seen
    assert "left guard, facing Black’s left" not in seen
    assert "White to move." in seen
    ended = anga.random_game(anga.games.get("bushi"), random.Random(1))
    assert " to move." not in text.observe(ended)


@pytest.mark.parametrize(
    "answer", ["g9", " g9\n", "Move: g9", "I weigh it.\n**Move:** `g9`.", "move: a1\nmove: g9"]
)
def test_the_move_of_an_answer_is_found(answer: str) -> None:
    line = text.begin("chatra")
    done = text.act(line, answer)
    assert done.line == line.play("g9")
    assert done.told == text.told(line, "g9")


def test_what_is_not_allowed_is_answered_with_the_rule() -> None:
    line = text.begin("chatra", "b9")
    done = text.act(line, "e5")
    assert (done.line, done.allowed) == (line, False)
    assert done.told.startswith("e5 is not allowed: in or beside the enemy Object’s zone")
    assert text.act(line, "e5", "ja").told.startswith("e5は指せません。")
    assert text.act(line, "knight takes").told.startswith("“knight takes” is not a move. Answer")


@given(st.text(max_size=80))
def test_no_answer_raises_an_error(answer: str) -> None:
    for game_id in anga.games.ids():
        line = text.begin(game_id, dice=random.Random(1))
        done = text.act(line, answer)
        assert done.allowed or (done.line == line and done.told)


@every_game
def test_the_rules_are_told_whole(game_id: str) -> None:
    for language in ("en", "ja"):
        told = text.rules(game_id, language)
        assert told.startswith(f"# {anga.games.get(game_id).name(language)}\n\n## 1. ")
        assert len(told) > 1_000


def test_rolls_are_made_and_told() -> None:
    line = text.begin("shinsetsu", dice=random.Random(1))
    assert len(line.moves) == 1
    for _ in range(20):
        done = text.act(line, text.legal(line)[-1], dice=random.Random(2))
        line = done.line
        if line.moves[-1].action == "roll":
            break
    assert "\nRolled: " in done.told

"""What each level of the computer does, and never does."""

from typing import Any

import pytest

from anga import games
from anga.contract.game import AnyLine, Line
from anga.contract.position import AnyPosition
from anga.contract.thinking import STRONGEST, Level, level
from anga.record import record
from anga.record.record import Record
from anga.search import levels, tablebase
from anga.search.limits import Found, Limits
from anga.tools import arena
from anga.tools.arena import ArenaMatch

BUSHI = games.get("bushi")
RANK = {"L": 0, "D": 1, "W": 2}


def chosen(line: AnyLine, **limits: Any) -> Found:
    *_, last = levels.search(line, Limits(**limits))
    return last


def at(text: str, rules: str = "", *moves: str) -> AnyLine:
    return record.replay(Record("bushi", rules, text, moves))


@pytest.mark.parametrize("rules", ["", "article"])
def test_the_highest_level_never_makes_a_position_worse(rules: str) -> None:
    known = tablebase.table("bushi", rules)
    for position in undecided(rules):
        best = tablebase.best_moves(position, known)
        assert {known[position.after(move)].before for move in best} == {known[position]}


@pytest.mark.parametrize("rules", ["", "article"])
def test_the_highest_level_plays_one_of_the_best_moves(rules: str) -> None:
    for seed, position in enumerate(undecided(rules)[::7]):
        move = chosen(Line(BUSHI, (position,)), level=STRONGEST, seed=seed).move
        assert move in tablebase.best_moves(position, tablebase.table("bushi", rules))


@pytest.mark.parametrize("game_id", games.ids())
def test_the_levels_are_numbered_on_one_scale(game_id: str) -> None:
    numbers = levels.numbers(games.get(game_id))
    assert numbers == sorted(set(numbers))
    assert (numbers[0], numbers[-1]) == (1, STRONGEST)
    assert len(numbers) >= 4


@pytest.mark.parametrize("game_id", games.ids())
def test_each_level_is_stronger_than_the_one_below(game_id: str) -> None:
    game = games.get(game_id)
    strengths = levels.strengths(game)
    assert len(strengths) == len(levels.numbers(game))
    assert strengths[0] == 0
    assert strengths == sorted(set(strengths))


def test_a_level_that_was_not_measured_is_as_strong_as_its_number_says() -> None:
    assert [Level(1).rating, Level(3).rating, Level(3, strength=500).rating] == [0, 300, 500]


def test_a_level_that_there_is_not_is_the_next_below() -> None:
    some = (Level(2), Level(5), Level(10))
    assert [level(some, number).number for number in range(1, 11)] == [2] * 4 + [5] * 5 + [10]


def test_a_level_asked_for_by_a_number_between_plays_as_the_one_below() -> None:
    for seed in range(20):
        line = at("Nb Tb b")
        assert chosen(line, level=4, seed=seed) == chosen(line, level=3, seed=seed)


def test_of_a_levels_limits_and_ones_own_the_smaller_counts() -> None:
    line = games.get("troop").line()
    assert chosen(line, level=10, nodes=50, seed=1).nodes <= 51
    assert chosen(line, level=1, nodes=10**9, seconds=60, seed=2).depth <= 1


def test_no_level_means_the_highest() -> None:
    lines = [at("El -- w"), at("Nl -- w"), at("Tb Eb b")]
    for line in lines:
        assert chosen(line, seed=1) == chosen(line, seed=1, level=STRONGEST)


@pytest.mark.parametrize("number", levels.numbers(BUSHI)[1:])
def test_from_level_3_on_a_mate_at_hand_is_never_missed(number: int) -> None:
    for position, value in tablebase.table("bushi", "").items():
        if value.letter == "W" and value.plies == 1:
            move = chosen(Line(BUSHI, (position,)), level=number, seed=number).move
            assert position.after(move).outcome


def test_level_1_plays_anything() -> None:
    line = at("Nb Tb b")
    assert {chosen(line, level=1, seed=seed).move for seed in range(40)} == set("tflr")


def test_a_level_errs_no_less_than_the_one_above() -> None:
    horizons = [each.depth for each in BUSHI.thinking.levels]
    assert horizons[-1] is None
    mistakes = [_mistakes(tablebase.FARTHEST if far is None else far) for far in horizons]
    assert mistakes == sorted(mistakes, reverse=True)
    assert mistakes[0] > mistakes[2] > mistakes[4] == 0


def _mistakes(horizon: int) -> int:
    """In how many positions a level may play a move that loses value."""
    known = tablebase.table("bushi", "")
    count = 0
    for position in undecided(""):
        rank = RANK[known[position].letter]
        moves = tablebase.best_moves(position, known, horizon)
        count += any(RANK[known[position.after(move)].before.letter] < rank for move in moves)
    return count


def undecided(rules: str) -> list[AnyPosition]:
    return [position for position in tablebase.table("bushi", rules) if not position.outcome]


def test_the_highest_level_never_loses_and_beats_level_1() -> None:
    result = arena.run(ArenaMatch("bushi", "", 10, 1), 40)
    assert result.losses == 0
    assert result.interval[0] > 0.6


def test_level_5_beats_level_1() -> None:
    assert arena.run(ArenaMatch("bushi", "", 5, 1), 40).interval[0] > 0.5


def test_with_the_articles_cube_careful_players_draw() -> None:
    assert arena.run(ArenaMatch("bushi", "article", 10, 10), 2).draws == 2


def test_history_bars_no_move_but_ends_the_game() -> None:
    line = at("Nb Nb b", "", *"llrrllr")
    assert chosen(line, level=STRONGEST, seed=0).move in line.legal()
    assert line.play("r").outcome


@pytest.mark.parametrize(
    ("nodes", "seconds", "found"),
    [
        (30_000, 4.0, 10), (27_000, 5.0, 10), (26_000, 5.0, 9), (6_200, 5.2, 8), (300, 5.0, 3),
        (26_000, 4.9, None),  # a mate was found
    ],
)  # fmt: skip
def test_a_search_that_time_ends_comes_to_a_lower_level(
    nodes: int, seconds: float, found: int | None
) -> None:
    assert levels.reached(games.get("chatra"), Limits(STRONGEST), nodes, seconds) == found


@pytest.mark.parametrize(
    ("game", "limits"),
    [
        ("chatra", Limits(6)),  # has no seconds
        ("chatra", Limits(STRONGEST, seconds=1)),  # by a clock
        ("chatra", Limits(STRONGEST, nodes=400)),
        ("bushi", Limits(STRONGEST)),
    ],
)
def test_a_level_without_seconds_or_with_tighter_limits_is_not_lowered(
    game: str, limits: Limits
) -> None:
    assert levels.reached(games.get(game), limits, 200, 9.0) is None


def test_a_clock_that_leaves_enough_time_changes_nothing() -> None:
    limits = Limits(STRONGEST, seconds=60)
    assert levels.reached(games.get("chatra"), limits, 6_200, 5.2) == 8

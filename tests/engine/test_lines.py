"""A line keeps count of its positions, and stays a value."""

import copy
import pickle
import random
from typing import Any

import pytest

from anga import games
from anga.contract.game import AnyLine, Line
from tests.engine import playing_cost
from tests.engine.playouts import every_game, every_rules, playout, random_games

MOVES = 400  # by which random games have become long


@every_game
def test_a_move_on_a_line_costs_little_more_than_on_a_position(game_id: str) -> None:
    cost = playing_cost.of_playing(game_id, lambda plies: plies < MOVES, playing_cost.calls)
    assert cost.lines <= 1.5 * cost.positions, cost


@every_rules
@random_games
def test_recurring_positions_are_found(game_id: str, rules: str, seed: int, plies: int) -> None:
    line = playout(game_id, rules, seed, plies)
    grown: AnyLine = line.game.line(rules)
    for move in line.moves:
        grown = grown.after(move)
    for each in (line, grown, grown.back()):
        assert list(each.plies) == searched(each)


def test_lines_that_part_know_their_own_past_only() -> None:
    """All moves of two cubes on and on, so that positions recur in every order."""
    chance = random.Random(1)
    begun: Line[Any, Any] = games.get("bushi").line().play("El").play("Wb")
    known = [begun]
    for _ in range(600):
        line = chance.choice(known[-20:])
        moves = line.position.legal()
        if moves:
            known.append(line.after(chance.choice(moves)))
            seen = chance.choice(known)
            assert list(seen.plies) == searched(seen)
    assert max(len(line.plies) for line in known) > 1
    assert all(list(line.plies) == searched(line) for line in known)


def searched(line: AnyLine) -> list[int]:
    """The plies of the current position, looked for one by one."""
    return [ply for ply, position in enumerate(line.positions) if position == line.position]


@every_game
def test_what_a_line_was_asked_makes_no_difference(game_id: str) -> None:
    line = playout(game_id, "", 3, 30)
    asked = line.game.line().game.line()
    for move in line.moves:
        asked = asked.after(move)
        assert (asked.outcome, asked.forbidden, len(asked.plies)) is not None
    plain: AnyLine = Line(line.game, asked.positions, asked.moves)
    assert asked == plain == tuple(plain)
    assert hash(asked) == hash(plain)
    assert pickle.dumps(asked) == pickle.dumps(plain)
    for twin in (pickle.loads(pickle.dumps(asked)), copy.copy(asked), copy.deepcopy(asked)):
        assert twin == asked
        assert vars(twin) == {}
        assert list(twin.plies) == list(asked.plies)


@pytest.mark.parametrize("token", ["Nb", "zz"])
def test_a_move_that_is_not_allowed_is_told_by_its_token(token: str) -> None:
    line = games.get("bushi").line().play("El").play("Wb")
    for at in (line, line.position):
        with pytest.raises(ValueError, match=f"'{token}' is"):
            at.play(token)
    with pytest.raises(ValueError, match="'Nb' is illegal"):
        line.play(line.position.parse_any_move("Nb"))

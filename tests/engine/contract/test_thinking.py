"""What a game tells the search is what its rules say, only sooner."""

from collections import Counter

import pytest

from anga import games
from anga.contract.game import AnyLine
from anga.contract.position import AnyPosition
from tests.engine.playouts import CASES, every_rules, playout, random_games

FAR = -100_000  # less than any move could be worth
NOISY = [case for case in CASES if games.get(case[0]).thinking.noisy]


def thinking(line: AnyLine) -> list[AnyPosition]:
    """The position reached and some that its moves lead to."""
    position = line.position
    moves = [] if line.outcome or position.chance else list(position.legal())
    return [position, *(position.after(move) for move in moves[:: max(1, len(moves) // 6)])]


@every_rules
@random_games
def test_an_end_is_told_as_the_rules_tell_it(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    hooks = games.get(game_id).thinking
    for position in thinking(playout(game_id, rules, seed, plies)):
        ended = hooks.ended(position)
        assert ended == position.outcome
        if not ended:
            assert hooks.checked(position) == (position.turn in position.check)


@every_rules
@random_games
def test_a_key_is_a_position(game_id: str, rules: str, seed: int, plies: int) -> None:
    hooks = games.get(game_id).thinking
    line = playout(game_id, rules, seed, plies)
    positions = [*line.positions, *thinking(line)]
    keys = {hooks.key(position) for position in positions}
    assert len(keys) == len(set(positions))
    again = line.game.parse(str(line.position), rules)
    assert hooks.key(again) == hooks.key(line.position)


@every_rules
@random_games
def test_who_lets_its_turn_go_changes_nothing_else(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    hooks = games.get(game_id).thinking
    for position in thinking(playout(game_id, rules, seed, plies)):
        if position.outcome or hooks.checked(position):
            continue
        passed = hooks.passed(position)
        if passed is not None:
            assert passed.turn != position.turn
            fields = str(position).split(" "), str(passed).split(" ")
            assert sum(one != other for one, other in zip(*fields, strict=True)) <= 2


@every_rules
@random_games
def test_every_move_is_ranked(game_id: str, rules: str, seed: int, plies: int) -> None:
    rank = games.get(game_id).thinking.rank
    for position in thinking(playout(game_id, rules, seed, plies)):
        if rank and not position.chance:
            moves = position.legal()
            ranks = rank(position, moves)
            assert len(ranks) == len(moves)
            assert all(type(each) is int for each in ranks)


@every_rules
@random_games
def test_moves_that_are_ranked_together_are_the_legal_ones(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    ranked = games.get(game_id).thinking.ranked
    for position in thinking(playout(game_id, rules, seed, plies)):
        if ranked and not position.chance and not position.outcome:
            moves, ranks = ranked(position, FAR)
            assert Counter(moves) == Counter(position.legal())
            assert [type(each) for each in ranks] == [int] * len(moves)
            for needed in (0, 150, 10_000):
                assert set(ranked(position, needed)[0]) <= set(moves)


@every_rules
@random_games
def test_what_is_noisy_is_legal(game_id: str, rules: str, seed: int, plies: int) -> None:
    hooks = games.get(game_id).thinking
    for position in thinking(playout(game_id, rules, seed, plies)):
        if hooks.noisy and not position.outcome and not position.chance:
            every = hooks.noisy(position, FAR)
            assert set(every) <= set(position.legal())
            assert len(every) == len(set(every))
            for needed in (0, 150, 10_000):
                assert set(hooks.noisy(position, needed)) <= set(every)
            assert not hooks.noisy(position, -FAR)


def test_some_games_have_noisy_moves_and_some_such_moves_come_up() -> None:
    found = 0
    for game_id, rules in NOISY:
        for seed in range(3):
            line = playout(game_id, rules, seed, 40)
            noisy = line.game.thinking.noisy
            assert noisy
            found += sum(bool(noisy(position, FAR)) for position in line.positions[:-1])
    assert len({game_id for game_id, _ in NOISY}) >= 2
    assert found > 20


STAGED = [case for case in CASES if games.get(case[0]).thinking.loud_moves]


@pytest.mark.parametrize(("game_id", "rules"), STAGED)
@random_games
def test_moves_listed_in_stages_are_those_of_the_whole_list(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    hooks = games.get(game_id).thinking
    assert hooks.rank
    assert hooks.loud_moves
    assert hooks.still_legal
    line = playout(game_id, rules, seed, plies)
    elsewhere = list[object]()
    for position in line.positions[-6:]:
        ranked = zip(position.legal(), hooks.rank(position, position.legal()), strict=True)
        elsewhere += [move for move, rank in ranked if rank < hooks.loud]
    for position in thinking(line):
        if position.outcome:
            continue
        fresh, moves = line.game.parse(str(position), rules), position.legal()
        ranks = dict(zip(moves, hooks.rank(position, moves), strict=True))
        loud = hooks.loud_moves(fresh)
        if loud is not None:
            assert list(loud) == [move for move in moves if ranks[move] >= hooks.loud]
            lower = [move for move in moves if ranks[move] < hooks.loud]
            tried = {*elsewhere[::5], *lower[::4]}
            told = [move for move in lower if move in tried]
            assert list(hooks.still_legal(fresh, list(tried))) == told

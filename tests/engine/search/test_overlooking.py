"""What a careless level does not see, and what nobody overlooks."""

import random
from itertools import islice

import pytest

from anga import games
from anga.contract.dice import random_roll
from anga.contract.game import AnyGame, AnyLine
from anga.contract.thinking import STRONGEST
from anga.record import record
from anga.record.record import Record
from anga.search import best_reply, dice, levels, principal_variation
from anga.search.budget import Budget
from anga.search.dice import Foresight
from anga.search.limits import Limits
from anga.search.overlooking import noticed

BY_ONE_PIECE = ["chatra", "chatra4", "orb"]  # moves with one cell to come to
ONE_MATE = "2s9/s3s1o3s1/3s8/s4sS5/2s5s3/S6S2S1/2s5S3/6s5/2s5s1S1/s4s5S/7OS3/1S2S3S2S w 0-9 -"


def lines(game: AnyGame, seed: int) -> list[AnyLine]:
    """A game played at random, each line a move longer; none of them waits for dice."""
    chance, line, found = random.Random(seed), game.line(), list[AnyLine]()
    while not line.outcome and len(line.moves) < 70:
        position = line.position
        if position.chance:
            line = line.after(random_roll(position, chance))
        else:
            found.append(line)
            line = line.after(chance.choice(line.legal()))
    return found


def recaptures(line: AnyLine) -> set[object]:
    """The moves that capture what somebody else has just moved, told from what is drawn."""
    game, position = line.game, line.position
    before = [ply for ply in range(len(line.moves)) if line.positions[ply].turn != position.turn]
    if not before:
        return set()
    moved = game.changes(line.positions[before[-1]], line.moves[before[-1]])
    there = {change["places"][-1] for change in moved if change["do"] in {"move", "drop"}}
    return {
        move
        for move in line.legal()
        for change in game.changes(position, move)
        if change["do"] == "capture" and change["places"][0] in there
    }


@pytest.mark.parametrize("game_id", games.ids())
def test_whoever_overlooks_nothing_sees_all_and_leaves_chance_alone(game_id: str) -> None:
    chance = random.Random(1)
    state = chance.getstate()
    for line in lines(games.get(game_id), 1)[:10]:
        assert noticed(line, 0, chance) == line.legal()
    assert chance.getstate() == state


@pytest.mark.parametrize("game_id", games.ids())
def test_whoever_overlooks_everything_still_moves(game_id: str) -> None:
    for seed, line in enumerate(lines(games.get(game_id), 2)[:20]):
        seen = noticed(line, 1, random.Random(seed))
        assert seen
        assert set(seen) <= set(line.legal())


@pytest.mark.parametrize("game_id", BY_ONE_PIECE)
def test_what_has_just_been_moved_is_taken_back(game_id: str) -> None:
    game = games.get(game_id)
    played = (line for seed in range(60) for line in lines(game, seed))
    able = ((line, taking) for line in played if (taking := recaptures(line)))
    found = list(islice(able, 2))
    assert len(found) == 2
    for line, taking in found:
        seen = set(noticed(line, 1, random.Random(3)))
        assert taking <= seen
        assert seen < set(line.legal())


def test_each_move_is_seen_with_its_chance_and_by_the_seed() -> None:
    line = lines(games.get("troop"), 3)[8]
    number = len(line.legal())
    seen = [len(noticed(line, 0.7, random.Random(seed))) / number for seed in range(60)]
    assert sum(seen) / 60 == pytest.approx(0.3, abs=0.03)
    one, other = (noticed(line, 0.7, random.Random(4)) for _ in range(2))
    assert one == other


def test_the_first_move_of_a_game_answers_nothing() -> None:
    line = record.replay(Record("chatra"))
    assert len(noticed(line, 1, random.Random(1))) == 1


def test_a_win_is_overlooked_too() -> None:
    line = record.replay(Record("chatra", "", ONE_MATE))
    won = {_wins(line, Budget(depth=1, overlook=0.5), seed) for seed in range(8)}
    assert won == {True, False}
    assert _wins(line, Budget(depth=1), 1)


def _wins(line: AnyLine, budget: Budget, seed: int) -> bool:
    *_, found = principal_variation.search(line, budget, random.Random(seed))
    return line.play(found.move).outcome is not None


@pytest.mark.parametrize("game_id", ["troop", "chatra4", "orb", "shinsetsu"])
def test_a_search_chooses_among_what_is_seen(game_id: str) -> None:
    line = lines(games.get(game_id), 5)[12]
    seen = noticed(line, 0.9, random.Random(6))
    assert len(seen) < len(line.legal())
    chance, budget = random.Random(6), Budget(depth=1, overlook=0.9, lines=2)
    if line.game.dice:
        answers = dice.search(line, Foresight(), budget, chance)
    elif len(line.game.seats) > 2:
        answers = best_reply.search(line, budget, chance)
    else:
        answers = principal_variation.search(line, budget, chance)
    assert {each.move for each in answers} <= set(seen)


@pytest.mark.parametrize("game_id", games.ids())
def test_only_the_lowest_levels_overlook_anything(game_id: str) -> None:
    careless = [each.number for each in games.get(game_id).thinking.levels if each.overlook]
    assert set(careless) <= {1, 2}


def test_a_level_overlooks_and_the_strongest_does_not() -> None:
    line = record.replay(Record("chatra", "", ONE_MATE))
    assert not all(_level_wins(line, 1, seed) for seed in range(3))
    assert _level_wins(line, STRONGEST, 1)


def _level_wins(line: AnyLine, number: int, seed: int) -> bool:
    *_, found = levels.search(line, Limits(number, nodes=300, seed=seed))
    return line.play(found.move).outcome is not None

"""The lowest levels can be beaten by a beginner, more often than not for the lowest of all."""

import random
from pathlib import Path

import pytest

from anga import games
from anga.record import record
from anga.record.record import Record
from anga.shared.errors import RequestError
from tests.engine.search import beginner
from tests.thoroughness import chosen, times

# By seats and level, the share that the beginner should take; the sample's interval has to meet it.
WANTED = {2: {1: (0.4, 0.6), 2: (0.2, 0.35)}, 4: {1: (0.3, 0.5), 2: (0.15, 0.3)}}
GAMES = ["chatra", "chatra4", "orb", "shinsetsu", "troop"]
CAPTURES = "8/3oo1o1/4oo1x/3o3x/7x/1x6/xx6/5x1x b a 5"  # 11 of 95 moves capture
MATE_AT_HAND = "5S6/12/3S1o1S4/12/12/5S6/12/12/12/12/12/11O b 32-0 -"


@pytest.mark.parametrize("game", chosen(GAMES, "shinsetsu", "troop"))
@pytest.mark.parametrize("level", [1, 2])
def test_a_beginner_takes_a_share(game: str, level: int) -> None:
    least, most = WANTED[len(games.get(game).seats)][level]
    low, high = beginner.result(game, level, times(8, 100)).interval
    assert low <= most
    assert high >= least


def test_a_beginner_takes_what_wins_if_it_is_looked_at() -> None:
    line = record.replay(Record("chatra", "", MATE_AT_HAND))
    ended = [
        line.play(beginner.choose(line, random.Random(seed))).outcome is not None
        for seed in range(40)
    ]
    assert 10 < sum(ended) < 40


def test_a_beginner_takes_men_and_blunders_at_times() -> None:
    line = record.replay(Record("troop", "", CAPTURES))
    chance = random.Random(1)
    moves = [beginner.choose(line, chance) for _ in range(40)]
    men = [sum(beginner.MEN["troop"](line.position.after(move))) for move in moves]
    now = sum(beginner.MEN["troop"](line.position))
    assert 20 < sum(left < now for left in men) < 40


def test_material_is_counted_in_every_game() -> None:
    for game, men in beginner.MEN.items():
        counts = men(record.replay(Record(game)).position)
        assert len(set(counts)) == 1
        assert counts[0] > 0


def test_games_that_are_written_down_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "bushi.jsonl"
    played = beginner.result("bushi", 1, 4, file=file)
    file.write_text(file.read_text().replace('"points":0.0', '"points":1.0'))
    assert beginner.result("bushi", 1, 4, file=file).wins == 4 > played.wins
    with pytest.raises(RequestError):
        beginner.result("bushi", 3, 4, file=file)

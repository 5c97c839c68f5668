"""Chances against games that are played on."""

import pytest

from tests.engine.playouts import finished
from tests.engine.telling.played_on import by_sampling, share, summary


def test_who_can_win_at_once_wins_every_game_that_is_played_on() -> None:
    line = finished("troop", "", seed=3)
    assert line
    before = line.back()
    seat = before.position.turn
    assert share(line, seat, seed=1) == 1
    assert {share(before, seat, seed) for seed in range(4)} == {1}


def test_sampling_alone_is_some_way_off() -> None:
    assert by_sampling(0.5, 1) == by_sampling(0.5, 2) * 2 == 0.5
    assert by_sampling(1.0, 40) == by_sampling(0.0, 40) == 0
    assert by_sampling(0.5, 40) == pytest.approx(0.0627, abs=1e-4)


def test_positions_are_told_by_fifths_of_their_chance() -> None:
    found = [
        {"told": 0.5, "shares": [1.0, 0.0]},
        {"told": 1.0, "shares": [0.5, 0.5]},
    ]
    assert summary(found).splitlines() == [
        "all: 2 positions, told 0.750, came 0.500; away 0.250, by sampling 0.125",
        "0.4: 1 positions, told 0.500, came 0.500; away 0.000, by sampling 0.250",
        "0.8: 1 positions, told 1.000, came 0.500; away 0.500, by sampling 0.000",
    ]

"""What could be known of a result: no more than how often it comes."""

import random
from math import log

import pytest

from anga import games
from tests.engine.luck import knowable
from tests.engine.luck.knowable import Sample

GAME = games.get("shinsetsu")


@pytest.mark.parametrize(
    ("shares", "least"), [([1.0, 0.0, 0.0], 0), ([0.5, 0.5], log(2)), ([0.25] * 4, log(4))]
)
def test_the_entropy_of_shares_is_that_of_many_games(shares: list[float], least: float) -> None:
    assert knowable.uncertainty(shares, 10**9) == pytest.approx(least, abs=1e-6)


def test_shares_of_few_games_look_more_certain_than_they_are() -> None:
    """By as much as is added, in the mean over many samples of ten games."""
    chance, counted = random.Random(4), list[float]()
    for _ in range(4000):
        wins = sum(chance.random() < 0.5 for _ in range(10)) / 10
        counted.append(knowable.uncertainty([wins, 1 - wins], 10))
    assert sum(counted) / len(counted) == pytest.approx(log(2), abs=0.01)


def test_a_game_goes_on_to_its_end() -> None:
    shares = knowable.played_on(GAME, GAME.start(), random.Random(1))
    assert sorted(shares) == [0, 0, 0, 1]


def test_a_position_is_drawn_from_anywhere_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowable, "LONGEST", 6)
    found = {str(knowable.drawn(GAME, random.Random(seed))) for seed in range(6)}
    assert len(found) > 3
    assert all(GAME.parse(text).chance for text in found)


def test_the_same_number_is_the_same_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowable, "LONGEST", 4)
    assert knowable.sample("shinsetsu", 3, 5) == knowable.sample("shinsetsu", 3, 5)


def test_each_phase_is_told() -> None:
    found = [Sample(0, 1.0, 1.25), Sample(0, 1.0, 1.75), Sample(1, 0.5, 0.5)]
    assert knowable.report(found, 0) == (
        "phase 0 positions 2 loss 1.5000 least 1.0000 above 0.5000 ± 0.2500"
    )
    assert knowable.report(found, 1).endswith("above 0.0000 ± 0.0000")

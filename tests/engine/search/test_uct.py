"""The textbook's player is a fair opponent, and the computer beats it."""

import random

import pytest

from anga.record import record
from anga.record.record import Record
from anga.search.limits import Limits
from tests.engine.search.uct import Opponents, choose

MATE_AT_HAND = "5S6/12/3S1o1S4/12/12/5S6/12/12/12/12/12/11O b 32-0 -"


@pytest.mark.parametrize("game", ["chatra", "chatra4", "troop", "orb", "shinsetsu"])
def test_it_plays_by_the_rules_and_its_seed(game: str) -> None:
    rolls = ("roll:KE",) if game == "shinsetsu" else ()
    start = record.replay(Record(game, moves=rolls))
    one, other = (choose(start, lambda done: done < 6, random.Random(3)) for _ in range(2))
    assert one == other
    assert one in start.legal()


def test_it_finds_what_wins_at_once() -> None:
    line = record.replay(Record("bushi", "", "Al Nf b"))
    move = choose(line, lambda done: done < 60, random.Random(1))
    assert line.play(move).outcome


@pytest.mark.parametrize("game", ["chatra", "troop"])
def test_the_computer_beats_it(game: str) -> None:
    opponents = Opponents(Limits(nodes=120), lambda: lambda done: done < 3)
    assert [opponents.points(game, number) for number in range(2)] == [1.0, 1.0]

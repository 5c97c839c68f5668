"""The table of a search: bounded, and never without its root."""

import random

import pytest

from anga import games
from anga.search import principal_variation
from anga.search.budget import Budget
from anga.search.transpositions import (
    DEEPEST,
    MATE,
    TranspositionEntry,
    Transpositions,
    is_mate,
    shift_mate_distance,
)


def entry(depth: int = 1, score: int = 0, bound: int = 0) -> TranspositionEntry:
    return TranspositionEntry(depth, score, bound, None)


def test_there_is_never_more_than_there_is_room_for() -> None:
    table = Transpositions("root", 10)
    for number in range(100):
        table.store(number, entry(number))
        assert len(table) <= 10
        assert table.get(number) == entry(number)


def test_what_is_young_is_remembered_and_what_is_old_forgotten() -> None:
    table = Transpositions("root", 10)
    for number in range(20):
        table.store(number, entry())
    assert all(table.get(number) for number in range(15, 20))
    assert not any(table.get(number) for number in range(10))


def test_what_is_known_better_takes_no_more_room() -> None:
    table = Transpositions("root", 10)
    for number in range(10):
        table.store(number, entry(1))
    table.store(9, entry(2))
    assert [table.get(number) for number in range(10)] == [entry(1)] * 9 + [entry(2)]


def test_the_root_is_never_forgotten() -> None:
    table = Transpositions("root", 10)
    table.store("root", entry(7))
    for number in range(1000):
        table.store(number, entry())
        assert table.get("root") == entry(7)
        assert len(table) <= 11


@pytest.mark.parametrize("entries", [1, 2, 16])
def test_a_search_gets_along_with_hardly_any_room(entries: int) -> None:
    game = games.get("troop")
    line = game.line()
    *_, small = principal_variation.search(
        line, Budget(nodes=600, entries=entries), random.Random(1)
    )
    assert small.move in line.legal()
    assert small.pv[0] == small.move
    assert small.depth >= 1


def test_a_bound_settles_only_what_lies_beyond_it() -> None:
    assert entry(score=50, bound=1).cutoff_score(0, 40, 0) == 50
    assert entry(score=50, bound=1).cutoff_score(0, 60, 0) is None
    assert entry(score=50, bound=-1).cutoff_score(60, 90, 0) == 50
    assert entry(score=50, bound=-1).cutoff_score(0, 90, 0) is None
    assert entry(score=50).cutoff_score(0, 90, 0) == 50


def test_a_mate_is_as_far_from_the_root_as_it_is() -> None:
    for plies in range(1, DEEPEST):
        for ply in range(DEEPEST - plies):
            assert shift_mate_distance(MATE - ply - plies, ply) == MATE - plies
            assert shift_mate_distance(ply + plies - MATE, ply) == plies - MATE
            assert is_mate(MATE - ply - plies)
    assert shift_mate_distance(300, 5) == 300
    assert not is_mate(3000)

"""The search for won positions."""

from anga import games
from anga.search import tablebase
from anga.tools.won import judged, won_positions

NODES = 800


def test_in_a_solved_game_they_are_of_all_distances() -> None:
    game = games.get("bushi")
    known = tablebase.table("bushi", "")
    values = [known[game.parse(each.position)] for each in won_positions(game, 10, seed=1)]
    assert {value.letter for value in values} == {"W"}
    assert [value.plies for value in values] == [7, 7, 9, 9, 11, 11, 13, 13, 15, 15]


def test_a_handicaps_start_is_none_of_them() -> None:
    game = games.get("bushi")
    starts = {each.position for each in game.handicaps}
    assert not starts & {each.position for each in won_positions(game, 10, seed=0)}


def test_only_a_clear_advantage_without_a_near_end_counts() -> None:
    game = games.get("troop")
    ahead = game.line("", "o1oo4/8/8/8/8/8/8/xxxxxxxx b a 0")
    share = judged(ahead, NODES)
    assert share is not None
    assert 0.8 <= share <= 1
    assert judged(game.line(), NODES) is None
    assert judged(game.line("", "8/8/8/8/8/8/xxxxxx2/ooo5 b a 16"), NODES) is None

"""Moves come in the same order, whether they are listed at once or in stages."""

from dataclasses import replace

import pytest

from anga import games
from anga.contract.position import AnyPosition
from anga.search.ordering import ALL, Ordering
from tests.engine.playouts import playout

GAMES = [game_id for game_id in games.ids() if games.get(game_id).thinking.loud_moves]
RANKED = [game_id for game_id in games.ids() if games.get(game_id).thinking.ranked_loud]


def orderings(game_id: str) -> tuple[Ordering, Ordering]:
    """One that lists moves in stages, and one that lists them at once."""
    game = games.get(game_id)
    thinking = replace(game.thinking, loud_moves=None, ranked_loud=None)
    return Ordering(game), Ordering(replace(game, thinking=thinking))


def fresh(game_id: str, seed: int, plies: int) -> AnyPosition:
    line = playout(game_id, "", seed, plies)
    position: AnyPosition = line.game.parse(str(line.position))
    return position


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("plies", [9, 26, 43, 60])
def test_stages_change_no_order(game_id: str, plies: int) -> None:
    check_order(game_id, plies, ALL)


@pytest.mark.parametrize("game_id", RANKED)
@pytest.mark.parametrize("plies", [6, 9, 18, 26])
@pytest.mark.parametrize("needed", [ALL, -60, 20, 150])
def test_stages_of_ranked_moves_change_no_order(game_id: str, plies: int, needed: int) -> None:
    check_order(game_id, plies, needed)


def check_order(game_id: str, plies: int, needed: int) -> None:
    position, staged, whole = fresh(game_id, plies, plies), *orderings(game_id)
    quiet = [move for move, is_quiet in whole.ordered_moves(position, None, 3) if is_quiet]
    for ordering in (staged, whole):
        ordering.record_refutation(position.turn, quiet[5:9], 3, 4)
        ordering.record_refutation(position.turn, quiet[7:3:-1], 3, 2)
    position = fresh(game_id, plies, plies)
    told, listed = (each.ordered_moves(position, None, 3, needed) for each in (staged, whole))
    first = [next(each, None) for each in (told, listed)]
    staged.record_refutation(position.turn, quiet[10:14], 4, 5)  # meanwhile, deeper in the tree
    assert [first[0], *told] == [first[1], *listed]

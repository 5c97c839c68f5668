"""Every search lets others act often: between two answers only a few positions are looked at."""

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from anga import games
from anga.contract.game import AnyLine
from anga.contract.position import AnyPosition
from anga.search import levels
from anga.search.limits import BREATH, Limits

THINKING = tuple(game_id for game_id in games.ids() if games.get(game_id).states() is None)
PLIES = (0, 6)
NODES = 2_400


class Watched:
    """A game in whose judgement one looks on."""

    def __init__(self, game_id: str) -> None:
        game = games.get(game_id)
        self.looks = 0

        def evaluate(position: AnyPosition, seat: str) -> int:
            self.looks += 1
            return game.evaluate(position, seat)

        def chances(position: AnyPosition) -> Mapping[str, float]:
            self.looks += 1
            assert game.thinking.chances
            return game.thinking.chances(position)

        thinking = replace(game.thinking, chances=chances if game.thinking.chances else None)
        self.game = replace(game, evaluate=evaluate, thinking=thinking)

    def line(self, plies: int) -> AnyLine:
        """A random game of so many plies, and until somebody has a move to choose."""
        chance = random.Random(1)
        line: AnyLine = self.game.line()
        while len(line.moves) < plies or line.position.chance:
            line = line.after(chance.choice(line.legal()))
        return line


@pytest.mark.parametrize("plies", PLIES)
@pytest.mark.parametrize("game_id", THINKING)
def test_no_gap_between_two_answers_is_long(game_id: str, plies: int) -> None:
    watched = Watched(game_id)
    looks, gaps = 0, []
    for _ in levels.search(watched.line(plies), Limits(level=10, nodes=NODES, seed=1)):
        gaps.append(watched.looks - looks)
        looks = watched.looks
    assert looks >= NODES / 4
    assert max(gaps) <= BREATH


@pytest.mark.parametrize("game_id", THINKING)
def test_a_breath_brings_the_best_answer_so_far(game_id: str) -> None:
    line = Watched(game_id).line(PLIES[-1])
    search = levels.search(line, Limits(level=10, nodes=NODES, seed=1))
    answers = list(search)
    distinct = [one for one, other in zip(answers, [None, *answers], strict=False) if one != other]
    assert len(distinct) < len(answers)
    assert all(found.move in line.legal() for found in answers)
    assert len(distinct) == len(dict.fromkeys(distinct))

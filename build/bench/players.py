"""The speed of the computer players in positions a second, and their depth."""

import random
import time
from typing import NamedTuple

from anga import games
from anga.contract.dice import random_roll
from anga.contract.game import AnyLine
from anga.search import levels
from anga.search.limits import Limits
from build.progress import step

NODES = 3_000  # of one thought
PLIES = (6, 14, 22)  # of the games in which they think
PLAYING = 150  # nodes a move of these games


class Thoughts(NamedTuple):
    """Searches in a game; seconds of processor time, depths in plies or turns."""

    game: str
    nodes: int
    depth: float
    seconds: float

    @property
    def rate(self) -> float:
        """Positions a second."""
        return self.nodes / self.seconds


def measure(nodes: int = NODES) -> list[Thoughts]:
    """The searches in every game that is not solved."""
    with step("players"):
        return [_thoughts(game, nodes) for game in games.ids() if games.get(game).states() is None]


def _thoughts(game: str, nodes: int) -> Thoughts:
    spent, looked_at, depths = 0.0, 0, []
    for plies in PLIES:
        line = _reached(game, plies)
        began = time.process_time()
        *_, found = levels.search(line, Limits(nodes=nodes, seed=1))
        spent += time.process_time() - began
        looked_at += found.nodes
        depths.append(found.depth)
    return Thoughts(game, looked_at, sum(depths) / len(depths), spent)


def _reached(game: str, plies: int) -> AnyLine:
    """A position reached by weak players, always the same, with a choice of moves."""
    line: AnyLine = games.get(game).line()
    chance = random.Random(plies)  # noqa: S311 (the same every time is meant)
    while len(line.moves) < plies or line.position.chance:
        if line.position.chance:
            after = line.after(random_roll(line.position, chance))
        else:
            *_, found = levels.search(line, Limits(nodes=PLAYING, seed=chance.getrandbits(32)))
            after = line.after(found.move)
        if after.outcome:
            break
        line = after
    return line

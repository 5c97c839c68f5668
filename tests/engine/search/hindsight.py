"""How much of a game is luck: somebody who knows all dice to come, alone against three.

    python -m tests.engine.search.hindsight shinsetsu --games 40 --candidates 8

Everybody makes the turn that looks best at first sight. Who sees the dice takes, of so many turns
that look best, the one that wins if all go on like that; as the others do, that is what happens.
"""

import argparse
import random

from anga import games
from anga.contract.dice import rolled
from anga.contract.game import AnyGame
from anga.contract.position import AnyPosition
from anga.tools.arena import Result
from anga.tools.tune import LONGEST, judged


class Table:
    """A game whose dice are known: those of the throw of that number, whoever throws."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game, self.seed = game, seed

    def at_first_sight(self, position: AnyPosition, number: int) -> list[AnyPosition]:
        """The ends of a turn, so many of those that look best to whoever makes it."""
        learned = self.game.thinking.learned
        assert learned
        seat = self.game.seats.index(position.turn)
        ends = list(self.game.thinking.turns(position))
        worth = {end: judged(self.game, learned.weights, end)[seat] for end in ends}
        return sorted(ends, key=lambda end: -worth[end])[:number]

    def end(
        self, position: AnyPosition, throws: int, seer: str | None = None, candidates: int = 1
    ) -> list[float]:
        """Each seat's share of the first place, after so many throws; a seer knows the others."""
        learned = self.game.thinking.learned
        assert learned
        while throws < LONGEST and not position.outcome:
            if position.chance:
                position = position.after(rolled(position, random.Random(f"{self.seed} {throws}")))
                throws += 1
                continue
            able = self.at_first_sight(position, candidates if position.turn == seer else 1)
            at = self.game.seats.index(position.turn)
            position = max(able, key=lambda end: self.end(end, throws)[at]) if able[1:] else able[0]
        return judged(self.game, learned.weights, position)


def points(game: AnyGame, number: int, candidates: int) -> float:
    """What the seer scores in the game of that number; each seat in turn has the same dice."""
    pair, at = divmod(number, len(game.seats))
    return Table(game, pair).end(game.start(), 0, game.seats[at], candidates)[at]


def main() -> None:
    """Play, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--candidates", type=int, default=8)
    options = parser.parse_args()
    found = [points(games.get(options.game), n, options.candidates) for n in range(options.games)]
    print(Result.of(found))


if __name__ == "__main__":
    main()

"""How much of a game is luck: somebody who knows dice to come, alone against three.

    python -m tests.engine.luck.hindsight shinsetsu --games 40 --candidates 8 --throws 4

Everybody makes the turn that looks best at first sight. Who sees so many throws of the dice, or all
of them, takes, of so many turns that look best, the one that turns out best if all go on like that.
"""

import argparse
import random
from typing import NamedTuple

from anga import games
from anga.contract.dice import random_roll
from anga.contract.game import AnyGame
from anga.contract.position import AnyPosition
from anga.tools.arena import Result
from anga.tools.tune import LONGEST, estimated_chances


class Seer(NamedTuple):
    """Who knows dice: his seat, how many turns he looks at, and how many throws he sees."""

    seat: int
    candidates: int
    throws: int = LONGEST


class Table:
    """A game whose dice are known: those of the throw of that number, whoever throws."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        assert game.thinking.learned
        self.game, self.seed, self.weights = game, seed, game.thinking.learned.weights

    def played(self, seer: Seer) -> float:
        """What a seer scores."""
        position, throws = self.game.start(), 0
        while throws < LONGEST and not position.outcome:
            if position.chance:
                position, throws = self._thrown(position, throws), throws + 1
                continue
            seat = self.game.seats.index(position.turn)
            able = self._at_first_sight(position, seer.candidates if seat == seer.seat else 1)
            worths = [self._foreseen(end, throws, seer) for end in able[1:] and able]
            position = able[worths.index(max(worths))] if worths else able[0]
        return estimated_chances(self.game, self.weights, position)[seer.seat]

    def _foreseen(self, position: AnyPosition, throws: int, seer: Seer) -> float:
        """What a position comes to for a seer when the dice that he sees are played."""
        last = min(throws + seer.throws, LONGEST)
        while not position.outcome and not (position.chance and throws >= last):
            if position.chance:
                position, throws = self._thrown(position, throws), throws + 1
            else:
                position = self._at_first_sight(position, 1)[0]
        return estimated_chances(self.game, self.weights, position)[seer.seat]

    def _at_first_sight(self, position: AnyPosition, number: int) -> list[AnyPosition]:
        """The ends of a turn, so many of those that look best to whoever makes it."""
        seat = self.game.seats.index(position.turn)
        ends = list(self.game.thinking.turns(position))
        worth = {end: estimated_chances(self.game, self.weights, end)[seat] for end in ends}
        return sorted(ends, key=lambda end: -worth[end])[:number]

    def _thrown(self, position: AnyPosition, throws: int) -> AnyPosition:
        return position.after(random_roll(position, random.Random(f"{self.seed} {throws}")))


def points(game: AnyGame, number: int, candidates: int, throws: int) -> float:
    """What the seer scores in the game of that number; each seat in turn has the same dice."""
    pair, at = divmod(number, len(game.seats))
    return Table(game, pair).played(Seer(at, candidates, throws))


def main() -> None:
    """Play, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--candidates", type=int, default=8)
    parser.add_argument("--throws", type=int, default=LONGEST)
    options = parser.parse_args()
    game, found = games.get(options.game), list[float]()
    for number in range(options.games):
        found.append(points(game, number, options.candidates, options.throws))
        print(Result.of(found), flush=True)


if __name__ == "__main__":
    main()

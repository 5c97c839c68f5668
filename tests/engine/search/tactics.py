"""Whether the computer sees what is at hand, and answers in time; on positions of games.

    python -m tests.engine.search.tactics chatra --level 4 --positions 200
    python -m tests.engine.search.tactics chatra --level 8 --own 3 --positions 200
    python -m tests.engine.search.tactics troop --level 10 --seconds 0.3 --positions 200

The first takes positions in which somebody wins at once, and counts those wins that a level misses;
the second takes any, and does so where checks win in so many own moves or fewer.
The third tells how much longer than its seconds of the processor's time an answer took at most.
"""

import argparse
import random
import time
from collections.abc import Iterator
from typing import NamedTuple
from unittest.mock import patch

from anga import games
from anga.contract.game import AnyGame, AnyLine
from anga.search import levels
from anga.search.budget import SpentError
from anga.search.checks import knows_check
from anga.search.limits import Found, Limits
from anga.search.solver import Solver

CAREFUL = 3  # moves at random of which a player of the sampled games takes what looks best
LONGEST = 120  # plies of such a game
MOST = 20_000  # positions to find out whether a win is forced
GOALS = {"chatra": "mate", "troop": "win"}


class Exam(NamedTuple):
    """Wins that were there, those of them that were missed, and the most seconds over the limit."""

    there: int
    missed: int
    over: float

    def __str__(self) -> str:
        return f"positions {self.there} missed {self.missed} over {self.over:.3f} s"


def sampled(game: AnyGame, seed: int) -> Iterator[AnyLine]:
    """Lines of one game between players who know a little, each a move longer."""
    chance, line = random.Random(seed), game.line()
    while not line.outcome and len(line.moves) < LONGEST:
        yield line
        position = line.position
        moves = chance.sample(line.legal(), min(CAREFUL, len(line.legal())))
        line = line.after(max(moves, key=lambda m: game.evaluate(position.after(m), position.turn)))


def won_in(line: AnyLine, own: int) -> int | None:
    """In how many moves, so many at most and all but the last of them checks, the mover wins.

    Where there is no check, that is told of one move only.
    """
    forcing = Solver(line.game, GOALS[line.game.id], line.position.turn, MOST, exhaustive=1)
    try:
        return forcing.shortest(line.position, own)
    except SpentError:
        return None


def wins(game: AnyGame, number: int) -> list[AnyLine]:
    """So many lines in whose positions the side to move wins at once; one of a game."""
    found, seed = list[AnyLine](), 0
    while len(found) < number:
        seen = (line for line in sampled(game, seed) if won_in(line, 1))
        found.extend(line for line in [next(seen, None)] if line)
        seed += 1
    return found


def forced(game: AnyGame, own: int, number: int) -> list[AnyLine]:
    """Of so many lines those in which checks win in so many moves or fewer, but not at once."""
    assert knows_check(game.start())
    return [line for line in anywhere(game, number) if (won_in(line, own) or 1) > 1]


def is_seen(line: AnyLine, found: Found, own: int) -> bool:
    """Whether an answer wins so soon, or is known to win."""
    plies = levels.plies_to_win(line, found.score)
    if own > 1 and plies is not None and plies > 0:
        return True
    forcing = Solver(line.game, GOALS[line.game.id], line.position.turn, MOST, exhaustive=1)
    return forcing.forces(line.position, found.move, own)


def exam(lines: list[AnyLine], limits: Limits, own: int | None) -> Exam:
    """What comes of some lines; without a number of own moves only the time is looked at."""
    missed, over = 0, 0.0
    for number, line in enumerate(lines):
        began = time.process_time()
        *_, found = levels.search(line, limits._replace(seed=number))
        took = time.process_time() - began
        over = max(over, took - limits.seconds) if limits.seconds else over
        missed += own is not None and not is_seen(line, found, own)
    return Exam(len(lines), missed, over)


def anywhere(game: AnyGame, number: int) -> list[AnyLine]:
    """So many lines of games, four plies apart."""
    found, seed = list[AnyLine](), 0
    while len(found) < number:
        found.extend(list(sampled(game, seed))[seed % 4 :: 4])
        seed += 1
    return found[:number]


def main() -> None:
    """Examine, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GOALS))
    parser.add_argument("--level", type=int, default=4)
    parser.add_argument("--own", type=int, default=1)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seconds", type=float)
    options = parser.parse_args()
    game, limits = games.get(options.game), Limits(options.level, options.seconds)
    with patch.object(time, "perf_counter", time.process_time):
        if options.seconds:
            print(exam(anywhere(game, options.positions), limits, None))
        else:
            own, number = options.own, options.positions
            lines = forced(game, own, number) if own > 1 else wins(game, number)
            print(exam(lines, limits, own))


if __name__ == "__main__":
    main()

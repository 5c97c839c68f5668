"""A beginner, whom the lowest levels are to be beatable for.

    python -m tests.engine.search.beginner chatra --level 1 --games 100
    python -m tests.engine.search.beginner chatra --level 1 --games 100 --out chatra.jsonl

With a file, each game is written down as it ends, and the same command goes on.

The beginner sits alone against the level, with four seats against three of it. Three times in ten
it plays anything. Else it looks at a few moves, drawn at random, and takes one that wins at once,
or the one after which the largest part of all men is its own.
"""

import argparse
import random
from collections.abc import Callable, Mapping
from functools import partial
from operator import itemgetter
from pathlib import Path
from typing import Any

from anga import games
from anga.contract.dice import random_roll
from anga.contract.game import AnyLine
from anga.contract.position import AnyPosition
from anga.contract.thinking import level as level_of
from anga.games.shinsetsu.rules.forces import of_force
from anga.search import chances, levels
from anga.search.limits import Limits
from anga.tools import journal
from anga.tools.arena import MOST_PLIES, Result
from anga.tools.journal import Entry
from anga.tools.parallel import Crew

DRAWN = 25  # moves that are looked at
CARELESS = 0.3  # of the moves are any

# How many men each seat has, in hand too, in the order of the seats.
MEN: Mapping[str, Callable[[Any], list[int]]] = {
    "bushi": lambda _: [1, 1],
    "chatra": lambda position: [
        position.black.bit_count() + position.black_hand,
        position.white.bit_count() + position.white_hand,
    ],
    "chatra4": lambda position: [
        men.bit_count() + hand for men, hand in zip(position.men, position.hands, strict=True)
    ],
    "orb": lambda position: [
        len(men) + _in_hand(hand)
        for men, hand in zip(position.board.men, position.board.hands, strict=True)
    ],
    "shinsetsu": lambda position: [
        len(of_force(position.board, seat)) for seat in games.get("shinsetsu").seats
    ],
    "troop": lambda position: [position.black.bit_count(), position.white.bit_count()],
}


def _in_hand(hand: int) -> int:
    """The pieces in a hand of Yonin Shogi, four bits a kind."""
    return sum(hand >> shift & 15 for shift in range(0, hand.bit_length(), 4))


def choose(line: AnyLine, chance: random.Random) -> object:
    """The beginner's move."""
    moves = line.legal()
    if chance.random() < CARELESS:
        return chance.choice(moves)
    drawn = chance.sample(moves, min(DRAWN, len(moves)))
    return max(drawn, key=lambda move: _looks(line, line.position.after(move)))


def _looks(line: AnyLine, after: AnyPosition) -> float:
    """How good a position looks to who is to move before it: its part of all men, 2 if it wins."""
    seat = line.position.turn
    if after.outcome and chances.final_shares(after.outcome)[seat] == 1:
        return 2
    men = MEN[line.game.id](after)
    return men[line.game.seats.index(seat)] / sum(men)


def points(game: str, number: int, level: int) -> float:
    """What the beginner has of the first place in the game of that number, which is its seed."""
    line: AnyLine = games.get(game).line()
    chance = random.Random(number)
    mine = line.game.seats[number % len(line.game.seats)]
    while not line.outcome and len(line.moves) < MOST_PLIES:
        if line.position.chance:
            line = line.after(random_roll(line.position, chance))
        elif line.position.turn == mine:
            line = line.after(choose(line, chance))
        else:
            *_, found = levels.search(line, Limits(level, seed=chance.getrandbits(32)))
            line = line.after(found.move)
    return chances.final_shares(line.outcome)[mine] if line.outcome else 1 / len(line.game.seats)


def result(game: str, level: int, count: int, jobs: int = 1, file: Path | None = None) -> Result:
    """What comes of so many games of the beginner. Raises RequestError for other work's file."""
    known = level_of(games.get(game).thinking.levels, level)
    common = {"game": game, "level": list(known)}
    played = list(journal.entries(partial(_entry, game, level), count, common, file, Crew(jobs)))
    return Result.of([each["points"] for each in sorted(played, key=itemgetter("number"))])


def _entry(game: str, level: int, number: int) -> Entry:
    """The line of a journal for the game with that number."""
    return {"number": number, "points": points(game, number, level)}


def main() -> None:
    """Play, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(MEN))
    parser.add_argument("--level", type=int, default=1)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where results are kept")
    options = parser.parse_args()
    print(result(options.game, options.level, options.games, options.jobs, options.out))


if __name__ == "__main__":
    main()

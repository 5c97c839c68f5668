"""How well this tree's engine plays against another checkout's, or how it plays against itself.

    git worktree add /tmp/old COMMIT
    python -m tests.engine.speed.match troop --against /tmp/old --nodes 2000 --games 400
    python -m tests.engine.speed.match orb --against /tmp/old --seconds 0.1 --games 100
    python -m tests.engine.speed.match troop --nodes 8000 --games 40 --out own.jsonl

For games without dice. Each begins with four random plies and has so many positions a move, or so
much processor time, so that load hardly matters. Against another engine each opening is played once
from each seat, alone against the others; without one, once, and the result is that of the first
seat. With a file, the same command goes on.
"""

import argparse
import random
from functools import partial
from pathlib import Path
from typing import NamedTuple

from anga import games
from anga.contract.game import AnyLine
from anga.contract.random_play import random_move
from anga.search import chances
from anga.tools import journal
from anga.tools.arena import MOST_PLIES, Result
from anga.tools.journal import Entry
from tests.engine.speed.answers import Question
from tests.engine.speed.compare import HERE, Engine

DRAWN = 4  # first plies, which are random


class Allowed(NamedTuple):
    """The limits of each move: positions, or seconds of processor time."""

    nodes: int
    seconds: float | None = None


def play(game: str, allowed: Allowed, engines: tuple[Engine, Engine], number: int) -> Entry:
    """The game with that number, which is its seed, as a line of a journal."""
    own, other = engines
    line: AnyLine = games.get(game).line()
    seats, moves = line.game.seats, list[str]()
    opening, at = (number, 0) if own is other else divmod(number, len(seats))
    dice, chance, seat = random.Random(f"dice {opening}"), random.Random(number), seats[at]
    while not line.outcome and len(moves) < MOST_PLIES:
        if len(moves) < DRAWN:
            moves.append(line.position.format_move(random_move(line, dice)))
        else:
            engine, seed = own if line.turn == seat else other, chance.getrandbits(32)
            nodes, seconds = allowed
            question: Question = {
                "game": game,
                "moves": moves,
                "nodes": nodes,
                "seconds": seconds,
                "seed": seed,
            }
            choice, _ = engine.ask(question)
            moves.append(choice.split()[0])
        line = line.after(line.parse_move(moves[-1]))
    points = chances.final_shares(line.outcome)[seat] if line.outcome else 1 / len(seats)
    return {"number": number, "points": points, "moves": moves}


def main() -> None:
    """Play, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--against", type=Path, default=HERE)
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--nodes", type=int, default=2_000)
    limit.add_argument("--seconds", type=float, help="processor time of a move")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where games are kept")
    options = parser.parse_args()
    own = Engine(HERE)
    engines = own, own if options.against == HERE else Engine(options.against)
    allowed = Allowed(0 if options.seconds else options.nodes, options.seconds)
    common = {"game": options.game, **allowed._asdict(), "against": str(options.against)}
    entry = partial(play, options.game, allowed, engines)
    played = list(journal.entries(entry, options.games, common, options.out))
    for engine in set(engines):
        engine.close()
    print(Result.of([each["points"] for each in played]))


if __name__ == "__main__":
    main()

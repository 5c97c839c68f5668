"""How well this tree's engine plays against another checkout's, or how it plays against itself.

    git worktree add /tmp/old COMMIT
    python -m tests.engine.speed.match troop --against /tmp/old --nodes 2000 --games 400
    python -m tests.engine.speed.match troop --nodes 8000 --games 40 --out own.jsonl

For games without dice. Each begins with four random plies and has so many positions a move, so that
load does not matter. Against another engine each opening is played from both sides; without one,
once, and the result is that of the first seat. With a file, the same command goes on.
"""

import argparse
import random
from functools import partial
from pathlib import Path

from anga import games
from anga.contract.game import AnyLine
from anga.contract.random_play import random_move
from anga.search import chances
from anga.tools import journal
from anga.tools.arena import MOST_PLIES, Result
from anga.tools.journal import Entry
from tests.engine.speed.compare import HERE, Engine

DRAWN = 4  # first plies, which are random


def play(game: str, nodes: int, engines: tuple[Engine, Engine], number: int) -> Entry:
    """The game with that number, which is its seed, as a line of a journal."""
    own, other = engines
    opening, at = (number, 0) if own is other else divmod(number, 2)
    dice, chance = random.Random(f"dice {opening}"), random.Random(number)
    line: AnyLine = games.get(game).line()
    seat, moves = line.game.seats[at], list[str]()
    while not line.outcome and len(moves) < MOST_PLIES:
        if len(moves) < DRAWN:
            moves.append(line.position.format_move(random_move(line, dice)))
        else:
            engine, seed = own if line.turn == seat else other, chance.getrandbits(32)
            choice, _ = engine.ask({"game": game, "moves": moves, "nodes": nodes, "seed": seed})
            moves.append(choice.split()[0])
        line = line.after(line.parse_move(moves[-1]))
    points = chances.final_shares(line.outcome)[seat] if line.outcome else 1 / len(line.game.seats)
    return {"number": number, "points": points, "moves": moves}


def main() -> None:
    """Play, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--against", type=Path, default=HERE)
    parser.add_argument("--nodes", type=int, default=2_000)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where games are kept")
    options = parser.parse_args()
    own = Engine(HERE)
    engines = own, own if options.against == HERE else Engine(options.against)
    common = {"game": options.game, "nodes": options.nodes, "against": str(options.against)}
    entry = partial(play, options.game, options.nodes, engines)
    played = list(journal.entries(entry, options.games, common, options.out))
    for engine in set(engines):
        engine.close()
    print(Result.of([each["points"] for each in played]))


if __name__ == "__main__":
    main()

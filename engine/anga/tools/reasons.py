"""Counts for how many moves of a level the engine can say, and draw, what speaks for them."""

import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from anga import games
from anga.contract.dice import random_roll
from anga.contract.game import AnyLine
from anga.search import levels
from anga.search.limits import Limits
from anga.service.teaching import claims
from anga.shared.phrases import say

if TYPE_CHECKING:
    import argparse

USUAL, MOVES = 3, 400


def takes(command: "argparse.ArgumentParser") -> None:
    """Add the command's arguments to a parser."""
    command.add_argument("game", help="the id of a game; `anga games` lists them")
    command.add_argument("--level", type=int, default=USUAL, help=f"{USUAL} if not given")
    command.add_argument("--moves", type=int, default=MOVES, help=f"how many; {MOVES} if not given")
    command.add_argument("--nodes", type=int, help="that it looks at before a move, at most")
    command.add_argument("--seed", type=int, default=0, help="a number that makes it repeatable")
    command.add_argument("--without", action="store_true", help="print the moves without a reason")


def tell(options: "argparse.Namespace") -> None:
    """Print the share of moves with a reason, and how often each reason was the first."""
    first: Counter[str] = Counter()
    slowest = 0.0
    for line in moves(options.game, options.level, options.moves, options.seed, options.nodes):
        began = time.process_time()
        found = claims(line)
        slowest = max(slowest, time.process_time() - began)
        first[str(found[0]["slug"]) if found else "none"] += 1
        if options.without and not found:
            told = line.game.move_description(line.positions[-2], line.moves[-1])
            print(line.positions[-2], say(told, line.game.words, "en"))
    share = 1 - first["none"] / options.moves
    print(f"{options.game} level {options.level}: {share:.1%} of {options.moves} moves")
    print(", ".join(f"{slug} {count}" for slug, count in first.most_common()))
    print(f"slowest answer {slowest:.2f} s")


def moves(
    game_id: str, level: int, count: int, seed: int, nodes: int | None = None
) -> Iterator[AnyLine]:
    """Lines that end in a move of a level, from games against itself; repeatable by the seed."""
    chance, line = random.Random(seed), games.get(game_id).line()
    while count:
        if line.outcome:
            line = games.get(game_id).line()
        elif line.position.chance:
            line = line.after(random_roll(line.position, chance))
        else:
            limits = Limits(level=level, nodes=nodes, seed=chance.randrange(2**32))
            *_, found = levels.search(line, limits)
            line = line.after(found.move)
            count -= 1
            yield line

"""Plays a game of a level against itself, and annotates each move with the reasons for it.

What is printed can be a game's `learn/game.jsonl` (`anga.guide.watched`).
"""

import random
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from anga import games
from anga.contract.dice import random_roll
from anga.contract.game import AnyLine
from anga.guide.watched import Watched, WatchedMove, format_watched
from anga.search import chances, levels
from anga.search.limits import Limits
from anga.search.telling import Teller, choice_of
from anga.service.teaching import reasons
from anga.shared.formats.hundredths import hundredths

if TYPE_CHECKING:
    import argparse

USUAL = 8  # the level
MOST_REASONS = 3


def takes(command: "argparse.ArgumentParser") -> None:
    """Add the command's arguments to a parser."""
    command.add_argument("game", help="the id of a game; `anga games` lists them")
    command.add_argument(
        "--rules", default="", help="options joined by commas; `anga about GAME` lists them"
    )
    command.add_argument("--level", type=int, default=USUAL, help=f"{USUAL} if not given")
    command.add_argument("--seed", type=int, default=0, help="a number that makes it repeatable")


def tell(options: "argparse.Namespace") -> None:
    """Print a game as a file."""
    game = games.get(options.game)
    rules = game.canonical(options.rules)
    print(format_watched(annotate_game(game.id, rules, options.level, options.seed)), end="")


def annotate_game(game_id: str, rules: str, level: int, seed: int) -> Watched:
    """An annotated game of a level against itself; repeatable by its seed, but for time limits."""
    game, chance = games.get(game_id), random.Random(seed)
    line: AnyLine = game.line(rules)
    return Watched(game_id, rules, tuple(_plies(line, level, chance)), level=level)


def _plies(line: AnyLine, level: int, chance: random.Random) -> Iterator[WatchedMove]:
    """The moves; the chances after each are those that the next player sees."""
    move, _ = _chosen(line, level, chance)
    while not line.outcome:
        line = line.after(move)
        token = line.positions[-2].format_move(move)
        if line.outcome:
            shares: Mapping[str, float] = chances.shares_after(line)
        else:
            move, shares = _chosen(line, level, chance)
        yield WatchedMove(token, hundredths(shares), reasons=reasons(line)[:MOST_REASONS])


def _chosen(line: AnyLine, level: int, chance: random.Random) -> tuple[object, Mapping[str, float]]:
    """The next move or roll, and the chances before it."""
    if line.position.chance:
        return random_roll(line.position, chance), chances.shares_after(line)
    teller = Teller(line)
    for found in levels.search(line, Limits(level=level, seed=chance.randrange(2**32))):
        teller.hear(found)
    return found.move, teller.shares(choice_of(found))

"""Finds won positions, to be won against the strongest player (`anga.guide.won`).

They come from games of weak levels, which go wrong in many ways; in a solved game from its table.
"""

import random
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING

from anga import games
from anga.contract.dice import random_roll
from anga.contract.game import AnyGame, AnyLine
from anga.guide import grading
from anga.guide.won import CLEAR, WonPosition, format_won
from anga.search import chances, levels, tablebase
from anga.search.levels import plies_to_win
from anga.search.limits import Limits

if TYPE_CHECKING:
    import argparse

WEAKEST = 3  # so many of the lowest levels play
MOST_PLIES = 300  # of a game
EVERY = 7  # plies between two positions that are looked at
APART = 40  # plies between two that are taken from one game
GLANCED = 600  # positions for the first look
NEAR = 5  # plies: a win so close is a problem's
FARTHEST, NEAREST = 15, 7  # plies to the end in a solved game


def takes(command: "argparse.ArgumentParser") -> None:
    """Add the command's arguments to a parser."""
    command.add_argument("game", help="the id of a game; `anga games` lists them")
    command.add_argument("--count", type=int, default=10, help="how many; 10 if not given")
    command.add_argument("--seed", type=int, default=0, help="a number that makes it repeatable")


def tell(options: "argparse.Namespace") -> None:
    """Print won positions as they are found."""
    game = games.get(options.game)
    for won in won_positions(game, options.count, options.seed):
        print(format_won(won), flush=True)


def won_positions(game: AnyGame, count: int, seed: int) -> Iterator[WonPosition]:
    """A number of won positions under the usual rules, no two of the same shape."""
    solved = game.states() is not None
    lines = _of_table(game, count, seed) if solved else _of_games(game, seed)
    for line, chance in islice(_different(lines), count):
        yield WonPosition(game.id, line.position.rules, str(line.position), round(100 * chance))


def _different(lines: Iterable[tuple[AnyLine, float]]) -> Iterator[tuple[AnyLine, float]]:
    shapes = set[object]()
    for line, chance in lines:
        shape = grading.shape(line.game, line.position)
        starts = [each.position for each in line.game.handicaps]
        if shape not in shapes and str(line.position) not in starts:
            shapes.add(shape)
            yield line, chance


def _of_games(game: AnyGame, seed: int) -> Iterator[tuple[AnyLine, float]]:
    """Won positions of an endless series of games, and the chances."""
    while True:
        yield from _of_game(game, random.Random(seed))
        seed += 1


def _of_game(game: AnyGame, chance: random.Random) -> Iterator[tuple[AnyLine, float]]:
    weak, line, last = levels.numbers(game)[:WEAKEST], game.line(), -APART
    while not line.outcome and len(line.moves) < MOST_PLIES:
        if line.position.chance:
            line = line.after(random_roll(line.position, chance))
            continue
        if len(line.moves) % EVERY == 0 and len(line.moves) - last >= APART:
            share = judged(line)
            if share is not None:
                last = len(line.moves)
                yield line, share
        limits = Limits(level=chance.choice(weak), seed=chance.randrange(2**32))
        *_, found = levels.search(line, limits)
        line = line.after(found.move)


def judged(line: AnyLine, nodes: int | None = None) -> float | None:
    """The mover's chance by the strongest player, if it is clear and the end not too near.

    `nodes` limit the positions looked at further than usual.
    """
    game, least = line.game, CLEAR[len(line.game.seats)]
    alone = game.line(line.position.rules, str(line.position))  # as it is offered, without history
    share = 0.0
    for most in (GLANCED, nodes or game.thinking.levels[-1].nodes):
        *_, found = levels.search(alone, Limits(nodes=most, seed=0))
        plies, shares = plies_to_win(alone, found.score), chances.shares_after(alone, found.pv)
        share = shares[line.turn] if plies is None else 1.0
        if plies is None and share == 1:
            plies = len(found.pv)  # as dice have it
        if share < least or (plies is not None and plies <= NEAR):
            return None
    return share


def _of_table(game: AnyGame, count: int, seed: int) -> Iterator[tuple[AnyLine, float]]:
    """Won positions of a solved game, equally many of each distance, the nearest first."""
    known = tablebase.table(game.id, "")
    steps = range(NEAREST, FARTHEST + 1, 2)
    for plies in steps:
        states = sorted(
            str(state)
            for state, value in known.items()
            if value.letter == "W" and value.plies == plies
        )
        random.Random(seed).shuffle(states)
        some = (game.line("", state) for state in states)
        yield from islice(_different((line, 1.0) for line in some), -(-count // len(steps)))

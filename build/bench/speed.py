"""How fast the rules are: perft leaves a second, beside python-chess's in the same process."""

import random
import time
from collections.abc import Callable
from typing import NamedTuple

import chess

from anga import games
from anga.contract.position import AnyPosition, perft
from build.progress import step

ENOUGH = 0.1  # seconds that one count should take at least
DEEPEST = 40
PLIES, SEED = 40, 3  # of a random game

Count = Callable[[int], int]


class Speed(NamedTuple):
    """The best of some counts from a start position."""

    name: str
    depth: int
    leaves: int
    seconds: float  # of this process

    @property
    def rate(self) -> float:
        """Leaves a second."""
        return self.leaves / self.seconds


def measure(rounds: int) -> list[Speed]:
    """python-chess first, then every game; in turns, the best of some rounds each."""
    counts: dict[str, Count] = {"python-chess": _chess}
    for game in games.ids():
        counts[game] = _from(games.get(game).start())
        counts[f"{game}, midgame"] = _from(_midgame(game))
    with step("perft"):
        depths = {name: _depth(count) for name, count in counts.items()}
        best: dict[str, Speed] = {}
        for _ in range(rounds):
            for name, count in counts.items():
                found = _timed(name, count, depths[name])
                if name not in best or found.rate > best[name].rate:
                    best[name] = found
    return list(best.values())


def _from(position: AnyPosition) -> Count:
    return lambda depth: perft(position, depth)


def _midgame(game: str) -> AnyPosition:
    """Where a random game has got to, the same every time; it is not over."""
    position: AnyPosition = games.get(game).start()
    chance = random.Random(SEED)  # noqa: S311 (the same every time is meant)
    for _ in range(PLIES):
        after = position.after(chance.choice(list(position.legal())))
        position = position if after.outcome else after
    return position


def _chess(depth: int) -> int:
    return _chess_leaves(chess.Board(), depth)


def _chess_leaves(board: chess.Board, depth: int) -> int:
    """As `anga.contract.position.perft` does it: leaves are counted, not visited."""
    if depth == 1:
        return board.legal_moves.count()
    leaves = 0
    for move in board.legal_moves:
        board.push(move)
        leaves += _chess_leaves(board, depth - 1)
        board.pop()
    return leaves


def _depth(count: Count) -> int:
    """The first depth that takes long enough to be measured."""
    return next(
        depth
        for depth in range(1, DEEPEST)
        if _timed("", count, depth).seconds >= ENOUGH or depth == DEEPEST - 1
    )


def _timed(name: str, count: Count, depth: int) -> Speed:
    began = time.process_time()  # what else the machine does meanwhile does not count
    leaves = count(depth)
    return Speed(name, depth, leaves, time.process_time() - began)

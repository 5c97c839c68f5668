"""The speed of the rules: perft leaves a second, beside python-chess's in the same process."""

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
    """The fastest of some counts from a start position."""

    name: str
    depth: int
    leaves: int
    seconds: float  # of this process

    @property
    def rate(self) -> float:
        """Leaves a second."""
        return self.leaves / self.seconds


def measure(rounds: int) -> list[Speed]:
    """The speeds of python-chess and of every game; the best of some interleaved rounds."""
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
    """A position in the middle of a random game, always the same."""
    position: AnyPosition = games.get(game).start()
    chance = random.Random(SEED)  # noqa: S311 (the same every time is meant)
    for _ in range(PLIES):
        after = position.after(chance.choice(list(position.legal())))
        position = position if after.outcome else after
    return position


def _chess(depth: int) -> int:
    return _chess_leaves(chess.Board(), depth)


def _chess_leaves(board: chess.Board, depth: int) -> int:
    """The leaves of a chess position, counted as `anga.contract.position.perft` does."""
    if depth == 1:
        return board.legal_moves.count()
    leaves = 0
    for move in board.legal_moves:
        board.push(move)
        leaves += _chess_leaves(board, depth - 1)
        board.pop()
    return leaves


def _depth(count: Count) -> int:
    """The first depth whose count takes long enough to be measured."""
    return next(
        depth
        for depth in range(1, DEEPEST)
        if _timed("", count, depth).seconds >= ENOUGH or depth == DEEPEST - 1
    )


def _timed(name: str, count: Count, depth: int) -> Speed:
    began = time.process_time()  # what else the machine does meanwhile does not count
    leaves = count(depth)
    return Speed(name, depth, leaves, time.process_time() - began)

"""Two players, perfect information: alpha-beta by iterative deepening.

The search is a generator: it hands out the best answer so far after every root move, so time,
display and cancelling belong to whoever draws the next one.
"""

import random
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from anga.contract.game import AnyGame, AnyLine
from anga.contract.position import AnyPosition
from anga.search.limits import Found

MATE = 100_000  # less the plies until then
INFINITE = MATE + 1
DEEPEST = 60
NODES_BETWEEN_LOOKS = 64  # at the clock


class Budget(NamedTuple):
    """How much a search may take: plies, seconds, positions; what is None does not limit."""

    depth: int = DEEPEST
    seconds: float | None = None
    nodes: int | None = None


class Entry(NamedTuple):
    """What is known of a position: a score to a depth, which is exact or a bound, and a move.

    A mate counts from this position, see `_shifted`.
    """

    depth: int
    score: int
    bound: int  # 0 exact, 1 at least, -1 at most
    move: object


class _Spent(Exception):
    """The budget is used up."""


def search(line: AnyLine, budget: Budget, chance: random.Random) -> Iterator[Found]:
    """Better and better answers, one at least. The line must have a legal move.

    `chance` decides between moves that look equally good.
    """
    searcher = _Searcher(line.game, budget)
    moves = line.legal()
    chance.shuffle(moves)
    best = Found(moves[0], 0, 0, 0, (moves[0],))
    yield best
    for depth in range(1, budget.depth + 1):
        try:
            for best in searcher.deepen(line.position, moves, depth):
                yield best
        except _Spent:
            break
        moves.sort(key=lambda move: -searcher.scores[move])
        if abs(best.score) > MATE - DEEPEST or len(moves) == 1:
            break
    yield best._replace(nodes=searcher.nodes)


class _Searcher:
    """One search: its table, its budget, the positions it has seen."""

    def __init__(self, game: AnyGame, budget: Budget) -> None:
        self.evaluate = game.evaluate
        self.budget = budget
        self.end = None if budget.seconds is None else time.perf_counter() + budget.seconds
        self.nodes = 0
        self.table: dict[AnyPosition, Entry] = {}
        self.killers: dict[int, object] = {}  # by ply, the move that last refuted another
        self.scores: dict[object, int] = {}  # of root moves, in the last look at them
        self.may_stop = False

    def deepen(self, position: AnyPosition, moves: Sequence[object], depth: int) -> Iterator[Found]:
        """The best root move at this depth, told anew after each move that was looked at."""
        alpha, best = -INFINITE, moves[0]
        for move in moves:
            score = self._value(position, move, depth - 1, alpha, INFINITE, 1)
            self.may_stop = True
            self.scores[move] = score
            if score > alpha:
                alpha, best = score, move
            pv = (best, *self._variation(position.after(best), depth - 1))
            yield Found(best, alpha, depth, self.nodes, pv)

    def _value(  # noqa: PLR0917
        self, position: AnyPosition, move: object, depth: int, alpha: int, beta: int, ply: int
    ) -> int:
        """What a move is worth to its mover, who may be the one to move again."""
        after = position.after(move)
        if after.turn == position.turn:
            return self._negamax(after, depth, alpha, beta, ply)
        return -self._negamax(after, depth, -beta, -alpha, ply)

    def _negamax(self, position: AnyPosition, depth: int, alpha: int, beta: int, ply: int) -> int:
        """What a position is worth to the side to move, exactly if between alpha and beta."""
        self._count()
        known = self.table.get(position)
        if known and known.depth >= depth:
            score = _shifted(known.score, -ply)
            if _settles(known.bound, score, alpha, beta):
                return score
        if depth <= 0:
            if position.outcome:
                return _ended(position, ply)
            return int(self.evaluate(position, position.turn))
        moves = position.legal()
        if not moves:
            return _ended(position, ply)
        best, choice = -INFINITE, None
        for move in self._ordered(position, moves, known.move if known else None, depth, ply):
            score = self._value(position, move, depth - 1, max(alpha, best), beta, ply + 1)
            if score > best:
                best, choice = score, move
                if best >= beta:
                    self.killers[ply] = move
                    break
        bound = 1 if best >= beta else -1 if best <= alpha else 0
        self.table[position] = Entry(depth, _shifted(best, ply), bound, choice)
        return best

    def _ordered(
        self, position: AnyPosition, moves: Sequence[object], known: object, depth: int, ply: int
    ) -> Sequence[object]:
        """Moves that are likely to be best first, as far as that saves more than it costs."""
        if depth > 1 and len(moves) > 1:
            side = position.turn
            moves = sorted(moves, key=lambda move: -self.evaluate(position.after(move), side))
        firsts = [move for move in (known, self.killers.get(ply)) if move is not None]
        likely = [move for move in dict.fromkeys(firsts) if move in moves]
        return [*likely, *(move for move in moves if move not in likely)] if likely else moves

    def _count(self) -> None:
        self.nodes += 1
        if not self.may_stop:
            return
        if self.budget.nodes is not None and self.nodes >= self.budget.nodes:
            raise _Spent
        if self.end and self.nodes % NODES_BETWEEN_LOOKS == 0 and time.perf_counter() > self.end:
            raise _Spent

    def _variation(self, position: AnyPosition, longest: int) -> Iterator[object]:
        """The expected play, as far as the table tells."""
        for _ in range(longest):
            known = self.table.get(position)
            if known is None or known.move is None:
                return
            yield known.move
            position = position.after(known.move)


def _settles(bound: int, score: int, alpha: int, beta: int) -> bool:
    if bound == 0:
        return True
    return score >= beta if bound > 0 else score <= alpha


def _shifted(score: int, plies: int) -> int:
    """A score with the plies to a mate counted from so many plies farther on.

    The table counts from the position itself, which may come at several distances from the root.
    """
    if abs(score) < MATE - 2 * DEEPEST:
        return score
    return score + plies if score > 0 else score - plies


def _ended(position: AnyPosition, ply: int) -> int:
    """What the end is worth to the side to move; the nearer it is, the more it counts."""
    outcome = position.outcome
    if outcome is None or len(set(outcome.placings.values())) == 1:
        return 0
    return MATE - ply if outcome.placings[position.turn] == 1 else ply - MATE

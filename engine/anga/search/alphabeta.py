"""Two players, perfect information: alpha-beta by iterative deepening.

The search is a generator: it hands out the best answer so far after every root move and whenever it
has worked for a little while, so time, display and cancelling belong to whoever draws the next one.
"""

import random
import time
from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple

from anga.contract.game import AnyLine
from anga.contract.position import AnyPosition, Outcome
from anga.search.history import History
from anga.search.limits import BREATH, Found

MATE = 100_000  # less the plies until then
INFINITE = MATE + 1
DEEPEST = 60


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


Thought = Generator[Found, None, int]  # a score, and in between the best answer so far


def search(line: AnyLine, budget: Budget, chance: random.Random) -> Iterator[Found]:
    """Better and better answers, one at least. The line must have a legal move.

    `chance` decides between moves that look equally good.
    """
    moves = line.legal()
    chance.shuffle(moves)
    searcher = _Searcher(line, budget, Found(moves[0], 0, 0, 0, (moves[0],)))
    yield searcher.best
    for depth in range(1, budget.depth + 1):
        try:
            yield from searcher.deepen(line.position, moves, depth)
        except _Spent:
            break
        moves.sort(key=lambda move: -searcher.scores[move])
        if abs(searcher.best.score) > MATE - DEEPEST or len(moves) == 1:
            break
    yield searcher.best._replace(nodes=searcher.nodes)


class _Searcher:
    """One search: its table, its budget, the positions it has seen."""

    def __init__(self, line: AnyLine, budget: Budget, first: Found) -> None:
        self.evaluate = line.game.evaluate
        self.history = History(line)
        self.budget = budget
        self.end = None if budget.seconds is None else time.perf_counter() + budget.seconds
        self.best = first
        self.nodes = 0
        self.work = 0  # positions looked at since the last breath
        self.table: dict[AnyPosition, Entry] = {}
        self.killers: dict[int, object] = {}  # by ply, the move that last refuted another
        self.scores: dict[object, int] = {}  # of root moves, in the last look at them
        self.may_stop = False

    def deepen(self, position: AnyPosition, moves: Sequence[object], depth: int) -> Iterator[Found]:
        """The best root move at this depth, told anew after each move that was looked at."""
        alpha, best = -INFINITE, moves[0]
        for move in moves:
            score = yield from self._value(position, move, depth - 1, alpha, INFINITE, 1)
            self.may_stop = True
            self.scores[move] = score
            if score > alpha:
                alpha, best = score, move
            pv = (best, *self._variation(position.after(best), depth - 1))
            self.best = Found(best, alpha, depth, self.nodes, pv)
            yield self.best

    def _value(  # noqa: PLR0917
        self, position: AnyPosition, move: object, depth: int, alpha: int, beta: int, ply: int
    ) -> Thought:
        """What a move is worth to its mover, who may be the one to move again."""
        after = position.after(move)
        if ended := self.history.end(after):
            self._count()
            return _ended(ended, position.turn, ply)
        if after.turn == position.turn:
            return (yield from self._negamax(after, depth, alpha, beta, ply))
        return -(yield from self._negamax(after, depth, -beta, -alpha, ply))

    def _negamax(
        self, position: AnyPosition, depth: int, alpha: int, beta: int, ply: int
    ) -> Thought:
        """What a position is worth to the side to move, exactly if between alpha and beta."""
        self._count()
        if self._is_breath_due():
            yield self.best
        known = self.table.get(position)
        if known and known.depth >= depth:
            score = _shifted(known.score, -ply)
            if _settles(known.bound, score, alpha, beta):
                return score
        if depth <= 0:
            if outcome := position.outcome:
                return _ended(outcome, position.turn, ply)
            return int(self.evaluate(position, position.turn))
        moves = self.history.legal(position)
        if not moves:
            return _ended(position.outcome, position.turn, ply)
        best, choice = -INFINITE, None
        moves = yield from self._ordered(position, moves, known and known.move, depth, ply)
        for move in moves:
            score = yield from self._value(
                position, move, depth - 1, max(alpha, best), beta, ply + 1
            )
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
    ) -> Generator[Found, None, Sequence[object]]:
        """Moves that are likely to be best first, as far as that saves more than it costs."""
        if depth > 1 and len(moves) > 1:
            worth = {}
            for move in moves:
                if self._is_breath_due():
                    yield self.best
                worth[move] = self.evaluate(position.after(move), position.turn)
            moves = sorted(moves, key=lambda move: -worth[move])
        firsts = [move for move in (known, self.killers.get(ply)) if move is not None]
        likely = [move for move in dict.fromkeys(firsts) if move in moves]
        return [*likely, *(move for move in moves if move not in likely)] if likely else moves

    def _count(self) -> None:
        self.nodes += 1
        if self.may_stop and self.budget.nodes is not None and self.nodes >= self.budget.nodes:
            raise _Spent

    def _is_breath_due(self) -> bool:
        """Whether to let others act before one more position is looked at; then time counts too."""
        self.work += 1
        if self.work < BREATH:
            return False
        self.work = 0
        if self.may_stop and self.end and time.perf_counter() > self.end:
            raise _Spent
        return True

    def _variation(self, position: AnyPosition, longest: int) -> Iterator[object]:
        """The expected play, as far as the table tells."""
        for _ in range(longest):
            known = self.table.get(position)
            if known is None or known.move is None or self.history.end(position):
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


def _ended(outcome: Outcome | None, side: str, ply: int) -> int:
    """What the end is worth to a side; the nearer it is, the more it counts."""
    if outcome is None or len(set(outcome.placings.values())) == 1:
        return 0
    return MATE - ply if outcome.placings[side] == 1 else ply - MATE

"""Iterative deepening from the root, for two players with perfect information.

The search is a generator: it hands out the best answer so far after every root move and whenever it
has worked for a little while, so time, display and cancelling belong to whoever draws the next one.
"""

import random
import time
from collections.abc import Generator, Iterator
from functools import partial

from anga.contract.game import AnyLine
from anga.contract.position import AnyPosition
from anga.kit.lazy_dict import LazyDict
from anga.search.budget import Budget, SpentError
from anga.search.checks import Checks, knows_check
from anga.search.limits import Found, Variation
from anga.search.lines import Lines, choose_line, lines_needed, signs_of
from anga.search.overlooking import noticed
from anga.search.transpositions import MATE, TranspositionEntry, is_mate, shift_mate_distance
from anga.search.tree import INFINITE, Thought, Tree, less_of, worth_of

TRUSTED = 5  # root moves, besides the usual, that are not looked at less deeply
SPREAD = 40  # hundredths below the best within which the first iteration compares moves
CLOSE = 15  # the same where ranks tell what moves bring
BREADTH = 30  # root moves a ply of depth, once they have been compared
ASPIRED = 40  # hundredths around a score before, in which the next one is looked for
CHECKING = 3  # own moves by which checks are seen to win before all else
CHECKED, HARDLY = 2_000, 1_000  # positions in check that are looked at for it; a player's least
PART = 5  # of the positions, or the time, that is spent on it at most
UNHURRIED = 1  # seconds a move from which on there is time for it
EXPECTING = 4  # from this depth on; one sooner around the last but one, where ranks are telling


def search(line: AnyLine, budget: Budget, chance: random.Random) -> Iterator[Found]:
    """Yield better and better answers, at least one. The line must have a legal move.

    `chance` breaks ties between root moves.
    """
    root = _Root(line, budget, chance)
    yield root.tree.best
    yield from root.deepen(budget.depth)
    last = root.tree.best._replace(nodes=root.tree.meter.nodes)
    yield choose_line(last, budget.blur, chance)


class _Root:
    """The root moves, best first, and the number of them whose exact values are needed."""

    def __init__(self, line: AnyLine, budget: Budget, chance: random.Random) -> None:
        self.line, self.budget = line, budget
        self.moves = noticed(line, budget.overlook, chance)
        chance.shuffle(self.moves)
        self.wanted = min(lines_needed(budget), len(self.moves))
        told_as_one = budget.lines > 1 and not budget.exact
        self.signs = partial(signs_of, line) if told_as_one else None
        self.telling = line.game.thinking.ranked is not None
        self.loud: set[object] = set()
        self.scores: dict[object, int] = {}
        self.after = LazyDict[object, AnyPosition](line.position.after)
        move = self.moves[0]
        self.tree = Tree(line, budget, Found(move, 0, 0, 0, (move,)))

    def deepen(self, deepest: int) -> Iterator[Found]:
        """Run one iteration after another, until the position is decided or the budget is spent."""
        yield from self._sorted()
        if (yield from self._find_forced_win()):
            return
        score, last, room = 0, 0, INFINITE
        for depth in range(1, deepest + 1):
            self.tree.furthest = 2 * depth
            middle = last if self.telling else score
            if depth >= EXPECTING - self.telling and self.wanted == 1:
                room = INFINITE if is_mate(score) or is_mate(middle) else ASPIRED
            try:
                last, score = score, (yield from self._aspiration_search(depth, middle, room))
            except SpentError:
                return
            if depth == 1 or self.wanted > 1:
                self.moves.sort(key=lambda move: -self.scores.get(move, -INFINITE))
            if len(self.moves) == 1 or self._is_settled(depth):
                return

    def _is_settled(self, depth: int) -> bool:
        """Whether no deeper search could find a nearer mate."""
        scores = [line.score for line in self.tree.best.lines]
        return all(is_mate(score) and MATE - abs(score) <= depth for score in scores)

    def _sorted(self) -> Iterator[Found]:
        order, ordering = [], self.tree.ordering
        for move, quiet in ordering.ordered_moves(self.line.position, self.moves, 0):
            if move is not None:
                order.append(move)
                if not quiet:
                    self.loud.add(move)
            elif self.tree.meter.is_yield_due():
                yield self.tree.best
        if self.tree.meter.most is not None:
            yield from self._win_first(order)
        self.moves = order
        self.tree.best = Found(order[0], 0, 0, 0, (order[0],))

    def _win_first(self, order: list[object]) -> Iterator[Found]:
        """Put a move first that wins at once, in case the budget is too small to reach it."""
        tree, position = self.tree, self.line.position
        for move in order:
            if tree.meter.is_yield_due():
                yield tree.best
            ended = tree.hooks.ended(self.after[move])
            if ended and worth_of(ended, position.turn, 1) > 0:
                order.remove(move)
                order.insert(0, move)
                return

    def _find_forced_win(self) -> Generator[Found, None, bool]:
        """Look for a win by checks, which the main search might find too late.

        Whether there is one. A player with few positions does not look for it, but an analysis
        does, or a missed win would be told as a loss of nothing.
        """
        tree, position, seconds = self.tree, self.line.position, self.budget.seconds
        most = 0 if self.budget.overlook else min(CHECKED, (self.budget.nodes or 0) // PART)
        too_few = most < HARDLY and self.budget.contempt != 0
        hurried = too_few or (seconds is not None and seconds < UNHURRIED)
        if hurried or self.wanted > 1 or tree.exact or not knows_check(position):
            return False
        end = time.perf_counter() + seconds / PART if seconds else None
        checks = Checks(tree.hooks, tree.history, most)
        try:
            for _ in checks.look(position, CHECKING):
                yield tree.best
                if end and time.perf_counter() > end:
                    break
        except SpentError:
            return False
        if checks.win is not None:
            plies = 2 * checks.own - 1
            tree.best = Found(checks.win, MATE - plies, plies, tree.meter.nodes, (checks.win,))
            yield tree.best
        return checks.win is not None

    def _aspiration_search(self, depth: int, score: int, room: int) -> Thought:
        """An iteration in a window around the expected score, repeated if it falls outside."""
        low, high = max(score - room, -INFINITE), min(score + room, INFINITE)
        while True:
            score = yield from self._iteration(depth, low, high)
            room *= 4
            if score <= low > -INFINITE:
                low = max(score - room, -INFINITE)
            elif score >= high < INFINITE:
                high = min(score + room, INFINITE)
            else:
                return score

    def _iteration(self, depth: int, alpha: int, beta: int) -> Thought:
        """Yield the best root move at this depth, again after each root move."""
        tree, position = self.tree, self.line.position
        best, lines = -INFINITE, Lines(self.wanted, self.signs)
        for number, move in enumerate(tuple(self.moves)):
            if self._is_late(depth, number, best):
                break
            low, index = max(alpha, lines.least), number if lines.full else 0
            if depth == 1:  # how the moves compare is worth knowing, even of those not best
                low, index = max(low - (CLOSE if self.telling else SPREAD), -INFINITE), 0
            less = 0 if tree.exact or move in self.loud else less_of(depth, index - TRUSTED)
            score = yield from tree.search_move(
                position.turn, self.after[move], (depth - 1, less), low, beta, 1, index
            )
            tree.meter.allow_stop()
            self.scores[move] = score
            if score > lines.least:
                lines.add(Variation(move, score, self._expected_line(move, depth)))
                if score > best:
                    best = score
                    if score > alpha or not number:
                        self._report(lines.best[0], depth, alpha, beta)
                if lines.full:
                    tree.best = tree.best._replace(lines=tuple(lines.best))
            yield tree.best
            if best >= beta:
                break
        if self.signs and not lines.full:  # many were told as one
            tree.best = tree.best._replace(lines=tuple(lines.best))
        return best

    def _is_late(self, depth: int, number: int, best: int) -> bool:
        """Whether moves that looked no better before may be searched less deep."""
        wide = self.tree.exact or depth == 1 or is_mate(best)
        return not wide and number >= BREADTH * depth

    def _report(self, line: Variation, depth: int, alpha: int, beta: int) -> None:
        """Report a better move at this depth, which the next iteration will try first."""
        tree, (move, score, pv) = self.tree, line
        if score > alpha:
            self.moves.remove(move)
            self.moves.insert(0, move)
        elif move != tree.best.move:
            return
        bound = -1 if score <= alpha else 1 if score >= beta else 0
        tree.table.store(
            tree.table.root, TranspositionEntry(depth, shift_mate_distance(score, 0), bound, move)
        )
        tree.best = Found(move, score, depth, tree.meter.nodes, pv, tree.best.lines)

    def _expected_line(self, move: object, depth: int) -> tuple[object, ...]:
        return move, *self._variation(self.after[move], depth - 1)

    def _variation(self, position: AnyPosition, longest: int) -> Iterator[object]:
        """The expected play, as far as the table holds it."""
        tree = self.tree
        for _ in range(longest):
            key = tree.hooks.key(position)
            known = tree.table.get(key)
            if known is None or (key in tree.seen and not self._is_open(position, known.move)):
                return
            yield known.move
            position = position.after(known.move)

    def _is_open(self, position: AnyPosition, move: object) -> bool:
        """Whether the history neither ends the game here nor forbids the move."""
        history = self.tree.history
        return not history.end(position) and move in history.legal(position)

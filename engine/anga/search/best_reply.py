"""Best-reply search by iterative deepening, for more than two seats without dice.

The searching side considers all of its own moves; the opponents together answer with one move of
one of them, the one that harms it most, or with none (Schadd and Winands, 2011). So own moves and
replies alternate as in a game for two, and alpha-beta prunes the tree, although several opponents
may act in between. A player in check answers it, however many have moved.

A game without the hook `replies` is searched as if all opponents were one enemy, move by move.
"""

import random
from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from functools import partial

from anga.contract.game import AnyLine
from anga.contract.position import AnyPosition, Outcome
from anga.kit.lazy_dict import LazyDict
from anga.search.budget import Budget, Meter, SpentError
from anga.search.history import History
from anga.search.limits import Found, Variation
from anga.search.lines import Lines, choose_line, lines_needed, signs_of
from anga.search.ordering import Ordering
from anga.search.overlooking import noticed
from anga.search.transpositions import (
    MATE,
    TranspositionEntry,
    Transpositions,
    is_mate,
    shift_mate_distance,
)

INFINITE = MATE + 1
SHARED = 20_000  # the most that places below the first are worth
FARTHEST = 50  # plies of a line, answers to checks and all
WIDTHS = (0, 10, 10, 16, 16, 24, 24)  # how many moves of its own a seat tries, by the depth left
EVERY = 1_000
KEPT = 2_000  # positions whose moves are kept, for each deepening looks at them again
VALUED = 5_000  # and whose value is, since several ways lead to some
ROOT_WIDTH, WIDER = 16, 4  # and how many the seat that thinks, more the deeper it looks

Thought = Generator[Found, None, int]  # a score, and in between the best answer so far
Window = tuple[int, int]


def search(line: AnyLine, budget: Budget, chance: random.Random) -> Iterator[Found]:
    """Yield better and better answers, at least one. The line must have a legal move.

    `chance` breaks ties between root moves, and decides how the best ones are misjudged.
    """
    moves = noticed(line, budget.overlook, chance)
    chance.shuffle(moves)
    searcher = _BestReplySearch(line, budget, moves)
    yield from searcher.order_root()
    try:
        for depth in range(1, 1 + (budget.depth if len(moves) > 1 else 1)):
            yield from searcher.deepen(depth)
            if is_mate(searcher.best.score):
                break
    except SpentError:
        pass
    yield choose_line(searcher.best._replace(nodes=searcher.meter.nodes), budget.blur, chance)


class _Choices:
    """Moves of a position: what each promises, once that is asked for, and where it leads."""

    def __init__(self, position: AnyPosition, moves: Sequence[object]) -> None:
        self.moves = moves
        self.ranks: Sequence[int] = ()
        self.after = LazyDict[object, AnyPosition](position.after)


class _BestReplySearch:
    """A search for one seat: its table, its budget, and its root moves, best first."""

    def __init__(self, line: AnyLine, budget: Budget, moves: list[object]) -> None:
        self.game, self.hooks, self.exact = line.game, line.game.thinking, budget.exact
        self.history = History(line)
        self.seen = frozenset(map(self.hooks.key, self.history.positions()))
        self.root, self.seat = line.position, line.position.turn
        self.meter = Meter(budget)
        self.table = Transpositions(self.hooks.key(line.position), budget.entries)
        self.ordering, self.moves = Ordering(line.game), moves
        self.first = _Choices(self.root, moves)
        self.wanted = min(lines_needed(budget), len(moves))
        told_as_one = budget.lines > 1 and not budget.exact
        self.signs = partial(signs_of, line) if told_as_one else None
        self.every: dict[Hashable, _Choices] = {}
        self.harms: dict[Hashable, _Choices] = {}
        self.values: dict[Hashable, int] = {}
        self.best = Found(moves[0], 0, 0, 0, (moves[0],))

    def order_root(self) -> Iterator[Found]:
        """Order the root moves, most promising first."""
        ordered = self.moves = yield from self._sorted(self.root, self.first, 0)
        self.best = Found(ordered[0], 0, 0, 0, (ordered[0],))
        yield self.best

    def deepen(self, depth: int) -> Iterator[Found]:
        """Yield the best root move at this depth, again whenever another one is better."""
        lines, scores = Lines(self.wanted, self.signs), dict[object, int]()
        for move in self.moves[: self._width(depth)]:
            after, low = self.first.after[move], lines.least
            high = low + 1 if lines.full else INFINITE
            score = yield from self.after(after, depth - 1, (low, high), 1)
            if lines.full and score > low:
                score = yield from self.after(after, depth - 1, (low, INFINITE), 1)
            self.meter.allow_stop()
            scores[move] = score
            if score > lines.least:
                pv = (move, *self._variation(after, depth - 1))
                lines.add(Variation(move, score, pv))
                self._report(lines, depth)
                yield self.best
        if self.signs and not lines.full:  # many were told as one
            self.best = self.best._replace(lines=tuple(lines.best))
        first, *rest = self.moves
        self.moves = [first, *sorted(rest, key=lambda move: -scores.get(move, -INFINITE))]

    def _report(self, lines: Lines, depth: int) -> None:
        """Report the best move so far at this depth; all lines once they are known."""
        move, score, pv = lines.best[0]
        self.moves.remove(move)
        self.moves.insert(0, move)
        told = tuple(lines.best) if lines.full else self.best.lines
        self.best = Found(move, score, depth, self.meter.nodes, pv, told)

    def _width(self, depth: int) -> int:
        """The number of root moves to search at a depth: at first all, then the best ones."""
        return len(self.moves) if self.exact or depth == 1 else ROOT_WIDTH + WIDER * depth

    def after(self, position: AnyPosition, depth: int, window: Window, ply: int) -> Thought:
        """The value of the position after a move or an answer of the searching seat."""
        if self.meter.look():
            yield self.best
        key = self.hooks.key(position)
        score = self._at_sight(position, key, depth, ply)
        return (yield from self.node(position, key, depth, window, ply)) if score is None else score

    def best_reply_value(
        self, position: AnyPosition, depth: int, window: Window, ply: int
    ) -> Thought:
        """The value of a position after the best reply of the opponents."""
        for _ in self.game.seats:
            if position.turn == self.seat:
                return (yield from self.after(position, depth, window, ply))
            if ended := self._end(position, self.hooks.key(position)):
                self.meter.count()
                return self._final_value(ended, ply)
            passed = self.hooks.passed(position)
            if passed is None:
                return (yield from self._all(position, depth, window, ply, self.best_reply_value))
            position = passed
        return self._value(position, self.hooks.key(position))  # the seat has no turns any more

    def _at_sight(self, position: AnyPosition, key: Hashable, depth: int, ply: int) -> int | None:
        """The value of a position after which nothing is searched, None for others."""
        if ended := self._end(position, key):
            return self._final_value(ended, ply)
        return self._leaf(position, key, depth, ply)

    def _leaf(self, position: AnyPosition, key: Hashable, depth: int, ply: int) -> int | None:
        """The same of a position that is not over."""
        if ply < FARTHEST and (depth > 0 or self.hooks.checked(position)):
            return None
        return self._value(position, key)

    def node(
        self, position: AnyPosition, key: Hashable, depth: int, window: Window, ply: int
    ) -> Thought:
        """The value of a position, by the table or by searching its moves."""
        alpha, beta = window
        known = self.table.get(key)
        if (
            known
            and known.depth >= depth
            and (score := known.cutoff_score(alpha, beta, ply)) is not None
        ):
            return score
        checked = self.hooks.checked(position)
        within = self._mine if position.turn == self.seat else self._worst_reply
        best, move = yield from within(position, depth, window, ply, checked, known and known.move)
        bound = 1 if best >= beta else -1 if best <= alpha else 0
        self.table.store(
            key, TranspositionEntry(depth, shift_mate_distance(best, ply), bound, move)
        )
        return best

    def _mine(  # noqa: PLR0917
        self,
        position: AnyPosition,
        depth: int,
        window: Window,
        ply: int,
        checked: bool,
        known: object,
    ) -> Generator[Found, None, tuple[int, object]]:
        """The maximum over the searching seat's moves: (score, best move)."""
        (alpha, beta), depth = window, max(depth, 1)
        best, choice = -INFINITE, None
        tried: list[object] = []
        narrow = depth < len(WIDTHS) and not checked and not self.exact
        most = WIDTHS[depth] if narrow else EVERY
        choices = self._every(position)
        for move, quiet in self._ordered_moves(position, choices, known, ply):
            if move is None:
                yield self.best
                continue
            if len(tried) >= most:
                break
            if self.meter.look():
                yield self.best
            after, low = choices.after[move], max(alpha, best)
            high = beta if choice is None or self.exact else low + 1
            key = self.hooks.key(after)
            score = self._at_sight(after, key, depth - 1, ply + 1)
            if score is None:
                score = yield from self.node(after, key, depth - 1, (low, high), ply + 1)
            if high < beta and low < score < beta:
                score = yield from self.after(after, depth - 1, (low, beta), ply + 1)
            tried.append(move)
            if score > best:
                best, choice = score, move
                if best >= beta:
                    if quiet:
                        self.ordering.record_refutation(self.seat, tried, ply, depth)
                    break
        return best, choice

    def _worst_reply(  # noqa: PLR0917
        self,
        position: AnyPosition,
        depth: int,
        window: Window,
        ply: int,
        checked: bool,
        known: object,
    ) -> Generator[Found, None, tuple[int, object]]:
        """The minimum over the opponents' replies: (score, reply if the next seat plays it)."""
        if checked or self.hooks.replies is None:
            depth -= not checked
            return (yield from self._all(position, depth, window, ply, self.after)), None
        (alpha, beta), turn = window, position
        best, choice = INFINITE, None
        for _ in self.game.seats:
            harms = self._harms(turn)
            few = len(harms.moves) < 2
            for move in harms.moves if few else (yield from self._sorted(turn, harms, ply)):
                after, low = harms.after[move], (alpha, min(beta, best))
                score = yield from self.best_reply_value(after, depth - 1, low, ply + 1)
                if score < best:
                    best, choice = score, move if turn is position else None
                if best <= alpha:
                    return best, choice
            passed = self.hooks.passed(turn)
            if passed is None or passed.turn == self.seat:
                break
            turn = passed
        low = (alpha, min(beta, best))
        if passed and passed.turn == self.seat:
            score = yield from self._unharmed(passed, depth - 1, low, ply + 1)
        else:
            score = self._value(position, self.hooks.key(position))
        return (score, None) if score < best else (best, choice)

    def _unharmed(self, position: AnyPosition, depth: int, window: Window, ply: int) -> Thought:
        """The value of a position before which all opponents have let their turns pass."""
        if self.meter.look():
            yield self.best
        key = self.hooks.key(position)
        score = self._leaf(position, key, depth, ply)
        return (yield from self.node(position, key, depth, window, ply)) if score is None else score

    def _all(
        self,
        position: AnyPosition,
        depth: int,
        window: Window,
        ply: int,
        then: Callable[[AnyPosition, int, Window, int], Thought],
    ) -> Thought:
        """The minimum over all moves of the player to move, an opponent."""
        (alpha, beta), best = window, INFINITE
        choices = self._every(position)
        for move, _ in self._ordered_moves(position, choices, None, ply):
            if move is None:
                yield self.best
                continue
            low = (alpha, min(beta, best))
            score = yield from then(choices.after[move], depth, low, ply + 1)
            best = min(best, score)
            if best <= alpha:
                break
        return best

    def _sorted(
        self, position: AnyPosition, choices: _Choices, ply: int
    ) -> Generator[Found, None, list[object]]:
        """Moves, most promising first."""
        found: list[object] = []
        for move, _ in self._ordered_moves(position, choices, None, ply):
            if move is None:
                yield self.best
            else:
                found.append(move)
        return found

    def _ordered_moves(
        self, position: AnyPosition, choices: _Choices, known: object, ply: int
    ) -> Iterator[tuple[object, bool]]:
        """Moves and whether each is quiet, most promising first."""
        moves, ordering = choices.moves, self.ordering
        if known in moves:
            yield known, False
        if not choices.ranks:
            choices.ranks = yield from ordering.ranks(position, moves)
        for move, quiet in ordering.by_rank(position.turn, moves, choices.ranks, ply):
            if move != known:
                yield move, quiet

    def _every(self, position: AnyPosition) -> _Choices:
        """All moves of a position."""
        return self._kept(self.every, position, self._legal)

    def _harms(self, position: AnyPosition) -> _Choices:
        """The replies that harm the searching seat."""
        return self._kept(self.harms, position, self._harming)

    def _kept(
        self,
        kept: dict[Hashable, _Choices],
        position: AnyPosition,
        listed: Callable[[AnyPosition], Sequence[object]],
    ) -> _Choices:
        """Some moves of a position, as they are kept or else listed."""
        key = self.hooks.key(position)
        if key not in kept:
            if len(kept) >= KEPT:
                kept.clear()
            kept[key] = _Choices(position, listed(position))
        return kept[key]

    def _harming(self, position: AnyPosition) -> Sequence[object]:
        assert self.hooks.replies
        return self.hooks.replies(position, self.seat)

    def _legal(self, position: AnyPosition) -> Sequence[object]:
        if self.hooks.key(position) in self.seen:
            return self.history.legal(position)
        return position.legal()

    def _end(self, position: AnyPosition, key: Hashable) -> Outcome | None:
        if ended := self.hooks.ended(position):
            return ended
        return self.history.end(position) if key in self.seen else None

    def _value(self, position: AnyPosition, key: Hashable) -> int:
        values = self.values
        if (value := values.get(key)) is None:
            if len(values) >= VALUED:
                values.clear()
            value = values[key] = int(self.game.evaluate(position, self.seat))
        return value

    def _final_value(self, outcome: Outcome, ply: int) -> int:
        """The value of a finished game to the searching seat, by its place."""
        places, mine = outcome.placings.values(), outcome.placings[self.seat]
        balance = sum([(place > mine) - (place < mine) for place in places])
        rivals = len(places) - 1
        return MATE - ply if balance == rivals else SHARED * balance // rivals

    def _variation(self, position: AnyPosition, longest: int) -> Iterator[object]:
        """The expected play, as far as the table holds it."""
        for _ in range(longest):
            key = self.hooks.key(position)
            known = self.table.get(key)
            if known is None or known.move is None or self._end(position, key):
                return
            yield known.move
            position = position.after(known.move)

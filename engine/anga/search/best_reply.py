"""More than two seats, no dice: best-reply search by iterative deepening.

The seat that thinks looks at all that it may do; what the others do about it is one move of one of
them, the one that harms it most, or nothing (Schadd and Winands, 2011). So own moves and replies
alternate as if there were two players, and alpha-beta prunes the tree, though several may act in
between. Whoever has to answer a check answers it, however many have moved.

A game without the hook `replies` is searched as if all others were one enemy, move by move.
"""

import random
from collections.abc import Callable, Generator, Iterator, Sequence

from anga.contract.game import AnyLine
from anga.contract.position import AnyPosition, Outcome
from anga.search.budget import Budget, Meter, SpentError
from anga.search.history import History
from anga.search.limits import Found, Variation
from anga.search.lines import Lines, chosen, wanted
from anga.search.ordering import Ordering
from anga.search.overlooking import noticed
from anga.search.transpositions import MATE, Entry, Transpositions, is_mate, shifted

INFINITE = MATE + 1
SHARED = 20_000  # the most that places below the first are worth
FARTHEST = 50  # plies of a line, answers to checks and all
WIDTHS = (0, 10, 10, 16, 16, 24, 24)  # how many moves of its own a seat tries, by the depth left
EVERY = 1_000
ROOT_WIDTH, WIDER = 16, 4  # and how many the seat that thinks, more the deeper it looks

Thought = Generator[Found, None, int]  # a score, and in between the best answer so far
Window = tuple[int, int]


def search(line: AnyLine, budget: Budget, chance: random.Random) -> Iterator[Found]:
    """Better and better answers, one at least. The line must have a legal move.

    `chance` decides between moves that look equally good, and how the best are misjudged.
    """
    moves = noticed(line, budget.overlook, chance)
    chance.shuffle(moves)
    searcher = _Searcher(line, budget, moves)
    yield from searcher.ranked()
    try:
        for depth in range(1, 1 + (budget.depth if len(moves) > 1 else 1)):
            yield from searcher.deepen(depth)
            if is_mate(searcher.best.score):
                break
    except SpentError:
        pass
    yield chosen(searcher.best._replace(nodes=searcher.meter.nodes), budget.blur, chance)


class _Searcher:
    """One search for one seat: its table, its budget, its root moves, the best first."""

    def __init__(self, line: AnyLine, budget: Budget, moves: list[object]) -> None:
        self.game, self.hooks, self.exact = line.game, line.game.thinking, budget.exact
        self.history = History(line)
        self.seen = frozenset(map(self.hooks.key, self.history.positions()))
        self.root, self.seat = line.position, line.position.turn
        self.meter = Meter(budget)
        self.table = Transpositions(self.hooks.key(line.position), budget.entries)
        self.ordering, self.moves = Ordering(line.game), moves
        self.wanted = min(wanted(budget), len(moves))
        self.best = Found(moves[0], 0, 0, 0, (moves[0],))

    def ranked(self) -> Iterator[Found]:
        """Order the root moves, the likely best first."""
        ordered = self.moves = yield from self._sorted(self.root, self.moves, 0)
        self.best = Found(ordered[0], 0, 0, 0, (ordered[0],))
        yield self.best

    def deepen(self, depth: int) -> Iterator[Found]:
        """The best root move at this depth, told anew whenever another one is better."""
        lines, scores = Lines(self.wanted), dict[object, int]()
        for move in self.moves[: self._width(depth)]:
            after, low = self.root.after(move), lines.least
            high = low + 1 if lines.full else INFINITE
            score = yield from self.after(after, depth - 1, (low, high), 1)
            if lines.full and score > low:
                score = yield from self.after(after, depth - 1, (low, INFINITE), 1)
            self.meter.may_stop = True
            scores[move] = score
            if score > lines.least:
                pv = (move, *self._variation(after, depth - 1))
                lines.add(Variation(move, score, pv))
                self._told(lines, depth)
                yield self.best
        first, *rest = self.moves
        self.moves = [first, *sorted(rest, key=lambda move: -scores.get(move, -INFINITE))]

    def _told(self, lines: Lines, depth: int) -> None:
        """The best so far at this depth, tried first at the next; all lines once they are there."""
        move, score, pv = lines.best[0]
        self.moves.remove(move)
        self.moves.insert(0, move)
        told = tuple(lines.best) if lines.full else self.best.lines
        self.best = Found(move, score, depth, self.meter.nodes, pv, told)

    def _width(self, depth: int) -> int:
        """How many root moves are looked at to a depth: at first all, then those that did best."""
        return len(self.moves) if self.exact or depth == 1 else ROOT_WIDTH + WIDER * depth

    def after(self, position: AnyPosition, depth: int, window: Window, ply: int) -> Thought:
        """What a position is worth after a move of the seat's own, or an answer to a check."""
        if ended := self._end(position):
            self.meter.count()
            return self._placed(ended, ply)
        if position.turn == self.seat:
            return (yield from self.node(position, depth, window, ply, self._mine))
        return (yield from self.node(position, depth, window, ply, self._theirs))

    def replied(self, position: AnyPosition, depth: int, window: Window, ply: int) -> Thought:
        """What a position is worth when nobody else does harm until it is the seat's turn."""
        for _ in self.game.seats:
            if ended := self._end(position):
                self.meter.count()
                return self._placed(ended, ply)
            if position.turn == self.seat:
                return (yield from self.node(position, depth, window, ply, self._mine))
            passed = self.hooks.passed(position)
            if passed is None:
                return (yield from self._all(position, depth, window, ply, self.replied))
            position = passed
        return self._value(position)  # the seat has no turns any more

    def node(
        self,
        position: AnyPosition,
        depth: int,
        window: Window,
        ply: int,
        within: Callable[..., Generator[Found, None, tuple[int, object]]],
    ) -> Thought:
        """What a position is worth, by the table or by what comes of its moves."""
        self.meter.count()
        if self.meter.is_breath_due():
            yield self.best
        checked = self.hooks.checked(position)
        if ply >= FARTHEST or (depth <= 0 and not checked):
            return self._value(position)
        key, (alpha, beta) = self.hooks.key(position), window
        known = self.table.get(key)
        if (
            known
            and known.depth >= depth
            and (score := known.settled(alpha, beta, ply)) is not None
        ):
            return score
        best, move = yield from within(position, depth, window, ply, checked, known and known.move)
        bound = 1 if best >= beta else -1 if best <= alpha else 0
        self.table.put(key, Entry(depth, shifted(best, ply), bound, move))
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
        """The most that the seat can make of its turn, and how."""
        (alpha, beta), depth = window, max(depth, 1)
        best, choice, tried = -INFINITE, None, list[object]()
        narrow = depth < len(WIDTHS) and not checked and not self.exact
        most = WIDTHS[depth] if narrow else EVERY
        for move, quiet in self._ordered(position, known, ply):
            if move is None:
                yield self.best
                continue
            if len(tried) >= most:
                break
            after, low = position.after(move), max(alpha, best)
            high = beta if choice is None or self.exact else low + 1
            score = yield from self.after(after, depth - 1, (low, high), ply + 1)
            if high < beta and low < score < beta:
                score = yield from self.after(after, depth - 1, (low, beta), ply + 1)
            tried.append(move)
            if score > best:
                best, choice = score, move
                if best >= beta:
                    if quiet:
                        self.ordering.refuted(self.seat, tried, ply, depth)
                    break
        return best, choice

    def _theirs(  # noqa: PLR0917
        self,
        position: AnyPosition,
        depth: int,
        window: Window,
        ply: int,
        checked: bool,
        known: object,
    ) -> Generator[Found, None, tuple[int, object]]:
        """The least that the others leave to the seat, and how, if it is the next who does it."""
        if checked or self.hooks.replies is None:
            depth -= not checked
            return (yield from self._all(position, depth, window, ply, self.after)), None
        (alpha, beta), turn = window, position
        best, choice = INFINITE, None
        for _ in self.game.seats:
            for move in (yield from self._harming(turn, ply)):
                low = (alpha, min(beta, best))
                score = yield from self.replied(turn.after(move), depth - 1, low, ply + 1)
                if score < best:
                    best, choice = score, move if turn is position else None
                if best <= alpha:
                    return best, choice
            passed = self.hooks.passed(turn)
            if passed is None or passed.turn == self.seat:
                break
            turn = passed
        if passed and passed.turn == self.seat:
            score = yield from self.node(
                passed, depth - 1, (alpha, min(beta, best)), ply + 1, self._mine
            )
        else:
            score = self._value(position)
        return (score, None) if score < best else (best, choice)

    def _all(
        self,
        position: AnyPosition,
        depth: int,
        window: Window,
        ply: int,
        then: Callable[[AnyPosition, int, Window, int], Thought],
    ) -> Thought:
        """The least that a position is worth whatever the player to move, somebody else, does."""
        (alpha, beta), best = window, INFINITE
        for move, _ in self._ordered(position, None, ply):
            if move is None:
                yield self.best
                continue
            score = yield from then(position.after(move), depth, (alpha, min(beta, best)), ply + 1)
            best = min(best, score)
            if best <= alpha:
                break
        return best

    def _harming(self, position: AnyPosition, ply: int) -> Generator[Found, None, list[object]]:
        """What harms the seat, the worst first."""
        assert self.hooks.replies
        moves = self.hooks.replies(position, self.seat)
        return list(moves) if len(moves) < 2 else (yield from self._sorted(position, moves, ply))

    def _sorted(
        self, position: AnyPosition, moves: Sequence[object], ply: int
    ) -> Generator[Found, None, list[object]]:
        """Moves, the likely best first."""
        found = list[object]()
        for move, _ in self.ordering.ordered(position, moves, ply):
            if move is None:
                yield self.best
            else:
                found.append(move)
        return found

    def _ordered(
        self, position: AnyPosition, known: object, ply: int
    ) -> Iterator[tuple[object, bool]]:
        """Moves and whether they are quiet, what is likely to be best first."""
        moves = self._legal(position)
        if known in moves:
            yield known, False
        for move, quiet in self.ordering.ordered(position, moves, ply):
            if move is None or move != known:
                yield move, quiet

    def _legal(self, position: AnyPosition) -> Sequence[object]:
        if self.hooks.key(position) in self.seen:
            return self.history.legal(position)
        return position.legal()

    def _end(self, position: AnyPosition) -> Outcome | None:
        if ended := self.hooks.ended(position):
            return ended
        return self.history.end(position) if self.hooks.key(position) in self.seen else None

    def _value(self, position: AnyPosition) -> int:
        return int(self.game.evaluate(position, self.seat))

    def _placed(self, outcome: Outcome, ply: int) -> int:
        """What the end is worth: the first place everything, the last nothing, shares between."""
        places, mine = outcome.placings.values(), outcome.placings[self.seat]
        balance = sum([(place > mine) - (place < mine) for place in places])
        rivals = len(places) - 1
        return MATE - ply if balance == rivals else SHARED * balance // rivals

    def _variation(self, position: AnyPosition, longest: int) -> Iterator[object]:
        """The expected play, as far as the table tells who does what."""
        for _ in range(longest):
            known = self.table.get(self.hooks.key(position))
            if known is None or known.move is None or self._end(position):
                return
            yield known.move
            position = position.after(known.move)

"""Principal variation search for two players with perfect information.

Every node is a generator that yields the best answer so far whenever a little work has been done,
and returns a score: the value to the side to move, exact if it lies between alpha and beta. A side
may move twice in a row.
"""

from collections.abc import Generator, Hashable, Iterator

from anga.contract.game import AnyLine
from anga.contract.position import AnyPosition, Outcome
from anga.search.budget import Budget, Meter
from anga.search.checks import knows_check
from anga.search.history import History
from anga.search.limits import Found
from anga.search.ordering import ALL, Ordering
from anga.search.transpositions import (
    MATE,
    TranspositionEntry,
    Transpositions,
    is_mate,
    shift_mate_distance,
)

INFINITE = MATE + 1
MARGIN = 90  # hundredths that a quiet move will hardly bring
TRIED = (0, 10, 18, 32)  # by depth, how many moves are tried before quiet ones are left out
FUTILE = 2  # plies up to which only moves are looked at that could bring enough
SLACK = (0, 0, 130)  # by depth, hundredths that a move may bring besides, a little later
EXPECTED = 3  # times as many where the play is expected
IDLE = 2  # plies less, besides the one, when a side lets its turn go

Thought = Generator[Found, None, int]


class Tree:
    """A search: its budget, its table and move ordering, and the best answer so far."""

    def __init__(self, line: AnyLine, budget: Budget, first: Found) -> None:
        self.game, self.hooks, self.exact = line.game, line.game.thinking, budget.exact
        self.minds_check = not budget.exact and knows_check(line.position)
        self.history = History(line)
        self.seen = frozenset(map(self.hooks.key, self.history.positions()))
        self.meter = Meter(budget)
        self.best = first
        self.side = line.position.turn
        contempt = self.hooks.contempt if budget.contempt is None else budget.contempt
        self.contempt = 0 if budget.exact or budget.lines > 1 else contempt
        self.drawish = self.hooks.drawish if self.contempt else None
        self.been = self._seen_keys(line)
        self.earlier = self.seen | self.been
        self.table = Transpositions(self.hooks.key(line.position), budget.entries)
        self.ordering = Ordering(line.game)
        self.furthest = 0  # the ply from which on a check is no reason to look deeper

    def _seen_keys(self, line: AnyLine) -> frozenset[Hashable]:
        """The keys of earlier positions; returning to one of them scores as a draw.

        Where the game's history has its own rule, that decides. An analysis, which only wants the
        value of a position, ignores all this.
        """
        if line.game.minds_history or not self.contempt:
            return frozenset()
        return frozenset(map(self.hooks.key, line.positions))

    def _worth(self, outcome: Outcome | None, seat: str, ply: int) -> int:
        return worth_of(outcome, seat, ply) or self._even(seat)

    def _even(self, seat: str) -> int:
        """The value of a draw to a side; for the searching side a little less, by contempt."""
        return -self.contempt if seat == self.side else self.contempt

    def after(  # noqa: PLR0917
        self,
        mover: str,
        after: AnyPosition,
        key: object,
        depth: int,
        alpha: int,
        beta: int,
        ply: int,
    ) -> Thought:
        """The value of the position after a move, to its mover."""
        if key in self.earlier:
            ended = self.history.end(after) if key in self.seen else None
            if ended or key in self.been:
                self.meter.count()
                return self._worth(ended, mover, ply)
        if after.turn == mover:
            return (yield from self.node(after, key, depth, alpha, beta, ply))
        return -(yield from self.node(after, key, depth, -beta, -alpha, ply))

    def node(  # noqa: PLR0917
        self, position: AnyPosition, key: object, depth: int, alpha: int, beta: int, ply: int
    ) -> Thought:
        """The value of a position that the history does not end."""
        known = self.table.get(key)
        if known and (known.depth == depth or (known.depth > depth and not self.exact)):
            score = known.cutoff_score(alpha, beta, ply)
            if score is not None:
                self.meter.count()
                return score
        checked = self.minds_check and self.hooks.checked(position)
        if checked and ply < self.furthest:
            depth = max(depth + 1, 1)
        if depth <= 0:
            return (yield from self.quiescence(position, alpha, beta, ply, self.hooks.noise))
        if self.meter.look():
            yield self.best
        needed = ALL
        if not checked and not self.exact and (beta - alpha == 1 or depth == 1):
            now = self._sight(position)
            if beta - alpha == 1:
                plain = yield from self._plain(position, depth, alpha, ply, now)
                if plain is not None:
                    return plain
            needed = self._required_gain(key, depth, alpha, now)
        best, move = yield from self._best(
            position, key, known, depth, (alpha, beta), ply, checked, needed
        )
        if move is not None:
            bound = 1 if best >= beta else -1 if best <= alpha else 0
            self.table.store(
                key, TranspositionEntry(depth, shift_mate_distance(best, ply), bound, move)
            )
        return best

    def _required_gain(self, key: object, depth: int, alpha: int, now: int) -> int:
        """The least gain that a move must bring this near to the horizon, ALL for any."""
        if not self.hooks.ranked or depth > FUTILE or key in self.seen or is_mate(alpha):
            return ALL
        return alpha - now - SLACK[depth]

    def _plain(
        self, position: AnyPosition, depth: int, alpha: int, ply: int, score: int
    ) -> Generator[Found, None, int | None]:
        """A score by razoring or a null move, where that suffices; else None.

        `score` is the static value.
        """
        if score <= alpha:
            if self.hooks.noisy is None or depth > 1 or score + MARGIN > alpha:
                return None
            calm = yield from self.quiescence(position, alpha, alpha + 1, ply, self.hooks.noise)
            return calm if calm <= alpha else None
        if is_mate(alpha):
            return None
        idle = self.hooks.passed(position)
        if idle is None:
            return None
        less = depth - 1 - IDLE
        key = self.hooks.key(idle)
        score = yield from self.after(position.turn, idle, key, less, alpha, alpha + 1, ply + 1)
        return score if score > alpha and not is_mate(score) else None

    def _best(  # noqa: PLR0917
        self,
        position: AnyPosition,
        key: object,
        known: TranspositionEntry | None,
        depth: int,
        window: tuple[int, int],
        ply: int,
        checked: bool,
        needed: int,
    ) -> Generator[Found, None, tuple[int, object]]:
        """The best score and its move, if any, after searching the moves in order."""
        (alpha, beta), free = window, not checked and not self.exact
        best, choice, index = alpha if needed > ALL else -INFINITE, None, 0
        calm: list[object] = []
        for move, quiet in self._staged_moves(position, key, known, ply, needed):
            if move is None:
                if self.meter.is_yield_due():
                    yield self.best
                continue
            if quiet and free and self._is_late(depth, index, best, beta - alpha):
                break
            depths = depth - 1, less_of(depth, index) if quiet and free else 0
            low = max(alpha, best)
            after = position.after(move)
            score = yield from self.search_move(
                position.turn, after, depths, low, beta, ply + 1, index
            )
            index += 1
            if quiet:
                calm.append(move)
            if score > best:
                best, choice = score, move
                if best >= beta:
                    break
        if calm and best >= beta and calm[-1] == choice:
            self.ordering.record_refutation(position.turn, calm, ply, depth)
        if not index and (needed == ALL or self.hooks.ended(position)):
            return self._worth(position.outcome, position.turn, ply), None
        return best, choice

    def _is_late(self, depth: int, index: int, best: int, room: int) -> bool:
        """Whether so many moves were tried that no quiet one is likely to be better."""
        if depth >= len(TRIED) or is_mate(best):
            return False
        return index >= TRIED[depth] * (1 if room == 1 else EXPECTED) and (
            room == 1 or self.hooks.ranked is not None
        )

    def search_move(  # noqa: PLR0917
        self,
        mover: str,
        after: AnyPosition,
        depths: tuple[int, int],
        alpha: int,
        beta: int,
        ply: int,
        index: int,
    ) -> Thought:
        """The value of a move that leads there; those after the first get a null window first."""
        key, (depth, less) = self.hooks.key(after), depths
        if less or (index and beta - alpha > 1):
            score = yield from self.after(mover, after, key, depth - less, alpha, alpha + 1, ply)
            if less and score > alpha:
                score = yield from self.after(mover, after, key, depth, alpha, alpha + 1, ply)
            if score <= alpha or score >= beta:
                return score
        return (yield from self.after(mover, after, key, depth, alpha, beta, ply))

    def _staged_moves(
        self,
        position: AnyPosition,
        key: object,
        known: TranspositionEntry | None,
        ply: int,
        needed: int,
    ) -> Iterator[tuple[object, bool]]:
        """Moves and whether each is quiet; generated only once the stored move has failed."""
        first = known.move if known else None
        seen = key in self.seen
        if first is not None and not seen:
            yield first, False
        moves = self.history.legal(position) if seen else None
        for move, quiet in self.ordering.ordered_moves(position, moves, ply, needed):
            if move != first or seen:
                yield move, quiet

    def quiescence(
        self, position: AnyPosition, alpha: int, beta: int, ply: int, left: int
    ) -> Thought:
        """The quiescence value: that of a position after all forcing moves are played out."""
        if self.meter.look():
            yield self.best
        hooks, mover = self.hooks, position.turn
        if ended := hooks.ended(position):
            return self._worth(ended, mover, ply)
        best = self._sight(position)
        if best >= beta or not left or hooks.noisy is None or self.exact:
            return best
        low = max(alpha, best)
        for move in hooks.noisy(position, low - best):
            after = position.after(move)
            is_own = after.turn == mover
            if left == 1:
                if self.meter.look():
                    yield self.best
                score = self._first_sight(after, ply + 1)
            else:
                window = (low, beta) if is_own else (-beta, -low)
                score = yield from self.quiescence(after, *window, ply + 1, left - 1)
            if not is_own:
                score = -score
            if score > best:
                best = score
                if best >= beta:
                    break
                low = max(low, best)
        return best

    def _first_sight(self, position: AnyPosition, ply: int) -> int:
        """The value of a position to the side to move, without a look at what may follow."""
        if ended := self.hooks.ended(position):
            return self._worth(ended, position.turn, ply)
        return self._sight(position)

    def _sight(self, position: AnyPosition) -> int:
        """The value at first sight to the side to move, which likes no draw that comes nearer."""
        value = int(self.game.evaluate(position, position.turn))
        if self.drawish and (drawish := self.drawish(position)):
            value += round(self._even(position.turn) * drawish)
        return value


def less_of(depth: int, index: int) -> int:
    """The reduction in plies of a late quiet move."""
    if depth < 2 or index < 3:
        return 0
    return 1 + (index >= 8 and depth > 2) + (index >= 24 and depth > 3)


def worth_of(outcome: Outcome | None, side: str, ply: int) -> int:
    """The value of a finished game to a side; nearer ends count more."""
    if outcome is None or len(set(outcome.placings.values())) == 1:
        return 0
    return MATE - ply if outcome.placings[side] == 1 else ply - MATE

"""Move ordering: the better it is, the less has to be searched.

Scores are in hundredths: the game's own (`Thinking.rank`), plus what the search has learned from
moves that caused cutoffs at the same ply (killers) or in general (history heuristic). Most cutoffs
come from loud moves and killers, so where a game can tell these alone, the others are listed later.
"""

from collections import defaultdict
from collections.abc import Generator, Iterator, Mapping, Sequence

from anga.contract.game import AnyGame
from anga.contract.position import AnyPosition

LEARNED = 60  # the most that a move's record counts
ALL = -1_000_000  # less than any move could bring


class Ordering:
    """The killer moves and history scores of one search."""

    def __init__(self, game: AnyGame) -> None:
        self.game, self.rank, self.ranked = game, game.thinking.rank, game.thinking.ranked
        self.loud, self.loud_moves = game.thinking.loud, game.thinking.loud_moves
        self.ranked_loud = game.thinking.ranked_loud
        self.still_legal = game.thinking.still_legal
        self.killers: defaultdict[int, list[object]] = defaultdict(list)
        self.worth: dict[str, dict[object, int]] = {seat: {} for seat in game.seats}
        self.learned: list[tuple[str, object, int]] = []  # each change: the worth of a move before

    def ordered_moves(
        self, position: AnyPosition, moves: Sequence[object] | None, ply: int, needed: int = ALL
    ) -> Iterator[tuple[object, bool]]:
        """Yield (move, is_quiet), most promising first; yield None to let the budget be checked.

        None instead of moves stands for all legal ones, or those that could bring so much.
        """
        if self.ranked:
            yield from self._by_game(position, moves, ply, needed)
            return
        if moves is None:
            loud = self.loud_moves(position) if self.loud_moves else None
            if loud is not None:
                yield from self._in_stages(position, loud, ply)
                return
            moves = position.legal()
        ranks = yield from self.ranks(position, moves)
        yield from self.by_rank(position.turn, moves, ranks, ply)

    def ranks(
        self, position: AnyPosition, moves: Sequence[object]
    ) -> Generator[tuple[None, bool], None, Sequence[int]]:
        """How promising each move is; without a rank of the game, what it leads to is evaluated."""
        if self.rank:
            return self.rank(position, moves)
        ranks: list[int] = []
        now = self.game.evaluate(position, position.turn)
        for move in moves:
            yield None, False
            ranks.append(self.game.evaluate(position.after(move), position.turn) - now)
        return ranks

    def _by_game(
        self, position: AnyPosition, moves: Sequence[object] | None, ply: int, needed: int
    ) -> Iterator[tuple[object, bool]]:
        """The order of `by_rank`, by the game's own ranks: loud moves alone first, if possible."""
        assert self.ranked
        entered, before = len(self.learned), None
        loud = self.ranked_loud(position, needed) if self.ranked_loud and moves is None else None
        if loud:
            yield from self._by_score(*loud, quiet=False)
            before = self._worth_before(position.turn, entered)
        every, ranks = self.ranked(position, needed)
        if moves is not None:
            known = dict(zip(every, ranks, strict=True))
            every, ranks = moves, [known[move] for move in moves]
        if loud:
            calm = [index for index, rank in enumerate(ranks) if rank < self.loud]
            every, ranks = [every[index] for index in calm], [ranks[index] for index in calm]
        yield from self.by_rank(position.turn, every, ranks, ply, before)

    def _in_stages(
        self, position: AnyPosition, loud: Sequence[object], ply: int
    ) -> Iterator[tuple[object, bool]]:
        """The order of `by_rank` in three stages: loud moves, killers, and the others."""
        assert self.rank
        assert self.still_legal
        entered, worth = len(self.learned), self.worth[position.turn]
        yield from self._by_score(loud, self.rank(position, loud), quiet=False)
        killers = self.still_legal(position, self.killers[ply])
        for killer in killers:
            yield killer, True
        given = {*loud, *killers}
        moves = [move for move in position.legal() if move not in given]
        before = self._worth_before(position.turn, entered)
        scores = [
            rank + before.get(move, worth.get(move, 0))
            for rank, move in zip(self.rank(position, moves), moves, strict=True)
        ]
        yield from self._by_score(moves, scores, quiet=True)

    @staticmethod
    def _by_score(
        moves: Sequence[object], scores: Sequence[int], *, quiet: bool
    ) -> Iterator[tuple[object, bool]]:
        for index in sorted(range(len(moves)), key=scores.__getitem__, reverse=True):
            yield moves[index], quiet

    def _worth_before(self, seat: str, number: int) -> dict[object, int]:
        """What a seat's moves were worth after so many changes, as far as they changed since.

        All moves of a position are sorted by what was known when it was entered.
        """
        later = reversed(self.learned[number:])
        return {move: worth for mover, move, worth in later if mover == seat}

    def by_rank(
        self,
        seat: str,
        moves: Sequence[object],
        ranks: Sequence[int],
        ply: int,
        before: Mapping[object, int] | None = None,
    ) -> Iterator[tuple[object, bool]]:
        """Moves by rank and worth; `before` says what some were worth when it counted."""
        worth, loud = self.worth[seat], self.loud
        if before:
            worth = {move: before.get(move, worth.get(move, 0)) for move in moves}
        scores = [
            rank + worth.get(move, 0) if rank < loud else rank + LEARNED
            for rank, move in zip(ranks, moves, strict=True)
        ]
        for killer in self.killers[ply]:
            if killer in moves:
                index = moves.index(killer)
                scores[index] = max(scores[index], loud + LEARNED - 1)
        for index in sorted(range(len(moves)), key=scores.__getitem__, reverse=True):
            yield moves[index], ranks[index] < loud

    def record_refutation(self, seat: str, tried: Sequence[object], ply: int, depth: int) -> None:
        """Record that the last of the quiet moves tried caused a cutoff and the others did not."""
        killers, best = self.killers[ply], tried[-1]
        if best not in killers:
            killers.insert(0, best)
            del killers[2:]
        worth, weight = self.worth[seat], min(depth * depth, LEARNED)
        for move in tried[:-1]:
            before = worth.get(move, 0)
            self.learned.append((seat, move, before))
            worth[move] = before - weight * (LEARNED + before) // LEARNED
        before = worth.get(best, 0)
        self.learned.append((seat, best, before))
        worth[best] = before + weight * (LEARNED - before) // LEARNED

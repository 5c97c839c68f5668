"""Games with dice: whole turns as moves, and what the others may make of them, roll by roll.

A *turn* is all the moves that a player makes until another one acts or dice are rolled; only where
turns end matters, not how they were made. The search values every end of the turn under way by the
chances that the game gives each seat. The most promising ends it then plays on, if it may look at
enough positions for that to tell more: the dice fall in every way, weighed by their odds, and
whoever rolled makes the turn that is best for himself. An end that could not become the best
however well the other rolls went is left (Ballard's Star1).
"""

import random
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import NamedTuple

from anga.contract.game import AnyLine
from anga.contract.position import AnyPosition
from anga.contract.thinking import Answers
from anga.search import chances
from anga.search.budget import Budget, Meter, SpentError
from anga.search.history import History
from anga.search.limits import Found, Variation
from anga.search.lines import Lines, chosen, wanted
from anga.search.overlooking import noticed

CERTAIN = 10_000  # the score of a seat that is sure to come first
ENOUGH = 0.15  # ends that look worse than the best by so much of a chance are not played on
HARDLY = 2_000  # positions with which turns are hardly played on far enough to tell more
UNHURRIED = 0.2  # seconds a move from which on there is time for it


class Foresight(NamedTuple):
    """How far to think, beside the budget.

    `whole_turn`, or only the next move; how many `candidates` are played on, and for how many
    `turns` at most.
    """

    whole_turn: bool = True
    candidates: int = 1
    turns: int = 1


class Plan(NamedTuple):
    """A turn: the chance to come first that it leaves, its moves, and the position after them."""

    worth: float
    moves: tuple[object, ...]
    end: AnyPosition


Worth = Generator[Found, None, float]  # in between the best answer so far


def search(
    line: AnyLine, foresight: Foresight, budget: Budget, chance: random.Random
) -> Iterator[Found]:
    """Better and better answers, one at least. The line must have a legal move to choose.

    `chance` decides how the best are misjudged, and between turns that look equally good. Scores
    are chances to come first, in ten-thousandths.
    """
    moves = noticed(line, budget.overlook, chance)
    searcher = _Searcher(line, moves, foresight, budget, chance)
    yield searcher.best
    try:
        if len(moves) > 1:
            yield from searcher.better()
    except SpentError:
        pass
    last = searcher.best._replace(nodes=searcher.meter.nodes)
    yield chosen(last, budget.blur, chance, sure=CERTAIN)


class _Searcher:
    """One search for one seat: what it may spend, the positions it has valued."""

    def __init__(
        self,
        line: AnyLine,
        moves: list[object],
        foresight: Foresight,
        budget: Budget,
        chance: random.Random,
    ) -> None:
        self.line, self.moves, self.foresight, self.chance = line, moves, foresight, chance
        first = chance.choice(moves)
        self.best = Found(first, 0, 0, 0, (first,))
        self.hooks, self.game = line.game.thinking, line.game
        self.history = History(line)
        self.seat = line.position.turn
        self.answers = self.hooks.answers or self._every_answer
        self.meter, self.wanted, self.told = Meter(budget), wanted(budget), budget.lines
        self.hurried = _is_hurried(budget)
        self.known: dict[AnyPosition, Mapping[str, float]] = {}
        self.answered: dict[AnyPosition, Sequence[AnyPosition]] = {}

    def better(self) -> Iterator[Found]:
        """The best turn at first sight, then the best of those that were played on."""
        plans = yield from self._at_first_sight()
        if self.hurried:
            return
        self.meter.may_stop = True
        for turns in range(1, self.foresight.turns + 1):
            plans = self._likely(plans)
            if len(plans) < 2:
                return
            plans = yield from self._played_on(plans, turns)

    def _likely(self, plans: list[Plan]) -> list[Plan]:
        """Those that are worth a longer look, the best first; all that are to be told apart."""
        plans.sort(key=lambda plan: -plan.worth)
        least = plans[0].worth - ENOUGH
        plans = plans[: max(self.foresight.candidates, self.told)]
        return [plan for at, plan in enumerate(plans) if plan.worth >= least or at < self.told]

    def _at_first_sight(self) -> Generator[Found, None, list[Plan]]:
        """Every turn, by where it ends."""
        plans, turns = list[Plan](), self._turns()
        self.wanted = min(self.wanted, len(turns))
        lines = Lines(self.wanted)
        for end, moves in turns:
            worth = yield from self._worth(end, self.seat)
            plans.append(Plan(worth, moves, end))
            yield from self._tell(plans[-1], lines, 1)
        return plans

    def _turns(self) -> list[tuple[AnyPosition, tuple[object, ...]]]:
        """The ends of the turn under way, or of the next move if no more is looked at."""
        position = self.line.position
        if self.foresight.whole_turn:
            every = list(self.hooks.turns(position).items())
            found = [(end, made) for end, made in every if made[0] in self.moves] or every
        else:
            found = [(position.after(move), (move,)) for move in self.moves]
        self.chance.shuffle(found)
        return found

    def _played_on(self, plans: list[Plan], turns: int) -> Generator[Found, None, list[Plan]]:
        """The plans with what they are worth so many turns later, or less where that is enough."""
        seen, lines = list[Plan](), Lines(min(self.wanted, len(plans)))
        for plan in plans:
            least = lines.least / CERTAIN if lines.full else -1.0
            worth = yield from self.expected(plan.end, turns, least)
            seen.append(plan._replace(worth=worth))
            yield from self._tell(seen[-1], lines, 1 + turns)
        return seen

    def _tell(self, plan: Plan, lines: Lines, depth: int) -> Iterator[Found]:
        """A plan if it is one of the best so far; its depth is in turns."""
        score = round(CERTAIN * plan.worth)
        if score <= lines.least:
            return
        lines.add(Variation(plan.moves[0], score, plan.moves))
        move, score, pv = lines.best[0]
        told = tuple(lines.best) if lines.full else self.best.lines
        self.best = Found(move, score, depth, self.meter.nodes, pv, told)
        yield self.best

    def expected(self, position: AnyPosition, turns: int, least: float) -> Worth:
        """What a position is worth so many turns later; of what is below `least`, a bound above."""
        if turns == 0 or not position.chance or self._is_over(position):
            return (yield from self._worth(position, self.seat))
        ends = yield from self._answered(position)
        found, left = 0.0, 1.0  # of what is still to come, the most is 1
        odds = position.odds()
        total = sum(odds)
        for weight, end in sorted(zip(odds, ends, strict=True), key=lambda pair: -pair[0]):
            if found + left <= least:
                break
            share = weight / total
            left -= share
            needed = (least - found - left) / share
            found += share * (yield from self.expected(end, turns - 1, needed))
        return found + max(left, 0.0)

    def _answered(self, position: AnyPosition) -> Generator[Found, None, Sequence[AnyPosition]]:
        """Where whoever is to roll ends his turn, roll by roll, as it is best for himself."""
        if position not in self.answered:
            mover, asked = position.turn, self.answers(position)
            try:
                end = next(asked)
                while True:
                    end = asked.send((yield from self._worth(end, mover)))
            except StopIteration as told:
                self.answered[position] = told.value
        return self.answered[position]

    def _worth(self, position: AnyPosition, seat: str) -> Worth:
        """The chance of a seat to come first, as the position stands."""
        if self.meter.is_breath_due():
            yield self.best
        known = self.known.get(position)
        if known is None:
            self.meter.count()
            known = self.known[position] = self._chances(position)
        return known[seat]

    def _chances(self, position: AnyPosition) -> Mapping[str, float]:
        """Each seat's chance to come first."""
        if outcome := position.outcome or self.history.end(position):
            return chances.ended(outcome)
        return chances.judged(self.game, position)

    def _is_over(self, position: AnyPosition) -> bool:
        return bool(position.outcome or self.history.end(position))

    def _every_answer(self, position: AnyPosition) -> Answers[AnyPosition]:
        """The same of every turn that there is."""
        found = list[AnyPosition]()
        for roll in position.legal():
            best, most = position.after(roll), -1.0
            if not best.chance and not self._is_over(best):
                for end in self.hooks.turns(best):
                    worth = yield end
                    if worth > most:
                        best, most = end, worth
            found.append(best)
        return found


def _is_hurried(budget: Budget) -> bool:
    """Whether playing turns on would be broken off before it tells more than the first sight."""
    few = budget.nodes is not None and budget.nodes < HARDLY
    return few or (budget.seconds is not None and budget.seconds < UNHURRIED)

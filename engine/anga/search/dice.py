"""Search in games with dice: whole turns as moves, and the opponents' best turns for each roll.

A *turn* is all the moves that a player makes until another one acts or dice are rolled; only the
position at its end matters. The search values the end of every possible turn by the chances that
the game gives each seat. Then it plays on from the most promising ends, if it may look at enough
positions for that to be of use: the dice fall in every way, weighed by their odds, and the player
who rolled makes the turn that is best for himself. An end is given up as soon as it could not
become the best, however well the remaining rolls went (Ballard's Star1).
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
from anga.search.lines import Lines, choose_line, lines_needed
from anga.search.overlooking import noticed

CERTAIN = 10_000  # the score of a seat that is sure to come first
ENOUGH = 0.15  # ends that look worse than the best by so much of a chance are not played on
HARDLY = 2_000  # positions with which turns are hardly played on far enough to tell more
UNHURRIED = 0.2  # seconds a move from which on there is time for it


class Foresight(NamedTuple):
    """The depth of a search, besides its budget.

    With `whole_turn` whole turns are searched, else only the next move; `candidates` is the number
    of turns played on, and `turns` for how many turns at most.
    """

    whole_turn: bool = True
    candidates: int = 1
    turns: int = 1


class TurnPlan(NamedTuple):
    """A turn: the resulting chance of coming first, its moves, and the position after them."""

    worth: float
    moves: tuple[object, ...]
    end: AnyPosition


Worth = Generator[Found, None, float]  # in between the best answer so far


def search(
    line: AnyLine, foresight: Foresight, budget: Budget, chance: random.Random
) -> Iterator[Found]:
    """Yield better and better answers, at least one. The line must have a legal move to choose.

    `chance` decides how the best turns are misjudged, and breaks ties. Scores are chances of coming
    first, in ten-thousandths.
    """
    moves = noticed(line, budget.overlook, chance)
    searcher = _DiceSearch(line, moves, foresight, budget, chance)
    yield searcher.best
    try:
        if len(moves) > 1:
            yield from searcher.better()
    except SpentError:
        pass
    last = searcher.best._replace(nodes=searcher.meter.nodes)
    yield choose_line(last, budget.blur, chance, sure=CERTAIN)


class _DiceSearch:
    """A search for one seat: its budget, and the values of positions it has seen."""

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
        self.meter, self.wanted, self.told = Meter(budget), lines_needed(budget), budget.lines
        self.hurried = _is_hurried(budget)
        self.known: dict[AnyPosition, Mapping[str, float]] = {}
        self.answered: dict[AnyPosition, Sequence[AnyPosition]] = {}

    def better(self) -> Iterator[Found]:
        """Yield the best turn by static value, then the best of those that were played on."""
        plans = yield from self._at_first_sight()
        if self.hurried:
            return
        self.meter.allow_stop()
        for turns in range(1, self.foresight.turns + 1):
            plans = self._likely(plans)
            if len(plans) < 2:
                return
            plans = yield from self._deepen_plans(plans, turns)

    def _likely(self, plans: list[TurnPlan]) -> list[TurnPlan]:
        """The turns worth a deeper search, best first; at least as many as are to be reported."""
        plans.sort(key=lambda plan: -plan.worth)
        least = plans[0].worth - ENOUGH
        plans = plans[: max(self.foresight.candidates, self.told)]
        return [plan for at, plan in enumerate(plans) if plan.worth >= least or at < self.told]

    def _at_first_sight(self) -> Generator[Found, None, list[TurnPlan]]:
        """Every turn, by the position at its end."""
        plans, turns = list[TurnPlan](), self._turns()
        self.wanted = min(self.wanted, len(turns))
        lines = Lines(self.wanted)
        for end, moves in turns:
            worth = yield from self._worth(end, self.seat)
            plans.append(TurnPlan(worth, moves, end))
            yield from self._report(plans[-1], lines, 1)
        return plans

    def _turns(self) -> list[tuple[AnyPosition, tuple[object, ...]]]:
        """The ends of the current turn, or of the next move if no more is searched.

        Where a single move wins the game at once, only those of such moves.
        """
        position = self.line.position
        if self.foresight.whole_turn:
            every = list(self.hooks.turns(position).items())
            found = [(end, made) for end, made in every if made[0] in self.moves] or every
        else:
            found = [(position.after(move), (move,)) for move in self.moves]
        self.chance.shuffle(found)
        return [each for each in found if len(each[1]) == 1 and self._is_won(each[0])] or found

    def _deepen_plans(
        self, plans: list[TurnPlan], turns: int
    ) -> Generator[Found, None, list[TurnPlan]]:
        """Turns with their expected values a number of turns later.

        Some only bounded, as far as needed.
        """
        seen, lines = list[TurnPlan](), Lines(min(self.wanted, len(plans)))
        for plan in plans:
            least = lines.least / CERTAIN if lines.full else -1.0
            worth = yield from self.expected_value(plan.end, turns, least)
            seen.append(plan._replace(worth=worth))
            yield from self._report(seen[-1], lines, 1 + turns)
        return seen

    def _report(self, plan: TurnPlan, lines: Lines, depth: int) -> Iterator[Found]:
        """Report a turn if it is one of the best so far; its depth is in turns."""
        score = round(CERTAIN * plan.worth)
        if score <= lines.least:
            return
        lines.add(Variation(plan.moves[0], score, plan.moves))
        move, score, pv = lines.best[0]
        told = tuple(lines.best) if lines.full else self.best.lines
        self.best = Found(move, score, depth, self.meter.nodes, pv, told)
        yield self.best

    def expected_value(self, position: AnyPosition, turns: int, least: float) -> Worth:
        """The expected value of a position some turns later; below `least`, only an upper bound."""
        if turns == 0 or not position.chance or self.history.end(position):
            return (yield from self._worth(position, self.seat))
        ends = yield from self._value_of_rolls(position)
        found, left = 0.0, 1.0  # of what is still to come, the most is 1
        odds = position.odds()
        total = sum(odds)
        for weight, end in sorted(zip(odds, ends, strict=True), key=lambda pair: -pair[0]):
            if found + left <= least:
                break
            share = weight / total
            left -= share
            if turns == 1 and (known := self.known.get(end)):
                found += share * known[self.seat]
                continue
            needed = (least - found - left) / share
            found += share * (yield from self.expected_value(end, turns - 1, needed))
        return found + max(left, 0.0)

    def _value_of_rolls(
        self, position: AnyPosition
    ) -> Generator[Found, None, Sequence[AnyPosition]]:
        """For each roll, the value of the turn that is best for the player who rolled."""
        if (found := self.answered.get(position)) is not None:
            return found
        mover, asked, known = position.turn, self.answers(position), self.known
        try:
            end = next(asked)
            while True:
                shares = known.get(end) or (yield from self._seen(end))
                end = asked.send(shares[mover])
        except StopIteration as told:
            self.answered[position] = told.value
        return self.answered[position]

    def _worth(self, position: AnyPosition, seat: str) -> Worth:
        """A seat's chance of coming first, by static evaluation."""
        return (self.known.get(position) or (yield from self._seen(position)))[seat]

    def _seen(self, position: AnyPosition) -> Generator[Found, None, Mapping[str, float]]:
        """Each seat's chance of coming first in a position that was not looked at before."""
        if self.meter.is_yield_due():
            yield self.best
        self.meter.count()
        shares = self.known[position] = self._chances(position)
        return shares

    def _chances(self, position: AnyPosition) -> Mapping[str, float]:
        """Each seat's chance of coming first."""
        if outcome := position.outcome or self.history.end(position):
            return chances.final_shares(outcome)
        return chances.estimated_shares(self.game, position)

    def _is_won(self, position: AnyPosition) -> bool:
        outcome = position.outcome
        return outcome is not None and chances.final_shares(outcome)[self.seat] == 1

    def _is_over(self, position: AnyPosition) -> bool:
        return bool(position.outcome or self.history.end(position))

    def _every_answer(self, position: AnyPosition) -> Answers[AnyPosition]:
        """For each roll, the values of all possible turns."""
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
    """Whether the budget is too small for playing on to tell more than the static values."""
    few = budget.nodes is not None and budget.nodes < HARDLY
    return few or (budget.seconds is not None and budget.seconds < UNHURRIED)

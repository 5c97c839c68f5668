"""More than two players, or dice: one turn deep, and what the next player makes of it.

A *turn* is all the moves that a player makes before another one acts or dice are rolled. The
search first looks for the turn that leads to the best position, by the game's `evaluate`. Of the
most promising first moves it then learns what is left of them when the next player has had a turn:
on the average of all rolls, weighted by their odds, each answered greedily by the player who rolls.

Like the other searches it is a generator: it hands out the best answer so far, so time, display and
cancelling belong to whoever draws the next one.
"""

import random
import time
from collections.abc import Iterator
from typing import NamedTuple

from anga.game import AnyGame, AnyLine, AnyPosition, Outcome
from anga.search.limits import Found

WIN = 4000  # in the evaluation's hundredths: certain enough, yet a small risk is no certainty
LOOKS = 16  # positions between two looks at the clock
FULL = 1  # plies of a turn, after the first, at which every move is followed up; then the best


class Effort(NamedTuple):
    """How hard to think; what is None does not limit.

    `whole_turn` or only the next move; of how many first moves the next player's reply is looked
    at; seconds; positions.
    """

    whole_turn: bool = True
    replies: int = 0
    seconds: float | None = None
    nodes: int | None = None


class Plan(NamedTuple):
    """A turn: what it is worth, its moves, and the position after it."""

    score: float
    moves: tuple[object, ...]
    end: AnyPosition


class _Spent(Exception):
    """The effort is used up."""


def search(line: AnyLine, effort: Effort, chance: random.Random) -> Iterator[Found]:
    """Better and better answers, one at least. The line must have a legal move to choose.

    `chance` decides between moves that look equally good.
    """
    moves = line.legal()
    chance.shuffle(moves)
    best = Found(moves[0], 0, 0, 0, (moves[0],))
    yield best
    if len(moves) == 1:
        return
    searcher = _Searcher(line.game, line.position, effort)
    try:
        plans = []
        for move in moves:
            plan = searcher.plan(move)
            plans.append(plan)
            if len(plans) == 1 or plan.score > best.score:
                best = searcher.found(plan, 1)
                yield best
        plans.sort(key=lambda plan: -plan.score)
        replied = False
        for plan in plans[: effort.replies]:
            score = searcher.expected(plan.end)
            if not replied or score > best.score:
                best, replied = searcher.found(plan._replace(score=score), 2), True
                yield best
    except _Spent:
        pass
    yield best._replace(nodes=searcher.nodes)


class _Searcher:
    """One search for one seat: its limits, the positions it has valued."""

    def __init__(self, game: AnyGame, position: AnyPosition, effort: Effort) -> None:
        self.game, self.position, self.effort = game, position, effort
        self.seat = position.turn
        self.end = None if effort.seconds is None else time.perf_counter() + effort.seconds
        self.nodes = 0
        self.known: dict[AnyPosition, Plan] = {}

    def plan(self, move: object) -> Plan:
        """The best turn that begins with a move."""
        after = self.position.after(move)
        if self.effort.whole_turn:
            rest = self._rest(after, 0)
        else:
            rest = Plan(self._value(after, self.seat), (), after)
        return rest._replace(moves=(move, *rest.moves))

    def expected(self, position: AnyPosition) -> float:
        """What a position is worth when whoever is on turn there has had the turn."""
        if position.outcome or not position.chance:
            return self._replied(position)
        odds = position.odds()
        rolled = (self._replied(position.after(roll)) for roll in position.legal())
        scores = (weight * score for weight, score in zip(odds, rolled, strict=True))
        return sum(scores) / sum(odds)

    def found(self, plan: Plan, depth: int) -> Found:
        """A plan as an answer; its depth is in turns."""
        return Found(plan.moves[0], round(plan.score), depth, self.nodes, plan.moves)

    def _rest(self, position: AnyPosition, made: int) -> Plan:
        """The best end of a turn under way: all moves are tried at first, then only the best."""
        known = self.known.get(position)
        if known is None:
            if _acts(position, self.seat):
                known = self._best_rest(position, made)
            else:
                known = Plan(self._value(position, self.seat), (), position)
            self.known[position] = known
        return known

    def _best_rest(self, position: AnyPosition, made: int) -> Plan:
        after = [(move, position.after(move)) for move in position.legal()]
        if made >= FULL:
            after = [max(after, key=lambda pair: self._value(pair[1], self.seat))]
        plans = [(move, self._rest(reached, made + 1)) for move, reached in after]
        move, best = max(plans, key=lambda pair: pair[1].score)
        return best._replace(moves=(move, *best.moves))

    def _replied(self, position: AnyPosition) -> float:
        """What a position is worth after its mover has gone on, move by move, greedily."""
        mover = position.turn
        while _acts(position, mover):
            reached = [position.after(move) for move in position.legal()]
            position = max(reached, key=lambda after: self._value(after, mover))
        return self._value(position, self.seat)

    def _value(self, position: AnyPosition, seat: str) -> float:
        """What a position is worth to a seat as it stands."""
        self.nodes += 1
        if self.effort.nodes is not None and self.nodes > self.effort.nodes:
            raise _Spent
        if self.end and self.nodes % LOOKS == 0 and time.perf_counter() > self.end:
            raise _Spent
        outcome = position.outcome
        return _ended(outcome, seat) if outcome else self.game.evaluate(position, seat)


def _acts(position: AnyPosition, seat: str) -> bool:
    """Whether a seat has a move to choose."""
    return position.turn == seat and not position.chance and not position.outcome


def _ended(outcome: Outcome, seat: str) -> float:
    """What the end is worth: the first place everything, the last one nothing, shares between."""
    places = sorted(outcome.placings.values())
    if places[0] == places[-1]:
        return 0
    above = sum(place < outcome.placings[seat] for place in places)
    below = sum(place > outcome.placings[seat] for place in places)
    return WIN * (below - above) / (len(places) - 1)

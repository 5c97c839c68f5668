"""Dice, or more than two players: whole turns at first sight, and what the players make of them.

A *turn* is all the moves that a player makes before another one acts or dice are rolled. The search
first looks for the turn that leads to the best position, by the game's `evaluate`. The most
promising first moves it then plays on in its mind for some turns, in which every player takes what
looks best to himself at once; dice fall in every way, weighed by their odds.

Like the other searches it is a generator: it hands out the best answer so far, and the same again
while it works on, so time, display and cancelling belong to whoever draws the next one.
"""

import math
import random
import time
from collections.abc import Generator, Iterator
from typing import NamedTuple

from anga.contract.game import AnyGame, AnyLine
from anga.contract.position import AnyPosition, Outcome
from anga.search.history import History
from anga.search.limits import BREATH, Found

WON = 50_000  # to come first, beyond any evaluation; each place below takes a share of it
WON_BY_DICE = 4_000  # where rolls are averaged: certain enough, yet a small risk is no certainty
FULL = 1  # plies of a turn, after the first, at which every move is followed up; then the best


class Effort(NamedTuple):
    """How hard to think; what is None does not limit.

    `whims`: how often any move at all is played; `blur`: how far, at most, a move is misjudged;
    `whole_turn` or only the next move; how many `candidates` are played on, and for how many
    `turns`; seconds; positions.
    """

    whims: float = 0
    blur: int = 0
    whole_turn: bool = True
    candidates: int = 0
    turns: int = 1
    seconds: float | None = None
    nodes: int | None = None


class Plan(NamedTuple):
    """Moves: what they are worth, and the position after them, None if history ends the game."""

    score: float
    moves: tuple[object, ...]
    end: AnyPosition | None


Planning = Generator[Found, None, Plan]  # in between the best answer so far
Foresight = Generator[Found, None, tuple[float, tuple[object, ...]]]


class _Spent(Exception):
    """The effort is used up."""


def search(line: AnyLine, effort: Effort, chance: random.Random) -> Iterator[Found]:
    """Better and better answers, one at least. The line must have a legal move to choose.

    `chance` decides on whims and blurs, and between moves that look equally good.
    """
    moves = line.legal()
    chance.shuffle(moves)
    best = Found(moves[0], 0, 0, 0, (moves[0],))
    yield best
    if len(moves) == 1 or chance.random() < effort.whims:
        return
    searcher = _Searcher(line, effort, chance, best)
    try:
        for best in searcher.better(moves):
            yield best
    except _Spent:
        pass
    yield best._replace(nodes=searcher.nodes)


class _Searcher:
    """One search for one seat: its limits, the positions it has valued."""

    def __init__(self, line: AnyLine, effort: Effort, chance: random.Random, first: Found) -> None:
        self.line, self.effort, self.chance = line, effort, chance
        self.game: AnyGame = line.game
        self.history = History(line)
        self.seat = line.position.turn
        self.won = WON_BY_DICE if self.game.dice else WON
        self.end = None if effort.seconds is None else time.perf_counter() + effort.seconds
        self.best = first
        self.nodes = 0
        self.work = 0  # positions valued since the last breath
        self.known: dict[AnyPosition, Plan] = {}

    def better(self, moves: list[object]) -> Iterator[Found]:
        """The best turn at first sight, then the best of the candidates that were played on."""
        plans, best = [], -math.inf
        for move in moves:
            plan = yield from self._plan(move)
            plans.append(plan)
            if plan.score > best:
                best = plan.score
                yield self._told(plan, 1)
        plans.sort(key=lambda plan: -plan.score)
        best = -math.inf
        for candidate in plans[: self.effort.candidates]:
            plan = yield from self._played_on(candidate)
            if plan.score > best:
                best = plan.score
                yield self._told(plan, 1 + self.effort.turns)

    def _told(self, plan: Plan, depth: int) -> Found:
        """A plan as the best answer so far; its depth is in turns."""
        self.best = Found(plan.moves[0], round(plan.score), depth, self.nodes, plan.moves)
        return self.best

    def _plan(self, move: object) -> Planning:
        """The best turn that begins with a move, as far as a blurred eye sees."""
        after = self.line.position.after(move)
        if ended := after.outcome or self.history.end(after):
            rest = Plan(self._placed(ended, self.seat), (), None)
        elif self.effort.whole_turn:
            rest = yield from self._rest(after, 0)
        else:
            rest = Plan((yield from self._value(after, self.seat)), (), after)
        blur = self.chance.randint(-self.effort.blur, self.effort.blur) if self.effort.blur else 0
        return Plan(rest.score + blur, (move, *rest.moves), rest.end)

    def _rest(self, position: AnyPosition, made: int) -> Planning:
        """The best end of a turn under way: all moves are tried at first, then only the best."""
        known = self.known.get(position)
        if known is None:
            if self._acts(position, self.seat):
                known = yield from self._best_rest(position, made)
            else:
                known = Plan((yield from self._value(position, self.seat)), (), position)
            self.known[position] = known
        return known

    def _best_rest(self, position: AnyPosition, made: int) -> Planning:
        moves = self.history.legal(position)
        if made >= FULL:
            moves = [(yield from self._tempting(position))]
        best = None
        for move in moves:
            plan = yield from self._rest(position.after(move), made + 1)
            if best is None or plan.score > best.score:
                best = plan._replace(moves=(move, *plan.moves))
        assert best
        return best

    def _played_on(self, plan: Plan) -> Planning:
        """What comes of a plan in the turns after it."""
        if plan.end is None:
            return plan
        score, moves = yield from self._foreseen(plan.end, self.effort.turns)
        return Plan(score, (*plan.moves, *moves), plan.end)

    def _foreseen(self, position: AnyPosition, turns: int) -> Foresight:
        """What a position is worth some turns later, and the moves up to there or to a roll."""
        if turns == 0 or self._end(position):
            return (yield from self._value(position, self.seat)), ()
        if not position.chance:
            return (yield from self._foreseen_turn(position, turns))
        odds, score = position.odds(), 0.0
        for weight, roll in zip(odds, position.legal(), strict=True):
            rolled, _ = yield from self._foreseen_turn(position.after(roll), turns)
            score += weight * rolled
        return score / sum(odds), ()

    def _foreseen_turn(self, position: AnyPosition, turns: int) -> Foresight:
        """The same, when whoever is on turn has gone on, move by move."""
        mover, moves = position.turn, []
        while self._acts(position, mover):
            moves.append((yield from self._tempting(position)))
            position = position.after(moves[-1])
        score, further = yield from self._foreseen(position, turns - 1)
        return score, (*moves, *further)

    def _tempting(self, position: AnyPosition) -> Generator[Found, None, object]:
        """The move that looks best to whoever is on turn."""
        best, choice = -math.inf, None
        for move in self.history.legal(position):
            score = yield from self._value(position.after(move), position.turn)
            if score > best:
                best, choice = score, move
        return choice

    def _value(self, position: AnyPosition, seat: str) -> Generator[Found, None, float]:
        """What a position is worth to a seat as it stands."""
        self.nodes += 1
        if self.effort.nodes is not None and self.nodes > self.effort.nodes:
            raise _Spent
        self.work += 1
        if self.work >= BREATH:
            self.work = 0
            if self.end and time.perf_counter() > self.end:
                raise _Spent
            yield self.best
        outcome = self._end(position)
        return self._placed(outcome, seat) if outcome else self.game.evaluate(position, seat)

    def _placed(self, outcome: Outcome, seat: str) -> float:
        """What the end is worth: the first place everything, the last nothing, shares between."""
        places = outcome.placings.values()
        above = sum(place < outcome.placings[seat] for place in places)
        below = sum(place > outcome.placings[seat] for place in places)
        return self.won * (below - above) / (len(places) - 1)

    def _end(self, position: AnyPosition) -> Outcome | None:
        return position.outcome or self.history.end(position)

    def _acts(self, position: AnyPosition, seat: str) -> bool:
        """Whether a seat has a move to choose."""
        return position.turn == seat and not position.chance and not self._end(position)

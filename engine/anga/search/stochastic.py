"""Dice, or more than two players: whole turns at first sight, and what the players make of them.

A *turn* is all the moves that a player makes before another one acts or dice are rolled. The search
first looks for the turn that leads to the best position, by the game's `evaluate`. The most
promising first moves it then plays on in its mind for some turns, in which every player takes what
looks best to himself at once; dice fall in every way, weighed by their odds.

Like the other searches it is a generator: it hands out the best answer so far, so time, display and
cancelling belong to whoever draws the next one.
"""

import math
import random
import time
from collections.abc import Iterator
from typing import NamedTuple

from anga.contract.game import AnyGame, AnyLine
from anga.contract.position import AnyPosition, Outcome
from anga.search.limits import Found

WON = 50_000  # to come first, beyond any evaluation; each place below takes a share of it
WON_BY_DICE = 4_000  # where rolls are averaged: certain enough, yet a small risk is no certainty
LOOKS = 16  # positions between two looks at the clock
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
    searcher = _Searcher(line, effort, chance)
    try:
        for best in searcher.better(moves):
            yield best
    except _Spent:
        pass
    yield best._replace(nodes=searcher.nodes)


class _Searcher:
    """One search for one seat: its limits, the positions it has valued."""

    def __init__(self, line: AnyLine, effort: Effort, chance: random.Random) -> None:
        self.line, self.effort, self.chance = line, effort, chance
        self.game: AnyGame = line.game
        self.seat = line.position.turn
        self.won = WON_BY_DICE if self.game.dice else WON
        self.end = None if effort.seconds is None else time.perf_counter() + effort.seconds
        self.nodes = 0
        self.known: dict[AnyPosition, Plan] = {}

    def better(self, moves: list[object]) -> Iterator[Found]:
        """The best turn at first sight, then the best of the candidates that were played on."""
        plans, best = [], -math.inf
        for move in moves:
            plan = self._plan(move)
            plans.append(plan)
            if plan.score > best:
                best = plan.score
                yield self._found(plan, 1)
        plans.sort(key=lambda plan: -plan.score)
        best = -math.inf
        for candidate in plans[: self.effort.candidates]:
            plan = self._played_on(candidate)
            if plan.score > best:
                best = plan.score
                yield self._found(plan, 1 + self.effort.turns)

    def _found(self, plan: Plan, depth: int) -> Found:
        """A plan as an answer; its depth is in turns."""
        return Found(plan.moves[0], round(plan.score), depth, self.nodes, plan.moves)

    def _plan(self, move: object) -> Plan:
        """The best turn that begins with a move, as far as a blurred eye sees."""
        played = self.line.after(move)
        after = played.position
        if ended := played.outcome:
            rest = Plan(self._placed(ended, self.seat), (), None)
        elif self.effort.whole_turn:
            rest = self._rest(after, 0)
        else:
            rest = Plan(self._value(after, self.seat), (), after)
        blur = self.chance.randint(-self.effort.blur, self.effort.blur) if self.effort.blur else 0
        return Plan(rest.score + blur, (move, *rest.moves), rest.end)

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
        moves = [self._tempting(position)] if made >= FULL else position.legal()
        plans = [(move, self._rest(position.after(move), made + 1)) for move in moves]
        move, best = max(plans, key=lambda pair: pair[1].score)
        return best._replace(moves=(move, *best.moves))

    def _played_on(self, plan: Plan) -> Plan:
        """What comes of a plan in the turns after it."""
        if plan.end is None:
            return plan
        score, moves = self._foreseen(plan.end, self.effort.turns)
        return Plan(score, (*plan.moves, *moves), plan.end)

    def _foreseen(self, position: AnyPosition, turns: int) -> tuple[float, tuple[object, ...]]:
        """What a position is worth some turns later, and the moves up to there or to a roll."""
        if turns == 0 or position.outcome:
            return self._value(position, self.seat), ()
        if position.chance:
            rolled = (self._foreseen_turn(position.after(r), turns)[0] for r in position.legal())
            odds = position.odds()
            return sum(w * s for w, s in zip(odds, rolled, strict=True)) / sum(odds), ()
        return self._foreseen_turn(position, turns)

    def _foreseen_turn(self, position: AnyPosition, turns: int) -> tuple[float, tuple[object, ...]]:
        """The same, when whoever is on turn has gone on, move by move."""
        mover, moves = position.turn, []
        while _acts(position, mover):
            moves.append(self._tempting(position))
            position = position.after(moves[-1])
        score, further = self._foreseen(position, turns - 1)
        return score, (*moves, *further)

    def _tempting(self, position: AnyPosition) -> object:
        """The move that looks best to whoever is on turn."""
        return max(
            position.legal(), key=lambda move: self._value(position.after(move), position.turn)
        )

    def _value(self, position: AnyPosition, seat: str) -> float:
        """What a position is worth to a seat as it stands."""
        self.nodes += 1
        if self.effort.nodes is not None and self.nodes > self.effort.nodes:
            raise _Spent
        if self.end and self.nodes % LOOKS == 0 and time.perf_counter() > self.end:
            raise _Spent
        outcome = position.outcome
        return self._placed(outcome, seat) if outcome else self.game.evaluate(position, seat)

    def _placed(self, outcome: Outcome, seat: str) -> float:
        """What the end is worth: the first place everything, the last nothing, shares between."""
        places = outcome.placings.values()
        above = sum(place < outcome.placings[seat] for place in places)
        below = sum(place > outcome.placings[seat] for place in places)
        return self.won * (below - above) / (len(places) - 1)


def _acts(position: AnyPosition, seat: str) -> bool:
    """Whether a seat has a move to choose."""
    return position.turn == seat and not position.chance and not position.outcome

"""What the levels mean, and the one door to every way of thinking.

Level 1 is careless, level 5 plays as well as Anga can. In a solved game a level is how many plies
the player looks ahead: mates farther off do not exist for it, and level 5 sees them all. In other
games it is a budget of plies and seconds, and level 1 often takes the first move that comes along.
With dice or more than two players it is a move, a whole turn, or also what the players make of it.
"""

import random
from collections.abc import Iterator

from anga.contract.game import AnyLine
from anga.search import alphabeta, stochastic, table
from anga.search.alphabeta import Budget
from anga.search.limits import Found, Limits
from anga.search.stochastic import Effort

HORIZONS = (0, 1, 3, 7, table.FARTHEST)
LEVELS = len(HORIZONS)
CARELESSNESS = 0.6  # how often level 1 does not think at all
BUDGETS = (Budget(1), Budget(1), Budget(2, 2), Budget(3, 4), Budget(seconds=6))
WITH_DICE = (
    Effort(whims=CARELESSNESS, whole_turn=False),
    Effort(whole_turn=False),
    Effort(),
    Effort(candidates=4, seconds=2),
    Effort(candidates=12, seconds=2.5),
)
WITH_MANY = (
    Effort(whims=CARELESSNESS, blur=300),
    Effort(whims=0.1, blur=200),
    Effort(blur=20),
    Effort(candidates=8, turns=3, seconds=3),
    Effort(candidates=24, turns=7, seconds=6),
)
EVERY_MOVE = 1000  # more than any position has


def search(line: AnyLine, limits: Limits) -> Iterator[Found]:
    """Better and better answers to "which move?"; the last is the choice.

    The line must have a legal move. Time, display and cancelling belong to whoever draws the next
    answer.
    """
    if line.game.states(line.position.rules) is not None:
        return _looked_up(line, limits)
    chance = random.Random(limits.seed)
    if line.game.dice or len(line.game.seats) > 2:
        return stochastic.search(line, _effort(line, limits), chance)
    return _thought(line, limits, chance)


def _looked_up(line: AnyLine, limits: Limits) -> Iterator[Found]:
    horizon = HORIZONS[(limits.level or LEVELS) - 1]
    known = table.known(line)
    equal = table.best_moves(line.position, known, horizon, among=line.legal())
    move = random.Random(limits.seed).choice(equal)
    yield table.found(line.position, known, move, horizon)


def _thought(line: AnyLine, limits: Limits, chance: random.Random) -> Iterator[Found]:
    if limits.level == 1 and chance.random() < CARELESSNESS:
        move = chance.choice(line.legal())
        yield Found(move, 0, 0, 0, (move,))
    else:
        yield from alphabeta.search(line, _budget(limits), chance)


def _effort(line: AnyLine, limits: Limits) -> Effort:
    """The level's effort, or without a level as many candidates as the limits allow."""
    effort = (WITH_DICE if line.game.dice else WITH_MANY)[(limits.level or LEVELS) - 1]
    if limits.level is None and (limits.seconds or limits.nodes):
        return effort._replace(candidates=EVERY_MOVE, seconds=limits.seconds, nodes=limits.nodes)
    return effort._replace(seconds=_shorter(effort.seconds, limits.seconds), nodes=limits.nodes)


def _budget(limits: Limits) -> Budget:
    """The level's budget, or without a level as deep as the limits allow."""
    if limits.level is None and (limits.seconds or limits.nodes):
        return Budget(seconds=limits.seconds, nodes=limits.nodes)
    budget = BUDGETS[(limits.level or LEVELS) - 1]
    return Budget(budget.depth, _shorter(budget.seconds, limits.seconds), limits.nodes)


def _shorter(one: float | None, other: float | None) -> float | None:
    return min((seconds for seconds in (one, other) if seconds is not None), default=None)

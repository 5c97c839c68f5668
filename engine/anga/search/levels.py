"""What the levels mean, and the one door to every way of thinking.

Level 1 is careless, level 5 plays as well as Anga can. In a solved game a level is how many plies
the player looks ahead: mates farther off do not exist for it, and level 5 sees them all. In other
games it is a budget of plies and seconds, and level 1 often takes the first move that comes along.
With dice or more than two players it is a move, a whole turn, or also what the next player makes of
it.
"""

import random
from collections.abc import Iterator

from anga.game import AnyLine
from anga.search import alphabeta, greedy, stochastic, table
from anga.search.alphabeta import Budget
from anga.search.greedy import Habits
from anga.search.limits import Found, Limits
from anga.search.stochastic import Effort

HORIZONS = (0, 1, 3, 7, table.FARTHEST)
BUDGETS = (Budget(1), Budget(1), Budget(2, 2), Budget(3, 4), Budget(seconds=6))
EFFORTS = (
    Effort(whole_turn=False),
    Effort(whole_turn=False),
    Effort(),
    Effort(replies=4, seconds=2),
    Effort(replies=12, seconds=2.5),
)
MOST_REPLIES = 1000
LEVELS = len(HORIZONS)
CARELESSNESS = 0.6  # how often level 1 does not think at all
HABITS = (  # where more than two play
    Habits(whims=CARELESSNESS, blur=300),
    Habits(whims=0.1, blur=200),
    Habits(blur=20),
    Habits(candidates=8, plies=4, seconds=3),
    Habits(candidates=24, plies=8, seconds=6),
)


def search(line: AnyLine, limits: Limits) -> Iterator[Found]:
    """Better and better answers to "which move?"; the last is the choice.

    The line must have a legal move. Time, display and cancelling belong to whoever draws the next
    answer.
    """
    if line.game.states(line.position.rules) is not None:
        return _looked_up(line, limits)
    if len(line.game.seats) > 2 and not line.game.dice:
        return greedy.search(line, _habits(limits), random.Random(limits.seed))
    return _thought(line, limits)


def _looked_up(line: AnyLine, limits: Limits) -> Iterator[Found]:
    horizon = HORIZONS[(limits.level or LEVELS) - 1]
    equal = table.best_moves(line.position, line.game.id, horizon, among=line.legal())
    move = random.Random(limits.seed).choice(equal)
    yield table.found(line.position, line.game.id, move, horizon)


def _thought(line: AnyLine, limits: Limits) -> Iterator[Found]:
    chance = random.Random(limits.seed)
    if limits.level == 1 and chance.random() < CARELESSNESS:
        move = chance.choice(line.legal())
        yield Found(move, 0, 0, 0, (move,))
    elif line.game.dice:
        yield from stochastic.search(line, _effort(limits), chance)
    else:
        yield from alphabeta.search(line, _budget(limits), chance)


def _effort(limits: Limits) -> Effort:
    """The level's effort, or without a level as many replies as the limits allow."""
    if limits.level is None and (limits.seconds or limits.nodes):
        return Effort(True, MOST_REPLIES, limits.seconds, limits.nodes)
    effort = EFFORTS[(limits.level or LEVELS) - 1]
    return effort._replace(seconds=_shorter(effort.seconds, limits.seconds), nodes=limits.nodes)


def _budget(limits: Limits) -> Budget:
    """The level's budget, or without a level as deep as the limits allow."""
    if limits.level is None and (limits.seconds or limits.nodes):
        return Budget(seconds=limits.seconds, nodes=limits.nodes)
    budget = BUDGETS[(limits.level or LEVELS) - 1]
    return Budget(budget.depth, _shorter(budget.seconds, limits.seconds), limits.nodes)


def _habits(limits: Limits) -> Habits:
    """The level's habits, or without a level the best ones, within the limits."""
    habits = HABITS[(limits.level or LEVELS) - 1]
    seconds = _shorter(habits.seconds, limits.seconds)
    return habits._replace(seconds=seconds, nodes=limits.nodes)


def _shorter(one: float | None, other: float | None) -> float | None:
    return min((seconds for seconds in (one, other) if seconds is not None), default=None)

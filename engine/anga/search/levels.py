"""What the levels mean, and the one door to every way of thinking.

Which levels there are, and what each may spend, every game says itself (`Game.thinking`); they are
numbered from 1 to 10, and a number between two of them means the lower. In a solved game a level is
how many plies the player looks ahead: mates farther off do not exist for it.
"""

import random
from collections.abc import Iterator
from typing import TypeVar

from anga.contract.game import AnyGame, AnyLine
from anga.contract.thinking import STRONGEST, Level, level
from anga.search import best_reply, book, dice, principal_variation, table
from anga.search.budget import Budget
from anga.search.dice import Foresight
from anga.search.limits import Found, Limits
from anga.search.overlooking import noticed
from anga.search.transpositions import DEEPEST, MATE

N = TypeVar("N", int, float)
EVERY_MOVE = 1000  # more than any position has


def numbers(game: AnyGame) -> list[int]:
    """The levels that a game has, ascending."""
    return [each.number for each in game.thinking.levels]


def search(line: AnyLine, limits: Limits) -> Iterator[Found]:
    """Better and better answers to "which move?"; the last is the choice.

    The line must have a legal move. A level takes its first moves from the game's opening book, if
    it has one, unless it is told how much to look at. Without a level, the limits alone count, or
    if there are none, the highest level plays. Time, display and cancelling belong to whoever draws
    the next answer.
    """
    chance = random.Random(limits.seed)
    if limits.level is not None and limits.nodes is None and limits.lines == 1:
        ready = book.ready(line)
        if ready:
            return iter([book.chosen(line, ready, chance)])
    effort = _effort(line.game, limits)
    if line.game.states(line.position.rules) is not None:
        return _looked_up(line, effort, chance, limits.lines)
    if line.game.dice:
        foresight = Foresight(effort.whole_turn, effort.candidates, effort.turns)
        return dice.search(line, foresight, _budget(effort, limits), chance)
    if len(line.game.seats) > 2:
        return best_reply.search(line, _budget(effort, limits), chance)
    return principal_variation.search(line, _budget(effort, limits), chance)


def plies_to_win(line: AnyLine, score: int) -> int | None:
    """In how many plies somebody wins, the mover if it is above 0; None if no end is in sight."""
    won = table.WIN_SCORE if line.game.states(line.position.rules) is not None else MATE
    if line.game.dice or abs(score) <= won - 2 * DEEPEST:
        return None
    return won - score if score > 0 else -won - score


def _looked_up(line: AnyLine, effort: Level, chance: random.Random, lines: int) -> Iterator[Found]:
    horizon = table.FARTHEST if effort.depth is None else effort.depth
    known, moves = table.known(line), noticed(line, effort.overlook, chance)
    move = chance.choice(table.best_moves(line.position, known, horizon, among=moves))
    others = [other for other in moves if other != move]
    yield table.found(line.position, known, [move, *others], horizon, lines)


def _budget(effort: Level, limits: Limits) -> Budget:
    depth = DEEPEST if effort.depth is None else effort.depth
    return Budget(
        depth, effort.seconds, effort.nodes, effort.blur, effort.overlook, lines=limits.lines
    )


def _effort(game: AnyGame, limits: Limits) -> Level:
    """What the level allows, and no more than the limits; these alone if no level is named."""
    if limits.level is None and (limits.seconds or limits.nodes):
        strongest = game.thinking.levels[-1]
        return strongest._replace(seconds=limits.seconds, nodes=limits.nodes, candidates=EVERY_MOVE)
    effort = level(game.thinking.levels, limits.level or STRONGEST)
    return effort._replace(
        seconds=_least(effort.seconds, limits.seconds), nodes=_least(effort.nodes, limits.nodes)
    )


def _least(one: N | None, other: N | None) -> N | None:
    return min((limit for limit in (one, other) if limit is not None), default=None)

"""The meaning of levels, and the entry point to every kind of search.

Which levels there are, and what each may spend, every game says itself (`Game.thinking`); they are
numbered from 1 to 10, and a number between two of them means the lower. In a solved game a level is
how many plies the player looks ahead: mates farther off do not exist for it.
"""

import random
from collections.abc import Iterator, Sequence
from typing import TypeVar

from anga.contract.game import AnyGame, AnyLine
from anga.contract.thinking import STRONGEST, Level, level
from anga.search import best_reply, book, dice, principal_variation, tablebase
from anga.search.budget import Budget
from anga.search.dice import Foresight
from anga.search.garbage import BURDEN
from anga.search.limits import Found, Limits
from anga.search.overlooking import noticed
from anga.search.transpositions import DEEPEST, MATE
from anga.shared.errors import MoveError, OverError

N = TypeVar("N", int, float)
EVERY_MOVE = 1000  # more than any position has
NEARLY = 0.9  # of a level's positions are as good as all


def numbers(game: AnyGame) -> list[int]:
    """The levels of a game, ascending."""
    return [each.number for each in game.thinking.levels]


def strengths(game: AnyGame) -> list[int]:
    """How strong the levels of a game are, in their order."""
    return [each.rating for each in game.thinking.levels]


def reached(game: AnyGame, limits: Limits, nodes: int, seconds: float) -> int | None:
    """The level, at most that of the limits, which looks at so many positions.

    None where a search used up neither the level's positions nor its seconds, such as one that
    found a mate, or had tighter limits.
    """
    levels = game.thinking.levels
    own = level(levels, limits.level or STRONGEST)
    if not own.nodes or not own.seconds or _effort(game, limits) != own:
        return None
    if nodes < NEARLY * own.nodes and seconds < own.seconds:
        return None
    return max(
        each.number
        for each in levels
        if each.number <= own.number and NEARLY * (each.nodes or 0) <= nodes
    )


def search(line: AnyLine, limits: Limits) -> Iterator[Found]:
    """Yield better and better answers to "which move?"; the last one is the choice.

    The line must have a legal move. A level takes its first moves from the game's opening book, if
    there is one and no other limit is given. Without a level, the limits alone count, or if there
    are none, the highest level plays. Time, display and cancelling are up to the caller of this
    generator. Raises RequestError for a style that the game does not have.
    """
    if limits.style is not None:
        line = line._replace(game=line.game.styled(limits.style))
    chance = random.Random(limits.seed)
    if limits.level is not None and limits.nodes is None and limits.lines == 1:
        ready = book.ready(line)
        if ready:
            return iter([book.book_move(line, ready, chance)])
    effort = _effort(line.game, limits)
    if line.game.states(line.position.rules) is not None:
        return _looked_up(line, effort, chance, limits.lines)
    budget = _budget(effort, limits)
    if line.game.dice:
        foresight = Foresight(effort.whole_turn, effort.candidates, effort.turns)
        return _unburdened(dice.search(line, foresight, budget, chance))
    if len(line.game.seats) > 2:
        return _unburdened(best_reply.search(line, budget, chance))
    return _unburdened(principal_variation.search(line, budget, chance))


def _unburdened(found: Iterator[Found]) -> Iterator[Found]:
    with BURDEN:
        yield from found


def best(
    line: AnyLine,
    level: int | None = None,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    seed: int | None = None,
    style: str | None = None,
) -> Found:
    """The last answer of `search`: the move that a player chooses. Limits are those of `Limits`.

    Raises OverError once the game is over, MoveError where a roll is awaited, and RequestError for
    a style that the game does not have.
    """
    if line.outcome:
        raise OverError("the game has ended", "")
    if line.position.chance:
        raise MoveError("a roll is awaited here, which nobody chooses", "")
    *_, found = search(line, Limits(level, seconds, nodes, seed, style=style))
    return found


def plies_to_win(line: AnyLine, score: int) -> int | None:
    """The number of plies to a forced win, positive for the mover; None if no end is in sight."""
    won = tablebase.WIN_SCORE if line.game.states(line.position.rules) is not None else MATE
    if line.game.dice or abs(score) <= won - 2 * DEEPEST:
        return None
    return won - score if score > 0 else -won - score


def _looked_up(line: AnyLine, effort: Level, chance: random.Random, lines: int) -> Iterator[Found]:
    horizon = tablebase.FARTHEST if effort.depth is None else effort.depth
    known, moves = tablebase.values_in_line(line), noticed(line, effort.overlook, chance)
    move = chance.choice(_lively(line, known, horizon, moves))
    others = [other for other in moves if other != move]
    yield tablebase.probe(line.position, known, [move, *others], horizon, lines)


def _lively(
    line: AnyLine, known: tablebase.Known, horizon: int, moves: Sequence[object]
) -> list[object]:
    """The best of some moves, among those that repeat nothing if that costs nothing."""
    position = line.position
    best = tablebase.best_moves(position, known, horizon, among=moves)
    new = [move for move in moves if position.after(move) not in line.positions]
    if not new:
        return best
    seen = tablebase.values(position, known)
    lively = tablebase.best_moves(position, known, horizon, among=new)
    scores = [seen[each[0]].within(horizon).score for each in (best, lively)]
    return lively if scores[0] == scores[1] else best


def _budget(effort: Level, limits: Limits) -> Budget:
    depth = DEEPEST if effort.depth is None else effort.depth
    return Budget(
        depth, effort.seconds, effort.nodes, effort.blur, effort.overlook,
        lines=limits.lines, contempt=limits.contempt,
    )  # fmt: skip


def _effort(game: AnyGame, limits: Limits) -> Level:
    """The limits of a level, tightened by the given ones; without a level, the given ones alone."""
    if limits.level is None and (limits.seconds or limits.nodes):
        strongest = game.thinking.levels[-1]
        return strongest._replace(seconds=limits.seconds, nodes=limits.nodes, candidates=EVERY_MOVE)
    effort = level(game.thinking.levels, limits.level or STRONGEST)
    return effort._replace(
        seconds=_least(effort.seconds, limits.seconds), nodes=_least(effort.nodes, limits.nodes)
    )


def _least(one: N | None, other: N | None) -> N | None:
    return min((limit for limit in (one, other) if limit is not None), default=None)

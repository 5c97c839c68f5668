"""Marches and combat (rulebook, *A turn*, 2, and *Combat*), step by step."""

from collections.abc import Iterator
from typing import NamedTuple

from anga.games.troop.formations import heads
from anga.games.troop.ground import Ground, opposite


class Clash(NamedTuple):
    """What one step of a march came to; all are masks of cells after the step.

    `met` are the cells where a marcher met an enemy, who always falls; on those of `lost` the
    marcher fell too. The `spent` may not fight again.
    """

    marchers: int
    head: int
    spent: int
    met: int
    lost: int


def march(
    board: Ground, marchers: int, head: int, direction: int, steps: int, enemy: int
) -> Iterator[Clash]:
    """The steps that a march makes, at most `steps`; fewer where it stops or ends before.

    `head` is the cell (a mask) of the head whose front is the march's direction, 0 if there is none.
    """
    spent = 0
    for _ in range(steps):
        clash = _step(board, marchers, head, direction, spent, enemy)
        if clash is None:
            return
        yield clash
        if clash.lost:
            return
        marchers, head, spent, met, _ = clash
        enemy ^= met


def _step(
    board: Ground, marchers: int, head: int, direction: int, spent: int, enemy: int
) -> Clash | None:
    """One step, resolved at once for all marchers; None if the formation stops before it."""
    marchers, head = board.moved(marchers, direction), board.moved(head, direction)
    spent = board.moved(spent, direction)
    met = marchers & enemy
    if not met:
        return Clash(marchers, head, spent, 0, 0)
    if met & spent:
        return None
    hard = met & heads(board.size, enemy, opposite(direction))
    pierced = met & head & ~hard  # 2 against 0
    lost = met & hard & ~head  # 1 against 1
    return Clash(marchers ^ lost, head, spent | (met ^ pierced ^ lost), met, lost)

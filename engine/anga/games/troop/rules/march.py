"""Marches and combat (rulebook, *A turn*, 2, and *Combat*), step by step."""

from collections.abc import Iterator
from typing import NamedTuple

from anga.games.troop.rules.board import TroopBoard, opposite
from anga.games.troop.rules.formations import Formation, heads


class MarchOrder(NamedTuple):
    """An ordered march: the formation's cells, a direction, and the number of steps.

    `head` is the cell of the head whose front is that direction, 0 if there is none.
    """

    marchers: int
    head: int
    direction: int
    steps: int


class StepResult(NamedTuple):
    """The result of one step of a march, as masks of cells after the step.

    `met` are the cells where a marcher met an enemy, who always falls; on those of `lost` the
    marcher fell too. The `spent` may not fight again.
    """

    marchers: int
    head: int
    spent: int = 0
    met: int = 0
    lost: int = 0


def march_order(formation: Formation, direction: int, steps: int) -> MarchOrder:
    """The order for a formation's march."""
    head = formation.heads.get(direction)
    return MarchOrder(formation.mask, 0 if head is None else 1 << head, direction, steps)


def march(board: TroopBoard, order: MarchOrder, enemy: int) -> Iterator[StepResult]:
    """The steps that a march makes, fewer than ordered if it stops or ends early."""
    clash: StepResult | None = StepResult(order.marchers, order.head)
    for _ in range(order.steps):
        assert clash
        clash = _step(board, clash, order.direction, enemy)
        if clash is None:
            return
        yield clash
        if clash.lost:
            return
        enemy ^= clash.met


def _step(board: TroopBoard, before: StepResult, direction: int, enemy: int) -> StepResult | None:
    """The result of a step for all marchers at once; None if the formation stops before it."""
    marchers, head = board.moved(before.marchers, direction), board.moved(before.head, direction)
    spent = board.moved(before.spent, direction)
    met = marchers & enemy
    if not met:
        return StepResult(marchers, head, spent)
    if met & spent:
        return None
    hard = met & heads(board.size, enemy, opposite(direction))
    pierced = met & head & ~hard  # 2 against 0
    lost = met & hard & ~head  # 1 against 1
    return StepResult(marchers ^ lost, head, spent | (met ^ pierced ^ lost), met, lost)

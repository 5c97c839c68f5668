"""The rule that forbids a move (rulebook, *A turn*), the most obvious one first."""

from collections.abc import Container

from anga.contract.position import Refusal
from anga.games.troop.rules.board import TroopBoard
from anga.games.troop.rules.encoding import Step, TroopMove
from anga.games.troop.rules.formations import Formation, formations
from anga.games.troop.rules.march import march, march_order
from anga.kit.grid import mask, squares_of


def refusal(
    board: TroopBoard, own: int, enemy: int, allowed: Container[int], move: TroopMove
) -> Refusal | None:
    """The rule that forbids a move of `own`, None if it is legal.

    `allowed` are the present directions of marches.
    """
    if move.step:
        refused = _step(board, own, enemy, move.step, move.cells)
        if refused:
            return refused
        own ^= 1 << move.step[0] | 1 << move.step[1]
    three = mask(move.cells)
    if three & ~own:
        return Refusal("own-three", board.names(three & ~own))
    formation = formations(board.size).get(three)
    if formation is None and move.step:
        return Refusal("step-forms", board.names(1 << move.step[1]))
    if formation is None:
        return Refusal(_not_formed(board, move.cells), board.names(three))
    if move.direction not in allowed:
        return Refusal("no-retreat", board.names(three))
    return _march(board, own ^ three, enemy, formation, move)


def _step(
    board: TroopBoard, own: int, enemy: int, step: Step, cells: tuple[int, ...]
) -> Refusal | None:
    """The refusal of a muster step."""
    origin, target = (1 << cell for cell in step)
    if not origin & own:
        return Refusal("step-own", board.names(origin))
    if target & (own | enemy):
        return Refusal("step-empty", board.names(target))
    if not target & board.around[step[0]]:
        return Refusal("step-one", board.names(origin | target))
    if step[1] not in cells:
        return Refusal("step-joins", board.names(target))
    return None


def _not_formed(board: TroopBoard, cells: tuple[int, ...]) -> str:
    """The refusal of three cells that are no formation; a diagonal row has its own."""
    diagonal = (board.size + 1, board.size - 1)
    first, second, third = cells
    in_row = second - first == third - second and second - first in diagonal
    return "diagonal-row" if in_row and board.around[first] >> second & 1 else "no-formation"


def _march(
    board: TroopBoard, others: int, enemy: int, formation: Formation, move: TroopMove
) -> Refusal | None:
    """The refusal of a standing formation's march; `others` are not part of it."""
    direction, steps = move.direction, move.steps
    if steps == 2 and direction not in formation.heads:
        return Refusal("front-only", tuple(map(board.name, formation.heads.values())))
    landing = [board.step(cell, direction, steps) for cell in formation.cells]
    outside = [cell for cell, to in zip(formation.cells, landing, strict=True) if to is None]
    if outside:
        return Refusal("off-board", tuple(map(board.name, outside)))
    blocking = mask(cell for cell in landing if cell is not None) & others
    if blocking:
        return Refusal("own-in-way", board.names(blocking))
    clashes = list(march(board, march_order(formation, direction, steps), enemy))
    if len(clashes) == steps:
        return None
    first = clashes[0]
    if first.lost:
        return Refusal("falls-first", board.names(first.lost))
    left = enemy ^ first.met
    caught = [at for at in squares_of(first.spent) if left >> at + board.shifts[direction] & 1]
    return Refusal("stops-first", tuple(map(board.name, caught)))

"""Which rule forbids a turn (rulebook, *A turn*), in the order in which a player would see it."""

from collections.abc import Container

from anga.contract.position import Refusal
from anga.games.troop.formations import Formation, formations
from anga.games.troop.ground import Ground, cells_of, mask_of
from anga.games.troop.march import march, ordered
from anga.games.troop.packing import Step, Turn


def refusal(
    board: Ground, own: int, enemy: int, allowed: Container[int], turn: Turn
) -> Refusal | None:
    """The rule that forbids a turn of `own`, None if it is legal.

    `allowed` are the directions in which marches may go now.
    """
    if turn.step:
        refused = _step(board, own, enemy, turn.step, turn.cells)
        if refused:
            return refused
        own ^= 1 << turn.step[0] | 1 << turn.step[1]
    mask = mask_of(turn.cells)
    if mask & ~own:
        return Refusal("own-three", board.names(mask & ~own))
    formation = formations(board.size).get(mask)
    if formation is None:
        return Refusal(_not_formed(board, turn.cells), board.names(mask))
    if turn.direction not in allowed:
        return Refusal("no-retreat", board.names(mask))
    return _march(board, own ^ mask, enemy, formation, turn)


def _step(
    board: Ground, own: int, enemy: int, step: Step, cells: tuple[int, ...]
) -> Refusal | None:
    """What is wrong with a muster step."""
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


def _not_formed(board: Ground, cells: tuple[int, ...]) -> str:
    """Three in a diagonal row are told apart from three in no order."""
    diagonal = (board.size + 1, board.size - 1)
    first, second, third = cells
    in_row = second - first == third - second and second - first in diagonal
    return "diagonal-row" if in_row and board.around[first] >> second & 1 else "no-formation"


def _march(
    board: Ground, others: int, enemy: int, formation: Formation, turn: Turn
) -> Refusal | None:
    """What is wrong with the march of a formation that stands; `others` are not part of it."""
    direction, steps = turn.direction, turn.steps
    if steps == 2 and direction not in formation.heads:
        return Refusal("front-only", tuple(map(board.name, formation.heads.values())))
    landing = [board.step(cell, direction, steps) for cell in formation.cells]
    outside = [cell for cell, to in zip(formation.cells, landing, strict=True) if to is None]
    if outside:
        return Refusal("off-board", tuple(map(board.name, outside)))
    blocking = mask_of(cell for cell in landing if cell is not None) & others
    if blocking:
        return Refusal("own-in-way", board.names(blocking))
    clashes = list(march(board, ordered(formation, direction, steps), enemy))
    if len(clashes) == steps:
        return None
    first = clashes[0]
    if first.lost:
        return Refusal("falls-first", board.names(first.lost))
    left = enemy ^ first.met
    caught = [at for at in cells_of(first.spent) if left >> at + board.shifts[direction] & 1]
    return Refusal("stops-first", tuple(map(board.name, caught)))

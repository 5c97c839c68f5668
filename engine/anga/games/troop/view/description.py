"""Moves in notation and in words."""

from collections.abc import Sequence

from anga.games.troop.rules.board import NAMES, TroopBoard
from anga.games.troop.rules.formations import Formation
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.rules.resolution import Resolution, resolve
from anga.kit.aims import in_order, listed
from anga.shared.scene import Phrase


def move_notation(position: TroopPosition, move: int) -> Phrase:
    """The notation of a legal move."""
    done = resolve(position, move)
    cells = " ".join(map(position.board.name, done.formation.cells))
    march: Phrase = ["notation:march", cells, f"arrow:{NAMES[done.direction]}", str(done.steps)]
    fallen = _tally(done)
    told = ["notation:with", march, fallen] if fallen else march
    return ["notation:step", *_names(position.board, done), told] if done.step else told


def move_description(position: TroopPosition, move: int) -> Phrase:
    """A legal move as a sentence."""
    done = resolve(position, move)
    march = march_text(position.board, done)
    seat, fallen = f"seat:{position.turn}", fate(position, done)
    if done.step:
        return ["description:step", seat, *_names(position.board, done), march, fallen]
    return ["description:march", seat, march, fallen]


def march_text(board: TroopBoard, done: Resolution) -> Phrase:
    """A formation and its march."""
    direction = f"direction:{NAMES[done.direction]}"
    return [f"march:{done.steps}", named(board, done.formation), direction]


def fate(position: TroopPosition, done: Resolution) -> Phrase:
    """The fallen of both sides and their cells, by seat: the other side reads of them too."""
    enemy, own = f"seat:{position.waiting}", f"seat:{position.turn}"
    beaten, lost = (_counted(position.board, cells) for cells in (done.beaten, done.lost))
    if len(done.beaten) == 1 and done.beaten == done.lost:
        return ["fate:each", beaten[1]]
    if done.lost:
        return ["fate:both", enemy, *beaten, own, *lost]
    if len(done.beaten) == 1:
        return ["fate:falls", enemy, beaten[1]]
    return ["fate:fall", enemy, *beaten] if done.beaten else "fate:none"


def _counted(board: TroopBoard, cells: Sequence[int]) -> tuple[Phrase, Phrase]:
    """The number of cells, and their names."""
    names = in_order([board.name(cell) for cell in cells])
    return str(len(names)), listed(names) if names else ""


def named(board: TroopBoard, formation: Formation) -> Phrase:
    """A formation and its cells."""
    return [f"formation:{formation.kind}", *map(board.name, formation.cells)]


def _tally(done: Resolution) -> "Phrase | None":
    if done.lost:
        return ["notation:both", str(len(done.beaten)), str(len(done.lost))]
    return ["notation:beaten", str(len(done.beaten))] if done.beaten else None


def _names(board: TroopBoard, done: Resolution) -> tuple[str, ...]:
    return tuple(map(board.name, done.step or ()))

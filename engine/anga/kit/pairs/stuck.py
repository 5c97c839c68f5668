"""Why a piece cannot move at all: for a touch of it, before it is said where it should go."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from anga.contract.position import AnyPosition
from anga.kit.pairs.attacks import UNSAFE
from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.encoding import CAPTURE, OBJECT, SUBJECT
from anga.kit.shows import Attack, marks_of
from anga.shared.advice import Reason, reason

TAKEN = ("own-piece", "object-stays")


class Men(NamedTuple):
    """The square of a seat's Object, its Subjects, where the Object may step, its prey."""

    own: int
    mine: int
    around: int
    targets: int


def stuck(
    position: AnyPosition,
    board: ZoneBoard,
    cell: str,
    men: Men,
    *,
    attacks: Sequence[Attack],
    closed: Iterable[Reason],
) -> Reason | None:
    """Why the piece of the seat to move on a cell has no legal move, if one reason is enough.

    `attacks` are those on its Object, `closed` what attacks the squares around that.
    """
    start = board.names.index(cell) if cell in board.names else -1
    is_object = start == men.own
    if start < 0 or not (is_object or men.mine >> start & 1):
        return None
    if any(_begins(move, start, is_object) for move in position.legal()):
        return None
    if not is_object:
        return reason("check-stays", marks=marks_of(attacks)) if attacks else None
    for to in board.squares(men.around):
        taking = CAPTURE if men.targets >> to & 1 else 0
        if position.refusal(OBJECT | taking | to).reason not in UNSAFE + TAKEN:
            return None
    marks = [mark for each in closed for mark in each["figures"]["marks"]]
    return reason("object-stuck", marks=marks)


def _begins(move: int, start: int, is_object: bool) -> bool:
    """Whether a move moves the piece on a square."""
    if is_object:
        return bool(move & OBJECT)
    return bool(move & SUBJECT) and move >> 8 & 255 == start

"""Why a piece cannot move at all: for a touch of it, before it is said where it should go."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from anga.contract.position import AnyPosition
from anga.kit.pairs.attacks import UNSAFE
from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.encoding import CAPTURE, OBJECT, SUBJECT
from anga.kit.pairs.functions import Pairing, holding
from anga.kit.pairs.ways import stroke
from anga.kit.shows import Attack, marks_of
from anga.shared.advice import Reason, reason
from anga.shared.scene import Mark

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


def theirs(pairing: Pairing, cell: str, armies: Iterable[tuple[str, int]]) -> Reason | None:
    """*Line restriction*: why an opponent's Subject on a cell may only step, if it may.

    `armies` are the seats of opponents with their Subjects. Where lines restrict pairs, not pieces,
    nothing is told.
    """
    board = pairing.board
    if pairing.linewise or cell not in board.names:
        return None
    square = board.names.index(cell)
    for seat, men in armies:
        for _, after, before in holding(board, men, square) if men >> square & 1 else ():
            cells = [board.names[after], board.names[before]]
            line = stroke(board, after, before, "bad", 0.06)
            marks: list[Mark] = [{"mark": "refused", "cells": cells}]
            return reason("theirs-restricted", f"seat:{seat}", *cells, marks=marks, lines=[line])
    return None


def _begins(move: int, start: int, is_object: bool) -> bool:
    """Whether a move moves the piece on a square."""
    if is_object:
        return bool(move & OBJECT)
    return bool(move & SUBJECT) and move >> 8 & 255 == start

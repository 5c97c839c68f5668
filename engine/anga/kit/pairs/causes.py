"""Causes of attacks by Subjects that have not moved: another move freed them, or their way."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from anga.contract.game import Line
from anga.contract.position import Position
from anga.kit.pairs.attacks import attacks_on
from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.functions import Pairing, holding, way_of_slide
from anga.kit.pairs.ways import stroke
from anga.kit.shows import Cause
from anga.shared.phrases import slug_of

P = TypeVar("P", bound=Position[Any])


class Army(NamedTuple):
    """A side's Subjects and all occupied squares, as masks."""

    men: int
    occupied: int


def since_own_move(line: Line[P, int], seat: str) -> Sequence[P]:
    """The positions of a line from the seat's own last move on; in the first it is in no check."""
    earlier = range(len(line.positions) - 1, 0, -1)
    first = next((n for n in earlier if line.positions[n - 1].turn == seat), 0)
    return line.positions[first:]


def causes(pairing: Pairing, armies: Sequence[Army], e: int) -> Iterator[Cause]:
    """What the moves between some positions did for the attacks on the square `e` in the last.

    Of each attack the move that brought it about is told, unless it only came to take part.
    """
    names = pairing.board.names
    attacks = [attacks_on(pairing, army.men, 0, army.occupied, e) for army in armies]
    starts = [{each.mark["cells"][0] for each in found} for found in attacks]
    for each in attacks[-1]:
        start = each.mark["cells"][0]
        without = [n for n, found in enumerate(starts) if start not in found]
        if not without:
            continue
        before, after = armies[without[-1] :][:2]
        for partner in each.mark.get("by", ()):
            pair = names.index(start), names.index(partner)
            yield from _freed(pairing, before, after, *pair)
            if slug_of(each.told) == "attack:slide":
                yield from _cleared(pairing.board, before, after, *pair, e)


def _freed(pairing: Pairing, before: Army, after: Army, *pair: int) -> Iterator[Cause]:
    """*Line restriction*: the lines in whose middle one of the two was before a move."""
    board = pairing.board
    for middle, mate in (pair, pair[::-1]):
        if not before.men >> middle & 1:
            continue
        for line, *outer in holding(board, before.men, middle):
            if pairing.linewise and not line >> mate & 1:
                continue
            gone, left = sorted(outer, key=lambda square: after.men >> square & 1)
            if after.men >> gone & 1:
                continue
            slug = "cause:taken" if after.occupied >> gone & 1 else "cause:freed"
            names = [board.names[square] for square in (gone, left, middle)]
            yield Cause([slug, *names], [stroke(board, gone, left, "soft", 0.06)])


def _cleared(  # noqa: PLR0917
    board: ZoneBoard, before: Army, after: Army, square: int, partner: int, e: int
) -> Iterator[Cause]:
    """What was in the way of a slide, unless it is a Subject of that side: those restrict it."""
    if not before.men >> square & 1:
        return
    way = way_of_slide(board, square, partner, board.bit[e]) & ~board.bit[e]
    for gone in board.squares(way & before.occupied & ~before.men & ~after.occupied):
        yield Cause(["cause:cleared", board.names[gone]], [])

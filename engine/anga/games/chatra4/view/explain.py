"""Previews of a touched piece: its partners and moves, and where drops are possible."""

from collections.abc import Iterator, Sequence

from anga.games.chatra4.rules.drops import area, guards
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS
from anga.games.chatra4.rules.sides import FourSides
from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.functions import partners, taking_part
from anga.kit.pairs.offside import MOST_LINES, opening_lines
from anga.kit.pairs.ways import between, stroke, ways_of
from anga.shared.scene import Explanation, Phrase, explanation


def explain(position: Chatra4Position, touches: Sequence[str]) -> Explanation:
    """The preview of the piece at the first touch."""
    sides, board, first = position.sides, position.variant.board, touches[0] if touches else ""
    if position.over:
        return explanation()
    if first in (f"t:{position.turn}:S", f"t:{position.turn}:O"):
        return _hand(sides)
    square = board.names.index(first[2:]) if first[:2] == "c:" and first[2:] in board.names else -1
    if square < 0:
        return explanation()
    if square == sides.own:
        return explanation(notes=["note:object"])
    return _subject(sides, square) if sides.mine >> square & 1 else explanation()


def _hand(sides: FourSides) -> Explanation:
    """The squares open for drops, and the lines that open some of them."""
    board = sides.variant.board
    if sides.opening:
        cells = board.square_names(board.full ^ board.centre)
        return explanation([{"mark": "area", "cells": cells}], notes=["note:opening"])
    lines = offside_lines(sides)
    notes: list[Phrase] = ["note:area"]
    if len(lines) == 1:
        notes.append(["note:line", between(board, *lines[0])])
    elif lines:
        notes.append(["note:lines", str(len(lines))])
    return explanation(
        [{"mark": "area", "cells": board.square_names(area(sides))}],
        [stroke(board, p, q, "accent", 0.07) for p, q in lines],
        notes,
    )


def guarding(sides: FourSides) -> list[Phrase]:
    """The zones that each enemy Object guards, each by its first and its last square."""
    board = sides.variant.board
    return [
        ["note:guards", f"seat:{SEATS[rival.seat]}", ", ".join(_corners(board, guarded))]
        for rival, guarded in guards(sides)
    ]


def _corners(board: ZoneBoard, guarded: int) -> Iterator[str]:
    for zone in board.zones:
        if zone & guarded:
            names = board.square_names(zone)
            yield f"{names[0]}–{names[-1]}"


def offside_lines(sides: FourSides) -> list[tuple[int, int]]:
    """The lines between own Subjects that open what an enemy Object guards, the widest first."""
    board, found = sides.variant.board, dict[tuple[int, int], None]()
    closed = board.full & ~board.zones[board.zone[sides.own]]
    for rival, guarded in guards(sides):
        found |= dict.fromkeys(
            opening_lines(board, sides.mine, rival.object, guarded & closed & area(sides))
        )
    return list(found)[:MOST_LINES]


def _subject(sides: FourSides, square: int) -> Explanation:
    variant, board, mine = sides.variant, sides.variant.board, sides.mine
    able = taking_part(variant, mine)
    friends = partners(variant, mine, able, square) if square in able else []
    open_ = board.full & ~(mine | board.bit[sides.own] | sides.objects)
    return ways_of(board, mine, sides.occupied, square, friends=friends, open_=open_)

"""Previews of a touched piece: its partners and moves, and where drops are possible."""

from collections.abc import Sequence

from anga.games.chatra.rules.drops import area, zones
from anga.games.chatra.rules.functions import forward, partners
from anga.games.chatra.rules.moves import opening_area, subject_first
from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.sides import TwoSides
from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.functions import taking_part
from anga.kit.pairs.offside import opening_lines
from anga.kit.pairs.ways import between, stroke, ways_of
from anga.shared.scene import Drawing, Explanation, Phrase, explanation


def explain(position: ChatraPosition, touches: Sequence[str]) -> Explanation:
    """The preview of the piece at the first touch."""
    sides, first = position.sides, touches[0] if touches else ""
    names = position.variant.board.names
    if first.startswith("t:"):
        if first != f"t:{position.turn}:{first[-1]}" or first[-1] not in "SO":
            return explanation()
        return _hand(position)
    square = names.index(first[2:]) if first[2:] in names and first.startswith("c:") else -1
    if square < 0:
        return explanation()
    if square == sides.own:
        confined = sides.variant.confined
        return explanation(notes=["note:object:confined" if confined else "note:object"])
    return _subject(sides, square) if sides.mine >> square & 1 else explanation()


def _hand(position: ChatraPosition) -> Explanation:
    sides = position.sides
    variant, board = sides.variant, sides.variant.board
    if position.opening:
        return _shown(board, opening_area(sides), [], [_note_of_opening(sides)])
    open_ = area(sides)
    notes: list[Phrase] = []
    lines: list[tuple[int, int]] = []
    if sides.freed:
        notes.append("note:freed" if variant.checker else "note:anywhere")
    elif variant.columns:
        notes.append("note:columns")
    else:
        lines = opening_lines(board, sides.mine, sides.enemy, ~zones(sides))
        notes.append("note:area")
        if len(lines) == 1:
            notes.append(["note:line", between(board, *lines[0])])
        elif lines:
            notes.append(["note:lines", str(len(lines))])
    if not variant.beside:
        notes.append("note:beside")
    elif not variant.dropcheck:
        notes.append("note:checks")
    return _shown(board, open_, lines, notes)


def _note_of_opening(sides: TwoSides) -> str:
    """A note on where the piece that is due may be dropped."""
    if not subject_first(sides) and sides.variant.confined:
        return "note:opening:confined"
    return (
        "note:opening:centre"
        if opening_area(sides) & sides.variant.board.centre
        else "note:opening"
    )


def _shown(
    board: ZoneBoard, open_: int, lines: list[tuple[int, int]], notes: list[Phrase]
) -> Explanation:
    cells = board.square_names(open_)
    drawing: Drawing = [stroke(board, p, q, "accent", 0.07) for p, q in lines]
    return explanation(marks=[{"mark": "area", "cells": cells}], lines=drawing, notes=notes)


def _subject(sides: TwoSides, square: int) -> Explanation:
    variant, board, mine, e = sides.variant, sides.variant.board, sides.mine, sides.enemy
    able = taking_part(variant, mine)
    friends = partners(variant, mine, able, square, e) if square in able else []
    ahead = forward(variant, square, e) & ~(mine | board.bit[sides.own] | board.bit[e])
    return ways_of(board, mine, sides.occupied, square, friends=friends, open_=ahead)

"""What a piece can do, shown when it is taken up: its partners, and where drops are open."""

from collections.abc import Sequence

from anga.games.chatra.rules.board import Board
from anga.games.chatra.rules.drops import area, behind, zones
from anga.games.chatra.rules.functions import (
    forward,
    holding,
    partners,
    taking_part,
    way_of_slide,
)
from anga.games.chatra.rules.position import Chatra
from anga.games.chatra.rules.sides import Sides
from anga.shared.scene import Drawing, Explanation, Phrase, Point, Stroke, explanation

MOST_LINES = 6
MOST_NOTES = 4


def explain(position: Chatra, touches: Sequence[str]) -> Explanation:
    """What the first of the touches takes up."""
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
        return explanation(notes=["note:object"])
    return _subject(sides, square) if sides.mine >> square & 1 else explanation()


def _hand(position: Chatra) -> Explanation:
    sides = position.sides
    variant, board = sides.variant, sides.variant.board
    if position.opening:
        return _shown(board, board.full ^ board.centre, [], ["note:opening"])
    open_ = area(sides)
    notes: list[Phrase] = []
    lines: list[tuple[int, int]] = []
    if variant.relay and sides.checked:
        notes.append("note:anywhere")
    elif variant.columns:
        notes.append("note:columns")
    else:
        lines = offside_lines(board, sides.mine, sides.enemy, zones(sides))
        notes.append("note:area")
        if len(lines) == 1:
            notes.append(["note:line", _between(board, *lines[0])])
        elif lines:
            notes.append(["note:lines", str(len(lines))])
    if not variant.beside:
        notes.append("note:beside")
    elif not variant.dropcheck:
        notes.append("note:checks")
    return _shown(board, open_, lines, notes)


def _shown(
    board: Board, open_: int, lines: list[tuple[int, int]], notes: list[Phrase]
) -> Explanation:
    cells = board.named(open_)
    drawing: Drawing = [stroke(board, p, q, "accent", 0.07) for p, q in lines]
    return explanation(marks=[{"mark": "area", "cells": cells}], lines=drawing, notes=notes)


def offside_lines(board: Board, mine: int, e: int, opened: int) -> list[tuple[int, int]]:
    """The lines between own Subjects that open what nothing else opens, the widest first."""
    squares = board.squares(mine)
    pairs = [(p, q) for index, q in enumerate(squares) for p in squares[:index]]
    areas = {pair: behind(board, e, *pair) & ~opened for pair in pairs}
    widest = sorted(pairs, key=lambda pair: -areas[pair].bit_count())
    kept, covered = [], 0
    for pair in widest:
        if areas[pair] & ~covered & ~mine:
            kept.append(pair)
            covered |= areas[pair]
    return kept[:MOST_LINES]


def _subject(sides: Sides, square: int) -> Explanation:
    variant, board, mine = sides.variant, sides.variant.board, sides.mine
    able = taking_part(variant, mine)
    lines: Drawing = []
    notes: list[Phrase] = []
    barred = mine | board.bit[sides.own] | board.bit[sides.enemy]
    ahead = forward(variant, square, sides.enemy) & ~barred
    friends = partners(variant, mine, able, square, sides.enemy) if square in able else []
    for partner in friends:
        flight = board.flights[square][partner] & ahead
        if flight:
            end = flight.bit_length() - 1
            lines += _way(board, square, partner, end, 0.05)
            notes.append(["note:flight", board.names[partner], board.names[end]])
        slide = way_of_slide(board, square, partner, sides.occupied) & ahead
        if slide:
            reached = board.squares(slide)
            end = reached[-1] if reached[-1] > square else reached[0]
            lines += _way(board, square, partner, end, 0.12)
            notes.append(["note:slide", board.names[partner], board.names[end]])
    for middle in board.squares(mine):
        lines += _bars(sides, middle, square, notes)
    if not notes:
        notes.append("note:alone")
    return explanation(lines=lines, notes=notes[:MOST_NOTES])


def _bars(sides: Sides, middle: int, square: int, notes: list[Phrase]) -> Drawing:
    """The line that takes a Subject its relative function, told if it is the one taken up."""
    board, mine = sides.variant.board, sides.mine
    drawing: Drawing = []
    for _, after, before in holding(board, mine, middle):
        drawing.append(stroke(board, before, after, "soft", 0.06))
        if middle == square:
            names = [board.names[each] for each in (middle, before, after)]
            notes.append(["note:restricted", *names])
    return drawing


def _between(board: Board, p: int, q: int) -> Phrase:
    return ["note:between", board.names[p], board.names[q]]


def _middle(board: Board, square: int) -> Point:
    return [board.files[square] + 0.5, board.ranks[square] + 0.5]


def stroke(board: Board, p: int, q: int, colour: str, width: float) -> Stroke:
    """A straight line between the middles of two squares."""
    return {"path": [_middle(board, p), _middle(board, q)], "line": colour, "width": width}


def _way(board: Board, start: int, partner: int, end: int, width: float) -> Drawing:
    """A flight or slide with the partner that makes it possible."""
    spot: Stroke = {"circle": [*_middle(board, end), 0.13], "fill": "accent"}
    return [stroke(board, start, end, "accent", width), _ring(board, partner), spot]


def _ring(board: Board, square: int) -> Stroke:
    return {"circle": [*_middle(board, square), 0.44], "line": "accent", "width": 0.06}

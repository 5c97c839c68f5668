"""The Scene of Troop-Chess: units on a parade ground of slate."""

from collections.abc import Mapping
from functools import cache

from anga.games.troop.rules.board import FILES, TroopBoard
from anga.games.troop.rules.encoding import decode
from anga.games.troop.rules.formations import KINDS, formations
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.rules.rulesets import QUIET_TURNS, SEATS
from anga.games.troop.view.description import named
from anga.games.troop.view.looks import centred, diagrams, pattern, units
from anga.kit.grid import mask, squares_of
from anga.shared.scene import (
    Cell,
    Drawing,
    Option,
    Piece,
    Point,
    Scene,
    Seat,
    Text,
    compose,
)

EDGES = {"b": 2, "w": 0}
FACINGS = {"b": 0, "w": 2}
SIGNS = {"b": "black", "w": "white"}
QUIET_TOLD = 6  # turns without a change of numbers, from which on they are counted aloud


def scene(position: TroopPosition, view: Mapping[str, str]) -> Scene:
    """The Scene of a position."""
    board = position.board
    return compose(
        (board.size, board.size),
        cells=_cells(board),
        lines=_chalk(board.size),
        texts=_coordinates(board.size),
        looks={**units(), **diagrams()},
        pieces=[piece(position, cell) for cell in squares_of(position.black | position.white)],
        options=[] if position.outcome else _options(position),
        seats=[_seat(position, seat) for seat in SEATS],
    )


def middle(board: TroopBoard, cell: int) -> Point:
    """The middle of a cell on the board's plane."""
    x, y = board.place(cell)
    return [x + 0.5, board.size - y - 0.5]


def piece(position: TroopPosition, cell: int) -> Piece:
    """The touched piece on a cell."""
    return unit(position.board, "b" if position.black >> cell & 1 else "w", cell)


@cache
def unit(board: TroopBoard, seat: str, cell: int) -> Piece:
    """A piece of a side on a cell."""
    return {
        "cell": board.name(cell),
        "look": seat,
        "name": f"unit:{seat}",
        "seat": seat,
        "facing": FACINGS[seat],
    }


def _cell(board: TroopBoard, cell: int) -> Cell:
    x, y = board.place(cell)
    return {
        "id": board.name(cell),
        "at": [x, board.size - 1 - y],
        "fill": "slate" if (x + y) % 2 else "slate-light",
        "name": board.name(cell),
    }


@cache
def _cells(board: TroopBoard) -> list[Cell]:
    return [_cell(board, cell) for cell in range(board.size**2)]


@cache
def _chalk(size: int) -> Drawing:
    """The lines where the troops draw up."""
    return [
        {"path": [[0.12, y], [size - 0.12, y]], "line": "chalk", "width": 0.035}
        for y in (1, size - 1)
    ]


@cache
def _coordinates(size: int) -> list[Text]:
    files: list[Text] = [
        {"text": FILES[x], "at": [x + 0.5, size + 0.26], "size": 0.24, "fill": "soft"}
        for x in range(size)
    ]
    ranks: list[Text] = [
        {"text": str(size - y), "at": [-0.17, y + 0.5], "size": 0.24, "fill": "soft"}
        for y in range(size)
    ]
    return files + ranks


def _options(position: TroopPosition) -> list[Option]:
    """The formations that can march now, standing or after a muster step, kind by kind."""
    known = formations(position.board.size)
    found = [known[each] for each in {mask(decode(move).cells) for move in position.legal()}]
    found.sort(key=lambda formation: (KINDS.index(formation.kind), formation.cells))
    return [_option(position.board, formation.mask) for formation in found]


@cache
def _option(board: TroopBoard, mask: int) -> Option:
    formation = formations(board.size)[mask]
    names = [board.name(cell) for cell in formation.cells]
    places = [board.place(cell) for cell in formation.cells]
    return {
        "id": "".join(names),
        "name": named(board, formation),
        "look": pattern(places),
        "cells": dict(zip(names, centred(places, formation.kind), strict=True)),
        "facing": 0,  # it lies as the board does
        "group": "choose:formation",
    }


def _seat(position: TroopPosition, seat: str) -> Seat:
    told: Seat = {
        "seat": seat,
        "name": f"seat:{seat}",
        "side": EDGES[seat],
        "sign": SIGNS[seat],
        "man": seat,
        "notes": [],
    }
    if position.quiet >= QUIET_TOLD and seat == position.turn:
        told["notes"] = [["quiet", str(position.quiet), str(QUIET_TURNS)]]
    return told

"""The Scene of BushiShogi: two wooden cubes on a plinth, or one, with the moves around it."""

from collections.abc import Mapping
from typing import NamedTuple

from anga.contract.game import View
from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.rules.cube import DIRECTIONS, MOVES, times
from anga.games.bushi.rules.one_cube import SQUARE, OneCubePosition
from anga.games.bushi.rules.rulesets import SEATS
from anga.games.bushi.view.looks import FACES, described, face_name, looks, side_look
from anga.shared.scene import (
    Cell,
    Mark,
    Option,
    Point,
    Scene,
    SceneCamera,
    Seat,
    Solid,
    compose,
)

VIEWS = (
    View("sides", ("two", "three")),
    View("faces", ("written", "signs"), english="signs"),
)
CAMERAS: Mapping[str, SceneCamera] = {
    "two": {"yaw": 0, "pitch": 50},
    "three": {"yaw": 45, "pitch": 50},
}

SIGNS: Mapping[str, str] = {"w": "white", "b": "black"}
EDGES: Mapping[str, int] = {"b": 2, "w": 0}
TURNED: Mapping[str, int] = {"b": 0, "w": 2}  # quarter turns of a seat's own directions
HALF_TURN = (-1, 0, 0, 0, -1, 0, 0, 0, 1)


class BushiBoard(NamedTuple):
    """The cells, their names, and the places of Black's moves and directions.

    White's are rotated by half a turn.
    """

    size: tuple[float, float]
    plinth: list[Point]
    squares: list[Cell]
    moves: Mapping[str, Point]
    facings: Mapping[str, Point]


# The squares stand apart, so that each cube's near side is seen past the other.
TWO = BushiBoard(
    (2, 2.6),
    [[0.42, -0.08], [1.58, -0.08], [1.58, 2.68], [0.42, 2.68]],
    [
        {"id": "b", "at": [0.5, 1.6], "fill": "board-dark", "name": ["square", "seat:b"]},
        {"id": "w", "at": [0.5, 0], "fill": "board-light", "name": ["square", "seat:w"]},
    ],
    # A roll forward is not ahead of the cube, where a sword's arrow is drawn.
    {"f": [1.76, 1.5], "l": [0.24, 2.1], "r": [1.76, 2.1], "t": [1.76, 2.6]},
    {"f": [1, 1.65], "l": [0.24, 2.1], "r": [1.76, 2.1], "b": [1, 2.85]},
)

# The plinth is long: what lies ahead of a cube is seen past its top only where it is far off.
ONE = BushiBoard(
    (2.4, 3),
    [[0.58, -0.1], [1.82, -0.1], [1.82, 3.1], [0.58, 3.1]],
    [{"id": SQUARE, "at": [0.7, 1], "fill": "board-dark", "name": "square:one"}],
    {"f": [1.2, 0], "l": [0.3, 1.5], "r": [2.1, 1.5], "t": [2.05, 2.25]},
    {"f": [1.2, 0], "l": [0.3, 1.5], "r": [2.1, 1.5], "b": [1.2, 3]},
)


def scene(position: BushiPosition, view: Mapping[str, str]) -> Scene:
    """The Scene of a position."""
    over = position.outcome is not None
    board, standing = _board(position), position.standing
    return compose(
        board.size,
        slabs=[board.plinth],
        cells=list(board.squares),
        looks=looks(position.rules, view.get("faces") == "signs"),
        solids=[solid(position, cell) for cell in standing],
        marks=_awaited([cell["id"] for cell in board.squares if cell["id"] not in standing]),
        options=[] if over else _options(position),
        seats=[_seat(position, seat) for seat in SEATS],
        camera=CAMERAS[view.get("sides", "two")],
    )


def _board(position: BushiPosition) -> BushiBoard:
    return ONE if isinstance(position, OneCubePosition) else TWO


def _awaited(cells: list[str]) -> list[Mark]:
    """The cells where a cube is still to be placed."""
    return [{"mark": "awaited", "cells": cells}] if cells else []


def _seat(position: BushiPosition, seat: str) -> Seat:
    told: Seat = {"seat": seat, "name": f"seat:{seat}", "side": EDGES[seat], "sign": SIGNS[seat]}
    if isinstance(position, OneCubePosition) and seat == position.waiting and position.last:
        told["notes"] = [f"last:{position.last}"]
    return told


def solid(position: BushiPosition, cell: str) -> Solid:
    """The cube on a cell; a single cube is named as the side to move sees it."""
    shared = isinstance(position, OneCubePosition)
    seat = position.turn if shared else cell
    state = position.seen(seat)
    assert state, "a cube stands there"
    rotation = state.rotation if seat == "b" else times(HALF_TURN, state.rotation)
    cube: Solid = {
        "solid": "cube",
        "cell": cell,
        "sides": [side_look(side) for side in described(position.rules).values()],
        "orientation": list(rotation),
        "name": [
            "one-cube" if shared else "cube",
            f"seat:{seat}",
            state.kind,
            f"facing:{state.facing}",
        ],
    }
    return cube if shared else {**cube, "seat": seat}


def _options(position: BushiPosition) -> list[Option]:
    board = _board(position)
    if position.own is None:
        return [
            *(_face_option(position, face) for face in FACES),
            *(_facing_option(board, position.turn, facing) for facing in DIRECTIONS),
        ]
    return [_move_option(board, position.turn, move) for move in MOVES]


def _face_option(position: BushiPosition, face: str) -> Option:
    return {
        "id": face,
        "name": face_name(position.rules, face, "face"),
        "look": described(position.rules)[face].kind,
        "group": "choose:face",
    }


def _facing_option(board: BushiBoard, seat: str, facing: str) -> Option:
    look = f"facing:{facing}"
    return {
        "id": facing,
        "name": look,
        "look": look,
        "at": _place(board, seat, board.facings[facing]),
        "facing": TURNED[seat],
        "group": "choose:facing",
    }


def _move_option(board: BushiBoard, seat: str, move: str) -> Option:
    return {
        "id": move,
        "name": f"move:{move}",
        "look": "clockwise" if move == "t" else f"facing:{move}",
        "at": _place(board, seat, board.moves[move]),
        "facing": TURNED[seat],
        "group": "choose:move",
    }


def _place(board: BushiBoard, seat: str, place: Point) -> Point:
    (x, y), (width, height) = place, board.size
    return [x, y] if seat == "b" else [round(width - x, 2), round(height - y, 2)]

"""The Scene of BushiShogi: two wooden cubes on a plinth, and the moves around one."""

from collections.abc import Mapping

from anga.contract.game import View
from anga.games.bushi.rules.cube import DIRECTIONS, MOVES, times
from anga.games.bushi.rules.notation import UNPLACED
from anga.games.bushi.rules.position import Bushi
from anga.games.bushi.rules.rulesets import SEATS
from anga.games.bushi.view.looks import FACES, described, looks, side_look
from anga.shared.scene import (
    Camera,
    Cell,
    Mark,
    Option,
    Point,
    Scene,
    Seat,
    Solid,
    compose,
)

VIEWS = (
    View("sides", ("two", "three")),
    View("faces", ("written", "signs"), english="signs"),
)
CAMERAS: Mapping[str, Camera] = {"two": {"yaw": 0, "pitch": 50}, "three": {"yaw": 45, "pitch": 50}}

# The squares stand apart, so that each cube's near side is seen past the other.
SIZE = (2, 2.6)
PLINTH: list[list[Point]] = [[[0.42, -0.08], [1.58, -0.08], [1.58, 2.68], [0.42, 2.68]]]
SQUARES: Mapping[str, Point] = {"w": [0.5, 0], "b": [0.5, 1.6]}
SIGNS: Mapping[str, str] = {"w": "white", "b": "black"}
FILLS: Mapping[str, str] = {"w": "board-light", "b": "board-dark"}
EDGES: Mapping[str, int] = {"b": 2, "w": 0}
TURNED: Mapping[str, int] = {"b": 0, "w": 2}  # quarter turns of a seat's own directions
HALF_TURN = (-1, 0, 0, 0, -1, 0, 0, 0, 1)

# Where Black's moves stand around the own square; White's are turned by half.
PLACES: Mapping[str, Point] = {"f": [1, 1.35], "l": [0.24, 2.1], "r": [1.76, 2.1], "t": [1.76, 2.6]}


def scene(position: Bushi, view: Mapping[str, str]) -> Scene:
    """The Scene of a position."""
    over = position.outcome is not None
    return compose(
        SIZE,
        slabs=PLINTH,
        cells=[_square(seat) for seat in SEATS],
        looks=looks(position.rules, view.get("faces") == "signs"),
        solids=[solid(position, seat) for seat in SEATS if _code(position, seat) != UNPLACED],
        marks=_awaited([seat for seat in SEATS if _code(position, seat) == UNPLACED]),
        options=[] if over else _options(position),
        seats=[_seat(seat) for seat in SEATS],
        camera=CAMERAS[view.get("sides", "two")],
    )


def _awaited(cells: list[str]) -> list[Mark]:
    """The squares where a cube is to be placed."""
    return [{"mark": "awaited", "cells": cells}] if cells else []


def _square(seat: str) -> Cell:
    return {
        "id": seat,
        "at": SQUARES[seat],
        "fill": FILLS[seat],
        "name": ["square", f"seat:{seat}"],
    }


def _seat(seat: str) -> Seat:
    return {"seat": seat, "name": f"seat:{seat}", "side": EDGES[seat], "sign": SIGNS[seat]}


def _code(position: Bushi, seat: str) -> str:
    return position.black if seat == "b" else position.white


def solid(position: Bushi, seat: str) -> Solid:
    """The cube of a side that has been placed."""
    state = position.cube.states[_code(position, seat)]
    rotation = state.rotation if seat == "b" else times(HALF_TURN, state.rotation)
    return {
        "solid": "cube",
        "cell": seat,
        "sides": [side_look(side) for side in described(position.rules).values()],
        "orientation": list(rotation),
        "name": ["cube", f"seat:{seat}", state.kind, f"facing:{state.facing}"],
        "seat": seat,
    }


def _options(position: Bushi) -> list[Option]:
    if position.own == UNPLACED:
        return [
            *(_face_option(position, face) for face in FACES),
            *(_facing_option(position.turn, facing) for facing in DIRECTIONS),
        ]
    return [_move_option(position.turn, move) for move in MOVES]


def _face_option(position: Bushi, face: str) -> Option:
    kind = described(position.rules)[face].kind
    return {
        "id": face,
        "name": [f"face:{face}", kind],
        "look": kind,
        "group": "choose:face",
    }


def _facing_option(seat: str, facing: str) -> Option:
    look = f"facing:{facing}"
    return {
        "id": facing,
        "name": look,
        "look": look,
        "facing": TURNED[seat],
        "group": "choose:facing",
    }


def _move_option(seat: str, move: str) -> Option:
    x, y = PLACES[move]
    return {
        "id": move,
        "name": f"move:{move}",
        "look": "clockwise" if move == "t" else f"facing:{move}",
        "at": [x, y] if seat == "b" else [round(SIZE[0] - x, 2), round(SIZE[1] - y, 2)],
        "facing": TURNED[seat],
        "group": "choose:move",
    }

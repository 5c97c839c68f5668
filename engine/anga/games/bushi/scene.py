"""How BushiShogi looks: two wooden cubes on a dais of two squares, and the touches of each move."""

from collections.abc import Mapping, Sequence

from anga.contract.game import View
from anga.games.bushi.cube import (
    DESCRIPTIONS,
    DIRECTIONS,
    MOVES,
    SWORDS,
    Side,
    Vector,
    in_cube,
    times,
)
from anga.games.bushi.rules import SEATS, UNPLACED, Bushi
from anga.shared.scene import (
    Camera,
    Cell,
    Change,
    Choice,
    Drawing,
    Option,
    Point,
    Scene,
    Seat,
    Solid,
    Stroke,
    compose,
    rotated,
)

VIEWS = (View("sides", ("two", "three")),)
CAMERAS: Mapping[str, Camera] = {"two": {"yaw": 0, "pitch": 50}, "three": {"yaw": 45, "pitch": 50}}

# The squares stand apart, so that each cube's near side is seen past the other.
SIZE = (2, 2.6)
SQUARES: Mapping[str, Point] = {"w": [0.5, 0], "b": [0.5, 1.6]}
SIGNS: Mapping[str, str] = {"w": "white", "b": "black"}
FILLS: Mapping[str, str] = {"w": "board-light", "b": "board-dark"}
EDGES: Mapping[str, int] = {"b": 2, "w": 0}
HALF_TURN = (-1, 0, 0, 0, -1, 0, 0, 0, 1)

# Where Black's moves stand around the own square; White's are turned by half.
PLACES: Mapping[str, Point] = {"f": [1, 1.35], "l": [0.24, 2.1], "r": [1.76, 2.1], "t": [1.76, 2.6]}

# The sides of a solid in the Scene's order: outward normal, and where the upper edge points.
SIDES: Sequence[tuple[Vector, Vector]] = (
    ((0, 0, 1), (0, 1, 0)),
    ((0, -1, 0), (0, 0, 1)),
    ((0, 0, -1), (0, -1, 0)),
    ((0, 1, 0), (0, 0, 1)),
    ((1, 0, 0), (0, 0, 1)),
    ((-1, 0, 0), (0, 0, 1)),
)

ARROW: Drawing = [
    {"path": [[0.5, 0.16], [0.5, 0.84]], "line": "ink", "width": 0.09},
    {"path": [[0.26, 0.42], [0.5, 0.16], [0.74, 0.42]], "line": "ink", "width": 0.09},
]
CLOCKWISE: Drawing = [
    {
        "path": [
            [0.2, 0.62],
            [0.19, 0.42],
            [0.32, 0.25],
            [0.5, 0.2],
            [0.68, 0.26],
            [0.8, 0.42],
            [0.8, 0.6],
        ],
        "smooth": True,
        "line": "ink",
        "width": 0.09,
    },
    {"path": [[0.6, 0.56], [0.8, 0.78], [0.98, 0.54]], "line": "ink", "width": 0.09},
]
DAIS: Drawing = [
    {
        "path": [[0.42, -0.08], [1.58, -0.08], [1.58, 2.68], [0.42, 2.68]],
        "closed": True,
        "fill": "dais",
    },
]


def scene(position: Bushi, view: Mapping[str, str]) -> Scene:
    """The Scene of a position."""
    over = position.outcome is not None
    return compose(
        SIZE,
        cells=[_square(seat) for seat in SEATS],
        lines=DAIS,
        looks=_looks(position),
        solids=[solid(position, seat) for seat in SEATS if _code(position, seat) != UNPLACED],
        options=[] if over else _options(position),
        seats=[_seat(seat) for seat in SEATS],
        camera=CAMERAS[view.get("sides", "two")],
    )


def choices(position: Bushi) -> list[Choice]:
    """The touches of every move; what a sword forbids is shown, with the reason."""
    if position.outcome:
        return []
    moves = list(position.cube.states) if position.own == UNPLACED else list(MOVES)
    return [_choice(position, move) for move in moves]


def changes(position: Bushi, move: str) -> list[Change]:
    """What a legal move does to the mover's cube."""
    seat = position.turn
    moved = solid(position.after(move), seat)
    place = f"c:{seat}"
    if position.own == UNPLACED:
        return [{"do": "drop", "places": [place], "solid": moved}]
    return [{"do": "turn" if move == "t" else "roll", "places": [place], "solid": moved}]


def touched(position: Bushi, touches: Sequence[str]) -> str | None:
    """The move that touches mean: a face and a facing in either order, or what to do."""
    ids = sorted(touch.removeprefix("o:") for touch in touches)
    move = "".join(ids)
    known = position.cube.states if position.own == UNPLACED else MOVES
    return move if move in known else None


def _choice(position: Bushi, move: str) -> Choice:
    ids = list(move)
    paths = [
        [f"o:{one}" for one in order] for order in ([ids, ids[::-1]] if len(ids) == 2 else [ids])
    ]
    if position.is_legal(move):
        return {"move": move, "paths": paths}
    return {"move": move, "paths": paths, "forbidden": position.refusal(move).reason}


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
        "sides": [_side_look(side) for side in described(position).values()],
        "orientation": list(rotation),
        "name": ["cube", f"seat:{seat}", state.kind, f"facing:{state.facing}"],
        "seat": seat,
    }


def _looks(position: Bushi) -> dict[str, Drawing]:
    """Every kind of face facing up, and every face as it lies on its side of the cube."""
    looks: dict[str, Drawing] = {"clockwise": CLOCKWISE}
    for facing in DIRECTIONS:
        looks[f"facing:{facing}"] = rotated(ARROW, _quarters(facing))
    for side in described(position).values():
        looks[side.kind] = face_drawing(side.kind)
        looks[_side_look(side)] = rotated(face_drawing(side.kind), _quarters_on_side(side))
    return looks


def described(position: Bushi) -> Mapping[str, Side]:
    """The faces of the cube that both sides play with, in the Scene's order of sides."""
    sides = DESCRIPTIONS[position.rules or "dunkel"]
    return {face: sides[face] for face in "TNUAEW"}


def _side_look(side: Side) -> str:
    return f"{side.kind}:{_quarters_on_side(side)}"


def face_drawing(kind: str) -> Drawing:
    """A face that faces up: 武士 at its lower edge, a 刀 at each sword's, its point outwards."""
    samurai: Stroke = {
        "glyph": "武士",
        "at": [0.5, 0.78],
        "size": 0.3,
        "font": "brush",
        "fill": "ink",
    }
    sword: Stroke = {
        "glyph": "刀",
        "at": [0.5, 0.2],
        "size": 0.3,
        "font": "brush",
        "fill": "accent",
    }
    return [samurai, *(stroke for quarter in SWORDS[kind] for stroke in rotated([sword], quarter))]


def _quarters(facing: str) -> int:
    return list(DIRECTIONS).index(facing)


def _quarters_on_side(side: Side) -> int:
    """How far a face is turned clockwise from the upper edge of its side, seen from outside."""
    normal, ahead = in_cube(side)
    upper = next(upper for outward, upper in SIDES if outward == normal)
    right = _cross(upper, normal)
    ring = [upper, right, _opposite(upper), _opposite(right)]
    return ring.index(ahead)


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _opposite(vector: Vector) -> Vector:
    return -vector[0], -vector[1], -vector[2]


def _options(position: Bushi) -> list[Option]:
    if position.own == UNPLACED:
        return [
            *(_face_option(position, face) for face in "TNUAEW"),
            *map(_facing_option, DIRECTIONS),
        ]
    return [_move_option(position.turn, move) for move in MOVES]


def _face_option(position: Bushi, face: str) -> Option:
    kind = described(position)[face].kind
    return {
        "id": face,
        "name": [f"face:{face}", kind],
        "look": kind,
        "group": "choose:face",
    }


def _facing_option(facing: str) -> Option:
    look = f"facing:{facing}"
    return {"id": facing, "name": look, "look": look, "group": "choose:facing"}


def _move_option(seat: str, move: str) -> Option:
    x, y = PLACES[move]
    return {
        "id": move,
        "name": f"move:{move}",
        "look": "clockwise" if move == "t" else f"facing:{move}",
        "at": [x, y] if seat == "b" else [round(SIZE[0] - x, 2), round(SIZE[1] - y, 2)],
        "facing": 0 if seat == "b" else 2,
        "group": "choose:move",
    }

"""The samurai's cube (rulebook, *Equipment*), described by its faces; rolling gives the rest.

A *rotation* is nine integers, row by row, in axes x (right), y (forward), z (up), always the
owner's own. A *state* of the cube is what shows on top and where it faces, such as `Tf`: that fixes
the whole cube, so there are 24 states.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

Vector = tuple[int, int, int]
Rotation = tuple[int, ...]

# The four directions clockwise, in the letters of the text format.
DIRECTIONS: Mapping[str, Vector] = {
    "f": (0, 1, 0),
    "r": (1, 0, 0),
    "b": (0, -1, 0),
    "l": (-1, 0, 0),
}
UP: Vector = (0, 0, 1)

UNTURNED: Rotation = (1, 0, 0, 0, 1, 0, 0, 0, 1)
MOVES: Mapping[str, Rotation] = {
    "t": (0, 1, 0, -1, 0, 0, 0, 0, 1),  # turn: forward becomes right
    "f": (1, 0, 0, 0, 0, 1, 0, -1, 0),  # roll forward: top becomes away
    "l": (0, 0, -1, 0, 1, 0, 1, 0, 0),  # roll left: top becomes left
    "r": (0, 0, 1, 0, 1, 0, -1, 0, 0),  # roll right: top becomes right
}

# Where each kind has its swords, in quarter turns clockwise from the way the face faces.
SWORDS: Mapping[str, tuple[int, ...]] = {
    "left-guard": (3,),
    "right-guard": (1,),
    "front-strike": (0,),
    "three-way-sweep": (0, 1, 3),
}


class CubeSide(NamedTuple):
    """A face as the rulebook describes it.

    `rolls` bring it to the top from the forward-facing three-way sweep; then it is of that `kind`
    and faces in that direction.
    """

    rolls: str
    kind: str
    facing: str


DUNKEL: Mapping[str, CubeSide] = {
    "T": CubeSide("", "three-way-sweep", "f"),
    "N": CubeSide("f", "front-strike", "b"),
    "U": CubeSide("ff", "right-guard", "b"),
    "A": CubeSide("fff", "front-strike", "r"),
    "E": CubeSide("l", "left-guard", "l"),
    "W": CubeSide("r", "right-guard", "l"),
}
ARTICLE: Mapping[str, CubeSide] = {
    **DUNKEL,
    "E": CubeSide("l", "right-guard", "l"),
    "W": CubeSide("r", "left-guard", "l"),
}
DESCRIPTIONS: Mapping[str, Mapping[str, CubeSide]] = {"dunkel": DUNKEL, "article": ARTICLE}


class CubeState(NamedTuple):
    """One of the 24 ways in which a cube can lie."""

    code: str
    kind: str
    rotation: Rotation
    swords: frozenset[str]  # the directions in which the top face's swords point

    @property
    def face(self) -> str:
        """The id of the face on top."""
        return self.code[0]

    @property
    def facing(self) -> str:
        """The direction in which the top face faces."""
        return self.code[1]

    @property
    def points(self) -> bool:
        """Whether a sword points at the opponent."""
        return "f" in self.swords

    @property
    def strikes(self) -> bool:
        """Whether the face is one of a mate: facing forward, front strike or three-way sweep."""
        return self.facing == "f" and self.kind in ("front-strike", "three-way-sweep")

    @property
    def sweeps(self) -> bool:
        """Whether the face is the three-way sweep, facing forward."""
        return self.facing == "f" and self.kind == "three-way-sweep"


class Cube(NamedTuple):
    """A described cube in all its states."""

    states: Mapping[str, CubeState]
    moved: Mapping[tuple[str, str], str]  # (state, move) → state


@cache
def cube(name: str) -> Cube:
    """The cube `dunkel` or `article`, computed from its description."""
    sides = {in_cube(side): (face, side.kind) for face, side in DESCRIPTIONS[name].items()}
    lying = {rotation: _state(sides, rotation) for rotation in _reachable()}
    moved = {
        (state.code, move): lying[times(turn, rotation)].code
        for rotation, state in lying.items()
        for move, turn in MOVES.items()
    }
    return Cube({state.code: state for state in lying.values()}, moved)


def across(code: str) -> str:
    """A state as seen from the opposite side of the board."""
    letters = list(DIRECTIONS)
    return code[0] + letters[(letters.index(code[1]) + 2) % 4]


@cache
def times(a: Rotation, b: Rotation) -> Rotation:
    """The rotation that applies b, then a."""
    rows, columns = (a[:3], a[3:6], a[6:]), (b[0::3], b[1::3], b[2::3])
    return tuple(x * p + y * q + z * r for x, y, z in rows for p, q, r in columns)


def turned(rotation: Rotation, vector: Vector) -> Vector:
    """A vector after a rotation."""
    x, y, z = vector
    a, b, c, d, e, f, g, h, i = rotation
    return a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z


def inverse(rotation: Rotation) -> Rotation:
    """The inverse rotation."""
    return tuple(rotation[3 * column + row] for row in range(3) for column in range(3))


def in_cube(side: CubeSide) -> tuple[Vector, Vector]:
    """A face's outward normal and its direction, in the axes of the unturned cube."""
    rolled = UNTURNED
    for roll in side.rolls:
        rolled = times(MOVES[roll], rolled)
    back = inverse(rolled)
    return turned(back, UP), turned(back, DIRECTIONS[side.facing])


def _reachable() -> Iterator[Rotation]:
    """All 24 rotations of a cube, found by rolling and turning it."""
    found = {UNTURNED: None}
    waiting = [UNTURNED]
    while waiting:
        rotation = waiting.pop()
        for move in MOVES.values():
            after = times(move, rotation)
            if after not in found:
                found[after] = None
                waiting.append(after)
    return iter(found)


def _state(sides: Mapping[tuple[Vector, Vector], tuple[str, str]], rotation: Rotation) -> CubeState:
    """How a cube lies after a rotation; `sides` are face and kind by what `in_cube` says."""
    for (normal, facing), (face, kind) in sides.items():
        if turned(rotation, normal) == UP:
            letters = list(DIRECTIONS)
            ahead = list(DIRECTIONS.values()).index(turned(rotation, facing))
            swords = frozenset(letters[(ahead + quarter) % 4] for quarter in SWORDS[kind])
            return CubeState(face + letters[ahead], kind, rotation, swords)
    raise AssertionError("one face is always up")

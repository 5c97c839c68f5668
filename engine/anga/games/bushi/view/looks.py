"""Drawings: the faces of a cube with brush and sword or as signs, and arrows for moves."""

from collections.abc import Mapping, Sequence

from anga.games.bushi.rules.cube import DESCRIPTIONS, DIRECTIONS, SWORDS, CubeSide, Vector, in_cube
from anga.games.bushi.rules.rulesets import described_by
from anga.shared.drawing import rotate_drawing
from anga.shared.scene import Colours, Drawing, Phrase, Stroke

PAINTS: Colours = {"dot": ("#2f6b40", "#2f6b40")}
FACES = "TNUAEW"  # in the Scene's order of sides

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


TRIANGLE: Stroke = {
    "path": [[0.5, 0.6], [0.68, 0.9], [0.32, 0.9]],
    "closed": True,
    "fill": "accent",
}
SPOT: Stroke = {"circle": [0.5, 0.19, 0.105], "fill": "dot"}


def looks(rules: str, signs: bool = False) -> dict[str, Drawing]:
    """Every kind of face, facing up, and every face on its side of the cube.

    With `signs` a triangle stands for 武士 and a dot for 刀, as on the inventor's own cubes.
    """
    looks: dict[str, Drawing] = {"clockwise": CLOCKWISE}
    for facing in DIRECTIONS:
        looks[f"facing:{facing}"] = rotate_drawing(ARROW, quarters(facing))
    for side in described(rules).values():
        drawn = face_drawing(side.kind, signs)
        looks[side.kind] = drawn
        looks[side_look(side)] = rotate_drawing(drawn, _quarters_on_side(side))
    return looks


def described(rules: str) -> Mapping[str, CubeSide]:
    """The faces of the cube in play, in the Scene's order of sides."""
    sides = DESCRIPTIONS[described_by(rules)]
    return {face: sides[face] for face in FACES}


def face_name(rules: str, face: str, words: str) -> Phrase:
    """The kind of a face, with its side where the cube has two of that kind.

    `words` is the group of phrases that tell the side, `face` or `from`.
    """
    kinds = [side.kind for side in described(rules).values()]
    kind = described(rules)[face].kind
    return [f"{words}:{face}", kind] if kinds.count(kind) > 1 else kind


def side_look(side: CubeSide) -> str:
    """The look of a face on its side of the cube."""
    return f"{side.kind}:{_quarters_on_side(side)}"


def face_drawing(kind: str, signs: bool = False) -> Drawing:
    """A face that faces up: 武士 at its lower edge, a 刀 at each sword, pointing outwards."""
    samurai, sword = (TRIANGLE, SPOT) if signs else _written()
    return [
        samurai,
        *(stroke for quarter in SWORDS[kind] for stroke in rotate_drawing([sword], quarter)),
    ]


def _written() -> tuple[Stroke, Stroke]:
    """The characters 武士 and 刀."""
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
    return samurai, sword


def quarters(facing: str) -> int:
    """The quarter turns clockwise from forward to a direction."""
    return list(DIRECTIONS).index(facing)


def _quarters_on_side(side: CubeSide) -> int:
    """The quarter turns clockwise of a face on its side, seen from outside."""
    normal, ahead = in_cube(side)
    upper = next(upper for outward, upper in SIDES if outward == normal)
    right = _cross(upper, normal)
    ring = [upper, right, _opposite(upper), _opposite(right)]
    return ring.index(ahead)


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _opposite(vector: Vector) -> Vector:
    return -vector[0], -vector[1], -vector[2]

"""The drawings of the pieces, dice and the board.

Four armies differ in colour and in shape: Black's tokens are discs, Red's squares, Green's crosses,
Yellow's diamonds. A promoted piece has its colours reversed; a Pawn is an arrow. Officers carry a
kanji, or a letter with their moves around it.
"""

from collections.abc import Mapping
from functools import cache

from anga.contract.tiles import Tile
from anga.games.shinsetsu.rules.board import FACINGS
from anga.games.shinsetsu.rules.dice import FACES, ROLLS
from anga.games.shinsetsu.rules.forces import OFFICERS, SEATS
from anga.kit.move_diagrams import AROUND, ASLANT, KNIGHT, STRAIGHT, all_round, lettered
from anga.shared.drawing import rotate_drawing
from anga.shared.scene import Colours, Drawing, Point, Stroke

PAINTS: Colours = {
    "red": ("#a02f27", "#a02f27"),
    "green": ("#30623d", "#30623d"),
    "yellow": ("#e2ad2b", "#d9a52c"),
}
COLOURS: Mapping[str, str] = {"k": "black", "r": "red", "g": "green", "y": "yellow"}
SIGNS: Mapping[str, str] = {"k": "white", "r": "white", "g": "white", "y": "black"}
EMBLEMS: Mapping[str, str] = {"K": "王", "C": "戦", "H": "騎", "E": "象"}
RINGS: Mapping[str, float] = {"k": 0.29, "r": 0.28, "g": 0.26, "y": 0.25}
WAYS: Mapping[str, tuple[tuple[str, tuple[float, ...], float], ...]] = {
    "K": (("step", AROUND, 1.0),),
    "C": (("ray", STRAIGHT, 1.0),),
    "H": (("leap", KNIGHT, 1.0),),
    "E": (("step", ASLANT, 0.85), ("leap", ASLANT, 1.25)),
}  # kind → marks, their angles, and how far out they are, in rings
SIZES: Mapping[str, float] = {"k": 0.5, "r": 0.52, "g": 0.48, "y": 0.44}

ARROW: list[Point] = [
    [0.5, 0.21], [0.75, 0.49], [0.6, 0.49], [0.6, 0.76], [0.4, 0.76], [0.4, 0.49], [0.25, 0.49],
]  # fmt: skip


def _square(half: float, corner: float) -> list[Point]:
    """A square with cut corners, in the middle of the unit square."""
    a, b, c, d = 0.5 - half, 0.5 - half + corner, 0.5 + half - corner, 0.5 + half
    return [[b, a], [c, a], [d, b], [d, c], [c, d], [b, d], [a, c], [a, b]]


def _diamond(half: float, corner: float) -> list[Point]:
    """A square on its tip, the tips cut."""
    a, b, e = 0.5 - half, 0.5 + half, corner
    return [
        [0.5 - e, a + e], [0.5, a], [0.5 + e, a + e], [b - e, 0.5 - e], [b, 0.5], [b - e, 0.5 + e],
        [0.5 + e, b - e], [0.5, b], [0.5 - e, b - e], [a + e, 0.5 + e], [a, 0.5], [a + e, 0.5 - e],
    ]  # fmt: skip


def _cross(half: float, notch: float) -> list[Point]:
    """A square with a square notch in each corner."""
    a, b, c, d = 0.5 - half, 0.5 - half + notch, 0.5 + half - notch, 0.5 + half
    return [
        [b, a], [c, a], [c, b], [d, b], [d, c], [c, c], [c, d], [b, d], [b, c], [a, c], [a, b],
        [b, b],
    ]  # fmt: skip


def _body(seat: str, shrink: float) -> Stroke:
    """The outline of an army's tokens, scaled down."""
    if seat == "k":
        return {"circle": [0.5, 0.5, round(0.42 - shrink, 3)]}
    shape = {
        "r": lambda: _square(0.39 - shrink, 0.06),
        "g": lambda: _cross(0.42 - shrink, 0.15),
        "y": lambda: _diamond(0.475 - 1.3 * shrink, 0.03),
    }[seat]()
    return {"path": [[round(x, 3), round(y, 3)] for x, y in shape], "closed": True}


def _token(seat: str) -> Drawing:
    """A token without an emblem: its body, and a fine inner line."""
    body, inner = _body(seat, 0), _body(seat, 0.055)
    body["fill"], body["line"], body["width"] = COLOURS[seat], SIGNS[seat], 0.025
    inner["line"], inner["width"] = SIGNS[seat], 0.014
    return [body, inner]


def _glyph(text: str, size: float, fill: str) -> Stroke:
    return {"glyph": text, "at": [0.5, 0.5], "size": size, "font": "mincho", "fill": fill}


def _emblem(seat: str, kind: str, colour: str, letters: bool) -> Drawing:
    if not letters:
        return [_glyph(EMBLEMS[kind], SIZES[seat], colour)]
    ring = RINGS[seat]
    ways = [way for sort, angles, far in WAYS[kind] for way in all_round(sort, angles, far * ring)]
    return lettered(kind, ways, colour, [0.5, 0.5], 0.36)


def _officer(seat: str, kind: str, letters: bool) -> Drawing:
    return [*_token(seat), *_emblem(seat, kind, SIGNS[seat], letters)]


def _promoted(seat: str, kind: str, letters: bool) -> Drawing:
    """A promoted piece: its army's colour on white, in place of white on colour."""
    colour = "black" if seat == "y" else COLOURS[seat]  # yellow on white is hard to read
    body, ring = _token(seat)
    body["fill"], body["line"] = "white", "black"
    ring["line"], ring["width"] = COLOURS[seat], 0.035 if letters else 0.07
    return [body, ring, *_emblem(seat, kind, colour, letters)]


def _pawn(seat: str) -> Drawing:
    arrow: Stroke = {"path": ARROW, "closed": True, "fill": SIGNS[seat]}
    return [*_token(seat), arrow]


def _written(kind: str, size: float, colour: str, letters: bool) -> Stroke:
    """A kind as a kanji or a letter."""
    if not letters:
        return _glyph(EMBLEMS[kind], size, colour)
    return {"glyph": kind, "at": [0.5, 0.5], "size": size, "font": "text", "fill": colour}


def _face(face: str, letters: bool) -> Drawing:
    """A side of a die; King and Pawn share one."""
    if face != "K":
        return [_written(face, 0.68, "ink", letters)]
    king = _written(face, 0.54, "accent", letters)
    king["at"] = [0.36, 0.4]
    tip: list[Point] = [[0.72, 0.46], [0.92, 0.66], [0.79, 0.66], [0.79, 0.88], [0.65, 0.88],
                        [0.65, 0.66], [0.52, 0.66]]  # fmt: skip
    return [king, {"path": tip, "closed": True, "fill": "accent"}]


def _pair(roll: str, letters: bool) -> Drawing:
    """Both dice of a roll in a single picture."""
    drawn: Drawing = []
    for at, face in enumerate(roll):
        left, top = (0.0, 0.0) if at == 0 else (0.5, 0.46)
        frame: Stroke = {
            "path": [[left, top], [left + 0.5, top], [left + 0.5, top + 0.5], [left, top + 0.5]],
            "closed": True,
            "fill": "card",
            "line": "soft",
            "width": 0.03,
        }
        drawn += [frame, *(_halved(stroke, left, top) for stroke in _face(face, letters))]
    return drawn


def _halved(stroke: Stroke, left: float, top: float) -> Stroke:
    half = stroke.copy()
    if "path" in half:
        half["path"] = [_shifted(point, left, top) for point in half["path"]]
    if "glyph" in half:
        half["at"], half["size"] = _shifted(half["at"], left, top), half["size"] / 2
    return half


def _shifted(point: Point, left: float, top: float) -> Point:
    return [round(left + point[0] / 2, 3), round(top + point[1] / 2, 3)]


def _facing(quarters: int) -> Drawing:
    return rotate_drawing([{"path": ARROW, "closed": True, "fill": "ink"}], quarters)


BLANK: Drawing = [{"circle": [0.5, 0.5, 0.1], "fill": "soft"}]
ARROWS: Mapping[str, Drawing] = {
    f"facing:{facing}": _facing(quarters) for quarters, facing in enumerate(FACINGS)
}


@cache
def looks(letters: bool) -> dict[str, Drawing]:
    """Every look except those of rolls, with kanji or with letters."""
    return {
        **{f"{seat}:{kind}": _officer(seat, kind, letters) for seat in SEATS for kind in EMBLEMS},
        **{
            f"{seat}:+{kind}": _promoted(seat, kind, letters) for seat in SEATS for kind in OFFICERS
        },
        **{f"{seat}:P": _pawn(seat) for seat in SEATS},
        **{f"{seat}:man": _token(seat) for seat in SEATS},
        # A die is rolled about one axis, so its fourth face stands on its head on the side away.
        **{f"side:{f}": rotate_drawing(_face(f, letters), 2 if f == "E" else 0) for f in FACES},
        "side:blank": BLANK,
        **{f"face:{face}": _face(face, letters) for face in FACES},
        **ARROWS,
    }


@cache
def rolls(letters: bool) -> dict[str, Drawing]:
    """The looks needed while a roll is awaited."""
    still = {name: look for name, look in looks(letters).items() if name not in ARROWS}
    return {**still, **{f"roll:{roll}": _pair(roll, letters) for roll in ROLLS}}


# A lost officer comes back as a promoted Pawn: the same piece, turned over.
TILES = (
    *(Tile(f"{seat}:{kind}", f"{seat}:+{kind}", 1) for seat in SEATS for kind in OFFICERS),
    *(Tile(f"{seat}:K", "", 1) for seat in SEATS),
    *(Tile(f"{seat}:P", "", 4) for seat in SEATS),
)

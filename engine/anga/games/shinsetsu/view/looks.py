"""How the pieces, dice and the board are drawn.

Four armies are told apart by colour and by shape: Black's tokens are discs, Red's squares, Green's
crosses, Yellow's diamonds. A promoted piece has its colours reversed; a Pawn is an arrow.
"""

from collections.abc import Mapping

from anga.games.shinsetsu.rules.board import FACINGS
from anga.games.shinsetsu.rules.dice import FACES, ROLLS
from anga.games.shinsetsu.rules.forces import OFFICERS, SEATS
from anga.shared.drawing import rotated
from anga.shared.scene import Colours, Drawing, Point, Stroke

PAINTS: Colours = {
    "red": ("#a02f27", "#a02f27"),
    "green": ("#30623d", "#30623d"),
    "yellow": ("#e2ad2b", "#d9a52c"),
}
COLOURS: Mapping[str, str] = {"k": "black", "r": "red", "g": "green", "y": "yellow"}
SIGNS: Mapping[str, str] = {"k": "white", "r": "white", "g": "white", "y": "black"}
EMBLEMS: Mapping[str, str] = {"K": "王", "C": "戦", "H": "騎", "E": "象"}
SIZES: Mapping[str, float] = {"k": 0.5, "r": 0.52, "g": 0.48, "y": 0.44}

ARROW: list[Point] = [
    [0.5, 0.21], [0.75, 0.49], [0.6, 0.49], [0.6, 0.76], [0.4, 0.76], [0.4, 0.49], [0.25, 0.49],
]  # fmt: skip


def _square(half: float, corner: float) -> list[Point]:
    """A square with its corners cut, about the middle of the unit square."""
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
    """The outline of an army's tokens, so much smaller."""
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


def _officer(seat: str, kind: str) -> Drawing:
    return [*_token(seat), _glyph(EMBLEMS[kind], SIZES[seat], SIGNS[seat])]


def _promoted(seat: str, kind: str) -> Drawing:
    """A piece that was a Pawn: its army's colour on white, where others are white on colour."""
    body, ring, emblem = _officer(seat, kind)
    emblem["fill"] = "black" if seat == "y" else COLOURS[seat]  # yellow on white is hard to read
    body["fill"], body["line"] = "white", "black"
    ring["line"], ring["width"] = COLOURS[seat], 0.07
    return [body, ring, emblem]


def _pawn(seat: str) -> Drawing:
    arrow: Stroke = {"path": ARROW, "closed": True, "fill": SIGNS[seat]}
    return [*_token(seat), arrow]


def _face(face: str) -> Drawing:
    """A side of a die; King and Pawn share one."""
    if face != "K":
        return [_glyph(EMBLEMS[face], 0.68, "ink")]
    king = _glyph(EMBLEMS["K"], 0.54, "accent")
    king["at"] = [0.36, 0.4]
    tip: list[Point] = [[0.72, 0.46], [0.92, 0.66], [0.79, 0.66], [0.79, 0.88], [0.65, 0.88],
                        [0.65, 0.66], [0.52, 0.66]]  # fmt: skip
    return [king, {"path": tip, "closed": True, "fill": "accent"}]


def _pair(roll: str) -> Drawing:
    """Both dice of a roll in one picture."""
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
        drawn += [frame, *(_halved(stroke, left, top) for stroke in _face(face))]
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
    return rotated([{"path": ARROW, "closed": True, "fill": "ink"}], quarters)


BLANK: Drawing = [{"circle": [0.5, 0.5, 0.1], "fill": "soft"}]
PIECES: Mapping[str, Drawing] = {
    **{f"{seat}:{kind}": _officer(seat, kind) for seat in SEATS for kind in EMBLEMS},
    **{f"{seat}:+{kind}": _promoted(seat, kind) for seat in SEATS for kind in OFFICERS},
    **{f"{seat}:P": _pawn(seat) for seat in SEATS},
}
# A die is rolled about one axis, so its fourth face stands on its head on the side away.
DICE: Mapping[str, Drawing] = {
    **{f"side:{face}": rotated(_face(face), 2 if face == "E" else 0) for face in FACES},
    "side:blank": BLANK,
}
ROLL_LOOKS: Mapping[str, Drawing] = {f"roll:{roll}": _pair(roll) for roll in ROLLS}
ARROWS: Mapping[str, Drawing] = {
    f"facing:{facing}": _facing(quarters) for quarters, facing in enumerate(FACINGS)
}
FACE_LOOKS: Mapping[str, Drawing] = {f"face:{face}": _face(face) for face in FACES}

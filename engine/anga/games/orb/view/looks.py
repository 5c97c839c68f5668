"""How the pieces look: five-sided wooden wedges with kanji, or with letters; drawn pointing up."""

from collections.abc import Mapping

from anga.games.orb.rules.seats import KINDS
from anga.shared.scene import Colours, Drawing, Point, Stroke

FLIPPED_LOOK = "flipped"

PAINTS: Colours = {"orb-red": ("#b3341d", "#bd3b22"), "orb-blue": ("#2f6f9f", "#2e6e9d")}

# Width and height of each kind: the greater the piece, the larger.
SIZES: Mapping[str, tuple[float, float]] = {
    "K": (0.86, 0.94),
    "R": (0.83, 0.91),
    "G": (0.79, 0.87),
    "S": (0.79, 0.87),
    "P": (0.7, 0.8),
}
KANJI: Mapping[str, str] = {
    "K": "玉", "R": "飛", "G": "金", "S": "銀", "P": "歩", "+R": "竜", "+S": "全", "+P": "と",
}  # fmt: skip
LETTERS: Mapping[str, str] = {
    "K": "Kg", "R": "Rk", "G": "Gd", "S": "Sv", "P": "Pn", "+R": "+R", "+S": "+S", "+P": "+P",
}  # fmt: skip


def looks(letters: bool) -> dict[str, Drawing]:
    """Every look: `R`, `+R`, as a neutral piece `neutral:R`, and a flipped king."""
    found: dict[str, Drawing] = {FLIPPED_LOOK: [_body("K", "board-dark", "ink")]}
    for kind in KINDS:
        found[kind] = _piece(kind, letters, "wood-light", "accent" if kind[0] == "+" else "black")
        if kind != "K":
            found[f"neutral:{kind}"] = _piece(kind, letters, "slate", "white")
    return found


def sign(text: str, ink: str) -> Drawing:
    """A word on an option."""
    size = 0.62 if len(text) == 1 else 0.44
    return [{"glyph": text, "at": [0.5, 0.5], "size": size, "font": "mincho", "fill": ink}]


def _piece(kind: str, letters: bool, fill: str, ink: str) -> Drawing:
    width, _ = SIZES[kind[-1]]
    name = LETTERS[kind] if letters else KANJI[kind]
    return [
        _body(kind, fill, "wood-dark"),
        {
            "glyph": name,
            "at": [0.5, 0.56],
            "size": round(width * (0.46 if letters else 0.68), 2),
            "font": "text" if letters else "mincho",
            "fill": ink,
        },
    ]


def _body(kind: str, fill: str, line: str) -> Stroke:
    return {"path": outline(kind), "closed": True, "fill": fill, "line": line, "width": 0.022}


def outline(kind: str) -> list[Point]:
    """The five corners, from the tip clockwise."""
    width, height = SIZES[kind[-1]]
    top, bottom = 0.5 - height / 2, 0.5 + height / 2
    foot, shoulder = width / 2, width * 0.39
    corners = [
        (0.5, top),
        (0.5 + shoulder, top + height * 0.2),
        (0.5 + foot, bottom),
        (0.5 - foot, bottom),
        (0.5 - shoulder, top + height * 0.2),
    ]
    return [[round(x, 3), round(y, 3)] for x, y in corners]

"""The drawings of the pieces: five-sided wooden wedges, pointing up.

On them is a kanji, or a letter with the piece's moves around it.
"""

from collections.abc import Mapping

from anga.contract.tiles import Tile
from anga.games.orb.rules.seats import KINDS
from anga.kit.move_diagrams import AROUND, ASLANT, STRAIGHT, all_round, lettered
from anga.shared.scene import Colours, Drawing, Point, Stroke

FLIPPED_LOOK, MAN_LOOK = "flipped", "man"  # MAN_LOOK: a piece of any kind

PAINTS: Colours = {
    "orb-red": ("#b3341d", "#bd3b22"),
    "orb-blue": ("#2f6f9f", "#2e6e9d"),
    "base-s": ("#2b2622", "#2b2622"),
    "base-w": ("#0f766e", "#0f766e"),
    "base-n": ("#7c3f98", "#7c3f98"),
    "base-e": ("#a85a0c", "#a85a0c"),
}

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
RING = 0.28  # how far the marks of moves are from the letter
GOLD = all_round("step", (0, 45, 90, 180, 270, 315), RING)
WAYS = {
    "K": all_round("step", AROUND, RING),
    "R": all_round("ray", STRAIGHT, RING),
    "G": GOLD,
    "S": all_round("step", (0, 45, 135, 225, 315), RING),
    "P": all_round("step", (0,), RING),
    "+R": all_round("ray", STRAIGHT, RING) + all_round("step", ASLANT, RING),
    "+S": GOLD,
    "+P": GOLD,
}
BALL: Stroke = {"circle": [0.5, 0.5, 0.36], "line": "ink", "width": 0.022}
RING_OF_DANGER: Stroke = {"circle": [0.5, 0.5, 0.2], "fill": "card"}  # seen without colours too
ORBS: dict[str, Drawing] = {
    "orb-blue": [{**BALL, "fill": "orb-blue"}],
    "orb-red": [{**BALL, "fill": "orb-red"}, RING_OF_DANGER],
}


def looks(letters: bool) -> dict[str, Drawing]:
    """Every look: `R`, `+R`, as a neutral piece `neutral:R`, a flipped king, a man, the orbs."""
    found: dict[str, Drawing] = {
        FLIPPED_LOOK: [_body("K", "board-dark", "ink")],
        MAN_LOOK: [_body("G", "wood-light", "wood-dark")],
        **ORBS,
    }
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
    body, middle = _body(kind, fill, "wood-dark"), [0.5, 0.54]
    if letters:  # without the plus, which would lie over the marks; those are other ones, and red
        return [body, *lettered(kind[-1], WAYS[kind], ink, middle, 0.38)]
    size = round(width * 0.68, 2)
    glyph: Stroke = {
        "glyph": KANJI[kind], "at": middle, "size": size, "font": "mincho", "fill": ink,
    }  # fmt: skip
    return [body, glyph]


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


TILES = (
    Tile("K", FLIPPED_LOOK, 4), Tile("R", "+R", 4), Tile("G", "", 8), Tile("S", "+S", 8),
    Tile("P", "+P", 12), Tile("orb-blue", "orb-red", 4),
)  # fmt: skip

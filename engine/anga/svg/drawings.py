"""The strokes of drawings. Equal drawings on many sheets are written stroke by stroke together."""

import math
from collections.abc import Iterator, Sequence

from anga.shared.palette import Palette
from anga.shared.scene import Drawing, Stroke
from anga.svg.pen import Path, element, escaped, number
from anga.svg.sheet import Frame, Sheet

FONTS = {
    "brush": "Anga Brush,Yuji Syuku,HGGyoshotai,serif",
    "mincho": "Anga Mincho,Shippori Mincho B1,Hiragino Mincho ProN,Yu Mincho,serif",
    "text": "Anga Text,Zen Kaku Gothic New,Hiragino Sans,Yu Gothic,sans-serif",
}
WEIGHTS = {"mincho": "600", "text": "500"}
IDEOGRAPHS = "\u2e80"  # from here on characters fill their square
DROPS = (0.35, 0.37)  # from the middle of a letter, of an ideograph down to its base line
THIN = 0.6  # pixels: a line is never finer


def drawn(drawing: Drawing, sheet: Sheet, palette: Palette) -> str:
    """A drawing on a sheet."""
    return layered([(drawing, sheet)], palette)


def layered(shown: Sequence[tuple[Drawing, Sheet]], palette: Palette) -> str:
    """Drawings on sheets that lie apart: the first strokes of all, the second ones, and so on.

    What looks alike in a layer is written together, which makes pictures a third as long.
    """
    written = ""
    for layer in range(max((len(drawing) for drawing, _ in shown), default=0)):
        paths: dict[str, Path] = {}
        letters: Letters = {}
        for drawing, sheet in shown:
            if layer < len(drawing):
                stroke = drawing[layer]
                if "glyph" in stroke:
                    letter(letters, stroke, sheet, palette)
                else:
                    paint = painted(stroke, sheet.frame(0.5, 0.5).size, palette)
                    outline(paths.setdefault(paint, Path()), stroke, sheet)
        written += "".join(f'<path d="{path}"{paint}/>' for paint, path in paths.items())
        written += lettering(letters)
    return written


Letters = dict[tuple[str, float, str], str]
"""Type, size and colour → the texts in them."""


def letter(letters: Letters, stroke: Stroke, sheet: Sheet, palette: Palette) -> None:
    """Add a stroke's glyph to those of its kind."""
    x, y = stroke["at"]
    frame = sheet.frame(x, y)
    size = stroke.get("size", 0.5) * frame.size
    kind = (stroke.get("font", "mincho"), round(size, 1), palette(stroke.get("fill", "ink")))
    placed = text_at(stroke["glyph"], sheet.at(x, y), size, frame, stroke.get("turn", 0))
    letters[kind] = letters.get(kind, "") + placed


def lettering(letters: Letters) -> str:
    """All of them."""
    return "".join(lettered(texts, *kind) for kind, texts in letters.items())


def outline(path: Path, stroke: Stroke, sheet: Sheet) -> None:
    """Add a stroke's path or circle."""
    if "circle" in stroke:
        x, y, radius = stroke["circle"]
        frame = sheet.frame(x, y)
        if frame.even:
            path.disc(*sheet.at(x, y), radius * frame.size)
        else:
            path.oval(lambda u, v: sheet.at(x + radius * u, y + radius * v))
        return
    points = [sheet.at(x, y) for x, y in stroke["path"]]
    if stroke.get("smooth"):
        path.curve(points, closed=stroke.get("closed", False))
    else:
        path.polygon(points, closed=stroke.get("closed", False))


def painted(stroke: Stroke, size: float, palette: Palette, usual: float = 0.02) -> str:
    """The attributes of a stroke's colours; `size` is of a unit in pixels."""
    fill = f' fill="{palette(stroke["fill"])}"' if "fill" in stroke else ' fill="none"'
    if "line" not in stroke:
        return fill
    width = max(THIN, stroke.get("width", usual) * size)
    return f'{fill} stroke="{palette(stroke["line"])}" stroke-width="{number(width, 2)}"'


def lettered(texts: str, font: str, size: float, fill: str) -> str:
    """Texts in one type, size and colour."""
    return element(
        "g",
        texts,
        lang="ja",
        fill=fill,
        font_family=FONTS[font],
        font_size=number(size),
        font_weight=WEIGHTS.get(font),
    )


def text_at(
    text: str, middle: tuple[float, float], size: float, frame: Frame | None = None, turn: int = 0
) -> str:
    """A text about its middle, turned by degrees, as a frame lies; without one it is level."""
    drop = size * DROPS[text >= IDEOGRAPHS]
    x, y = middle
    a, b, c, d = _matrix(frame, turn)
    if abs(a - 1) + abs(b) + abs(c) + abs(d - 1) < 0.01:
        return element("text", escaped(text), x=number(x), y=number(y + drop))
    if abs(a - d) + abs(b + c) < 0.01:
        angle = number(math.degrees(math.atan2(b, a)))
        way = f"translate({number(x)} {number(y)})rotate({angle})"
    else:
        ways = " ".join(number(each, 3) for each in (a, b, c, d))
        way = f"matrix({ways} {number(x)} {number(y)})"
    return element("text", escaped(text), y=number(drop), transform=way)


def _matrix(frame: Frame | None, turn: int) -> Iterator[float]:
    """How a text lies, its size left out."""
    ((a, b), (c, d)), size = frame or ((1.0, 0.0), (0.0, 1.0)), frame.size if frame else 1.0
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for each in (
        a * cosine + c * sine,
        b * cosine + d * sine,
        c * cosine - a * sine,
        d * cosine - b * sine,
    ):
        yield each / size

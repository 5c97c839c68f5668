"""Shapes written as SVG, see `anga.shared.shapes.shape`."""

import math
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from anga.shared.shapes.path import discs
from anga.shared.shapes.shape import Faded, Glow, Glyph, Shape, filled
from anga.svg.pen import element, escape_xml, number, shortened

FONTS = {
    "brush": "Anga Brush,Yuji Syuku,HGGyoshotai,serif",
    "mincho": "Anga Mincho,Shippori Mincho B1,Hiragino Mincho ProN,Yu Mincho,serif",
    "text": "Anga Text,Zen Kaku Gothic New,Hiragino Sans,Yu Gothic,sans-serif",
}
FONTS["bold"] = FONTS["text"]
WEIGHTS = {"mincho": "600", "text": "500", "bold": "700"}
IDEOGRAPHS = "\u2e80"  # from here on characters fill their square
DROPS = (0.35, 0.37)  # from the middle of a letter, of an ideograph down to its base line
STEPS = 7  # of a glow, if each is as wide as STEP
STEP = 1.8  # pixels
LEVEL = 0.01  # what is turned or stretched by less lies as usual

Paint = tuple[str, float]
Seen = Shape | Glyph | Faded
Colours = Callable[[str], str]
"""What a colour's name looks like."""


def written(shapes: Iterable[Seen], colour: Colours) -> str:
    """The SVG of shapes in order; adjacent characters of the same style share an element."""
    parts = []
    for kind, some in groupby(shapes, _kind):
        alike = list(some)
        if kind:
            parts.append(_letters(kind, alike, colour))
        for shape in alike:
            if isinstance(shape, Shape):
                parts.append(_path(shape, colour))
            elif isinstance(shape, Faded):
                inner = written(shape.shapes, colour)
                parts.append(element("g", inner, opacity=round(shape.strength, 2)))
    return "".join(parts)


Kind = tuple[str, str, Paint, bool]


def _kind(shape: Seen) -> Kind | None:
    if not isinstance(shape, Glyph):
        return None
    return shape.font, number(shape.size), shape.fill, shape.leading


def _path(shape: Shape, colour: Colours) -> str:
    fill, line = shape.fill, shape.line
    if isinstance(fill, Glow):
        return written(_steps(shape, fill), colour)
    return element(
        "path",
        d=shortened(shape.d),
        fill=colour(fill[0]) if fill else "none",
        fill_opacity=_strength(fill),
        stroke=colour(line[0]) if line else None,
        stroke_opacity=_strength(line),
        stroke_width=shape.width if line else None,
        stroke_dasharray=" ".join(number(each) for each in shape.dash) or None,
    )


def _steps(shape: Shape, glow: Glow) -> Iterator[Shape]:
    """A glow as stacked discs, since a gradient would need an id."""
    if glow.weak:
        yield filled(shape.d, glow.colour, glow.weak)
    before = glow.weak
    steps = min(STEPS, 1 + int((glow.room - glow.core) / STEP))
    for step in range(steps):
        share = (step + 0.5) / steps
        strength = glow.weak + (glow.strong - glow.weak) * share
        radius = glow.room + (glow.core - glow.room) * share
        yield filled(discs([glow.at], radius), glow.colour, (strength - before) / (1 - before))
        before = strength


def _strength(paint: Paint | None) -> float | None:
    return round(paint[1], 2) if paint and paint[1] < 1 else None


def _letters(kind: Kind, glyphs: Iterable[Seen], colour: Colours) -> str:
    font, size, fill, leading = kind
    return element(
        "g",
        "".join(_letter(each) for each in glyphs if isinstance(each, Glyph)),
        lang=None if leading else "ja",
        fill=colour(fill[0]),
        fill_opacity=_strength(fill),
        font_family=FONTS[font],
        font_size=size,
        font_weight=WEIGHTS.get(font),
        text_anchor="start" if leading else None,
    )


def _letter(glyph: Glyph) -> str:
    drop = glyph.size * DROPS[glyph.text >= IDEOGRAPHS]
    (x, y), text = glyph.at, escape_xml(glyph.text)
    a, b, c, d = glyph.lies or (1.0, 0.0, 0.0, 1.0)
    if abs(a - 1) + abs(b) + abs(c) + abs(d - 1) < LEVEL:
        return element("text", text, x=number(x), y=number(y + drop))
    if abs(a - d) + abs(b + c) < LEVEL:
        angle = number(math.degrees(math.atan2(b, a)))
        way = f"translate({number(x)} {number(y)})rotate({angle})"
    else:
        ways = " ".join(number(each, 3) for each in (a, b, c, d))
        way = f"matrix({ways} {number(x)} {number(y)})"
    return element("text", text, y=number(drop), transform=way)

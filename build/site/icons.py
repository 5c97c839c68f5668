"""The icons: the marks of site/icons with brush characters as outlines, and as PNG; the figures.

In the sources a <text> is one character of the brush font, its ink centred on x and y. In the
results it is a <path>, so that viewers do not need the font.
"""

import shutil
from pathlib import Path
from xml.etree import ElementTree as ET

from fontTools.misc.transform import Identity
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from resvg_py import svg_to_bytes

from build.cache import cached
from build.paths import SITE
from build.setup import node
from build.site.fonts import BRUSH

SVG = "http://www.w3.org/2000/svg"
MARK = SITE / "icons" / "mark.svg"
MASKABLE = SITE / "icons" / "mark-maskable.svg"
CAST = SITE / "icons" / "cast.svg"

PICTURES = (
    ("icon-192.png", MARK, 192),
    ("icon-512.png", MARK, 512),
    ("maskable-192.png", MASKABLE, 192),
    ("maskable-512.png", MASKABLE, 512),
    ("apple-touch.png", MASKABLE, 180),
)


def icons() -> Path:
    """A folder with favicon.svg, the PNGs of PICTURES, and the figures of the computer's levels."""
    face = BRUSH.unpacked

    def make(folder: Path) -> None:
        drawn = {source: outlined(source, face) for source in (MARK, MASKABLE)}
        (folder / "favicon.svg").write_text(drawn[MARK], encoding="utf-8")
        for name, source, size in PICTURES:
            picture = svg_to_bytes(svg_string=drawn[source], width=size, skip_system_fonts=True)
            (folder / name).write_bytes(picture)
        shutil.copyfile(CAST, folder / CAST.name)

    return cached("icons", [node.LOCK, Path(__file__), MARK, MASKABLE, CAST], make)


def outlined(source: Path, face: Path) -> str:
    """The text of an SVG file with its characters as paths from a font file."""
    ET.register_namespace("", SVG)
    root = ET.parse(source).getroot()
    with TTFont(face, lazy=True) as font:
        for text in root.iter(f"{{{SVG}}}text"):
            place = [float(text.attrib.pop(name)) for name in ("x", "y", "font-size")]
            text.set("d", _outline(font, text.text or "", *place))
            text.tag, text.text = f"{{{SVG}}}path", None
    return ET.tostring(root, encoding="unicode")


def _outline(font: TTFont, character: str, x: float, y: float, size: float) -> str:
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(character)]]
    bounds = BoundsPen(glyphs)
    glyph.draw(bounds)
    left, bottom, right, top = bounds.bounds
    scale = size / font["head"].unitsPerEm
    place = (
        Identity.translate(x, y)
        .scale(scale, -scale)
        .translate(-(left + right) / 2, -(bottom + top) / 2)
    )
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.1f}".removesuffix(".0"))
    glyph.draw(TransformPen(pen, place))
    return str(pen.getCommands())

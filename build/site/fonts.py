"""The site's fonts, cut down to the characters that it shows.

Fonts are cut in two. The first file has what a board to play on begins with. The second has all
other characters, and browsers fetch it only where one of them is seen.
"""

import shutil
from pathlib import Path
from typing import NamedTuple

from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

from build.cache import cached
from build.paths import MODULES
from build.setup import node

FONTSOURCE = MODULES / "@fontsource"


class FontFile(NamedTuple):
    """A font file of the site: its package and its weight."""

    name: str
    package: str
    weight: int

    @property
    def source(self) -> Path:
        """The package's file with all its characters, Latin and Japanese."""
        file = f"{self.package}-japanese-{self.weight}-normal.woff2"
        return FONTSOURCE / self.package / "files" / file

    @property
    def unpacked(self) -> Path:
        """The font as a TrueType file, of which single characters can be read quickly."""
        return unpacked() / f"{self.name}.ttf"


MINCHO = FontFile("mincho", "shippori-mincho-b1", 600)
BRUSH = FontFile("brush", "yuji-syuku", 400)
TEXT = (
    FontFile("text-400", "zen-kaku-gothic-new", 400),
    FontFile("text-500", "zen-kaku-gothic-new", 500),
)


FACES = (MINCHO, BRUSH, *TEXT)
REST = "-rest"  # ends the names of second files
LAST = 0x10FFFF  # the last code point


class Characters(NamedTuple):
    """The characters that the site shows."""

    titles: str  # in titles and on pieces, where boards to play on begin
    first: str  # in whatever boards to play on begin with
    rest: str  # all others
    brushed: str  # in the brush font


def fonts(shown: Characters) -> Path:
    """A folder with the .woff2 files of each font and the licences."""
    files = {(BRUSH, BRUSH.name): shown.brushed}
    for face in (MINCHO, *TEXT):
        files[face, face.name], files[face, face.name + REST] = halves(face, shown)
    cut = [f"{face.unpacked}{name}{sorted(set(wanted))}" for (face, name), wanted in files.items()]

    def make(folder: Path) -> None:
        for (face, name), wanted in files.items():
            _cut(face, wanted, folder / f"{name}.woff2")
        for face in FACES:
            licence = f"LICENSE-{face.package}.txt"
            shutil.copyfile(FONTSOURCE / face.package / "LICENSE", folder / licence)

    return cached("fonts", [node.LOCK, Path(__file__), *cut], make)


def halves(face: FontFile, shown: Characters) -> tuple[str, str]:
    """The characters in the first and in the second file of a font."""
    if face in TEXT:
        return shown.first, shown.rest
    return shown.titles, "".join(sorted(set(shown.first + shown.rest) - set(shown.titles)))


def ranges(characters: str) -> str:
    """Characters in the notation of style sheets, such as `U+4E00-4E02, U+4E0A`."""
    return _told(_ranges(characters))


def ranges_but(characters: str) -> str:
    """All others in the notation of style sheets."""
    found = _ranges(characters)
    starts = [0, *(last + 1 for _, last in found)]
    ends = [*(first - 1 for first, _ in found), LAST]
    return _told(list(zip(starts, ends, strict=True)))


def _ranges(characters: str) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for code in sorted(map(ord, set(characters))):
        if found and code == found[-1][1] + 1:
            found[-1] = (found[-1][0], code)
        else:
            found.append((code, code))
    return found


def _told(found: list[tuple[int, int]]) -> str:
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in found)


def unpacked() -> Path:
    """A folder with all fonts as TrueType files, whole."""

    def make(folder: Path) -> None:
        for face in FACES:
            with TTFont(face.source, recalcTimestamp=False) as font:
                font.flavor = None
                font.save(folder / f"{face.name}.ttf")

    return cached("faces", [node.LOCK, Path(__file__)], make)


def _cut(face: FontFile, characters: str, target: Path) -> None:
    options = Options(flavor="woff2", layout_features=["kern", "ccmp", "mark", "mkmk"])
    options.drop_tables += ["vhea", "vmtx", "BASE"]  # nothing is set vertically
    options.name_IDs += [13, 14]  # the licence stays with the face
    with load_font(face.unpacked, options) as font:
        if face in TEXT:
            _make_tabular(font)
            _give_a_tail(font)
        cutter = Subsetter(options)
        cutter.populate(text=characters)
        cutter.subset(font)
        save_font(font, target, options)


def _make_tabular(font: TTFont) -> None:
    """Give all digits the width of the widest, so that numbers line up."""
    names = [font.getBestCmap()[ord(digit)] for digit in "0123456789"]
    widths = font["hmtx"]
    widest = max(widths[name][0] for name in names)
    for name in names:
        width, left = widths[name]
        shift = (widest - width) // 2
        glyph = font["glyf"][name]
        glyph.coordinates.translate((shift, 0))
        glyph.recalcBounds(font["glyf"])
        widths[name] = (widest, left + shift)


def _give_a_tail(font: TTFont, reach: float = 0.65) -> None:
    """End the letter l in the tail of the t, a little shorter, so that l1 is not read as 11."""
    ell, tee = (font["glyf"][font.getBestCmap()[ord(letter)]] for letter in "lt")
    low = [place for place, (_, y) in enumerate(tee.coordinates) if y < 200]
    foot = [tuple(tee.coordinates[place]) for place in low]
    left, right = foot[3][0], foot[4][0]  # of the stem; the points before go up, the others down
    shift, top = ell.xMin - left, ell.yMax
    foot = [(min(x, right) + max(0, x - right) * reach, y) for x, y in foot]
    points = [*foot[:4], (left, top), (right, top), *foot[4:]]
    flags = [tee.flags[place] for place in low]
    ell.coordinates = GlyphCoordinates([(round(x) + shift, y) for x, y in points])
    ell.flags = bytearray([*flags[:4], 1, 1, *flags[4:]])
    ell.endPtsOfContours = [len(points) - 1]
    ell.recalcBounds(font["glyf"])
    widths = font["hmtx"]
    widths["l"] = (ell.xMax + (widths["t"][0] - tee.xMax) // 2, ell.xMin)

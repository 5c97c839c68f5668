"""Social preview pictures: one for each game, and one for all.

Each shows the end of the home page's demonstration.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

from resvg_py import svg_to_bytes

from anga.shared.answers import Opening
from anga.shared.changes import apply
from anga.shared.colours import COLOURS
from anga.shared.scene import Scene, Words
from anga.svg.picture import picture
from build.cache import Input, cached, files_below
from build.paths import ENGINE
from build.site.fonts import FACES

WIDTH, HEIGHT = 1200, 630  # what the services ask for
EDGE, GAP = 56, 20
COLUMN = 470  # of a game's words
LETTER = 0.56  # of a letter's height is its width, at most
ALL = "anga"  # the name of the picture for all games
MINCHO = "Shippori Mincho B1 SemiBold"  # what its file calls it
TYPES = {"mincho": MINCHO, "brush": "Yuji Syuku", "text": "Zen Kaku Gothic New"}
Box = tuple[float, float, float, float]  # left, top, width, height


def cards(openings: list[Opening]) -> Path:
    """A folder with a PNG for each game, and one for all."""
    drawing = files_below(ENGINE / "anga" / "svg")
    sources: list[Input] = [Path(__file__), *drawing, json.dumps(openings)]

    def make(folder: Path) -> None:
        for name, svg in drawn(openings):
            (folder / f"{name}.png").write_bytes(png(svg))

    return cached("cards", sources, make)


def drawn(openings: list[Opening]) -> Iterator[tuple[str, str]]:
    """The SVG of each picture, by its name."""
    for opening in openings:
        yield opening["game"], _sheet(_words(opening["words"]), [(opening, (590, 40, 560, 550))])
    count = len(openings)
    room = (WIDTH - 2 * EDGE - (count - 1) * GAP) / count
    places = [(EDGE + number * (room + GAP), 250.0, room, 334.0) for number in range(count)]
    yield ALL, _sheet(_title(), list(zip(openings, places, strict=True)))


def _words(words: Words) -> str:
    name, credit = words["name"]["en"], words["credit"]["en"]
    size = min(76.0, COLUMN / (LETTER * len(name)))
    told = credit.split("; ")
    lines = [_text(part, (EDGE, 402 + 34 * row), 23, "soft") for row, part in enumerate(told)]
    return (
        _text(name, (EDGE, 268), size, "ink", "mincho")
        + _text(words["kana"]["en"], (EDGE, 340), 44, "soft", "brush")
        + "".join(lines)
        + _mark(574, 34)
    )


def _title() -> str:
    return _mark(130, 84) + _text("Rare heirs of chaturanga", (EDGE, 196), 34, "soft", "mincho")


def _mark(y: float, size: float) -> str:
    after = EDGE + size * 2.5
    return _text("Anga", (EDGE, y), size, "ink", "mincho") + _text(
        "軍", (after, y), size, "accent", "brush"
    )


def _text(
    text: str, place: tuple[float, float], size: float, colour: str, face: str = "text"
) -> str:
    x, y = place
    said = f'x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{COLOURS[colour][0]}"'
    weight = "600" if face == "mincho" else "400"
    return f'<text {said} font-family="{TYPES[face]}" font-weight="{weight}">{escape(text)}</text>'


def _sheet(words: str, boards: list[tuple[Opening, Box]]) -> str:
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{COLOURS["paper"][0]}"/>'
    shown = "".join(_board(opening, box) for opening, box in boards)
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{paper}{words}{shown}</svg>'


def _board(opening: Opening, box: Box) -> str:
    """A position within a box, as an SVG in an SVG, which keeps its proportions."""
    from anga import games

    left, top, width, height = box
    place = f'<svg x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}"'
    colours = games.get(opening["game"]).colours
    head, end, rest = picture(_scene(opening), opening["words"], colours=colours).partition(">")
    return re.sub(r' (width|height)="[^"]*"', "", head).replace("<svg", place, 1) + end + rest


def _scene(opening: Opening) -> Scene:
    """The Scene at the end of the demonstration."""
    scene: Scene = {**opening["scenes"][0]["scene"], "options": []}
    for changes in opening["demo"]:
        scene = apply(scene, changes)
    return scene


def png(svg: str) -> bytes:
    """A picture as PNG, its texts in the site's fonts."""
    files = [str(face.unpacked) for face in FACES]
    named = svg.replace("Anga Mincho", MINCHO)
    return bytes(svg_to_bytes(svg_string=named, skip_system_fonts=True, font_files=files))

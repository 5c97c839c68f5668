"""Pictures of positions, without a word in them: one serves readers of every language.

The board is in the middle, within a square, so that a page may show that square alone.
"""

import io
import os
import re
from collections.abc import Mapping
from pathlib import Path

from PIL import Image

from anga.contract.game import AnyLine
from anga.contract.pictures import scene
from anga.shared.colours import COLOURS
from anga.shared.layout import fit
from anga.svg.picture import picture
from anga.tools.parallel import Crew, run
from build.cache import cached
from build.setup import node
from build.site import cards, fonts

SIZE = (cards.WIDTH, cards.HEIGHT)
EDGE = 12
SQUARE = cards.HEIGHT - 2 * EDGE
CORNER = ((cards.WIDTH - SQUARE) // 2, EDGE)
FEW = 64  # colours of a picture, which then weighs a third
MEASURES = re.compile(r'viewBox="0 0 (\S+) (\S+)" width="\S+" height="\S+"')


def drawing(line: AnyLine, turned: int = 0) -> str:
    """The SVG of a line's position, turned clockwise by quarters, without the seats' names."""
    shown = scene(line, {}, touchable=False)
    above, below = fit.names(shown, turned)
    svg = picture(shown, line.game.words, colours=line.game.colours, turned=turned)

    def cut(measures: re.Match[str]) -> str:
        width, height = map(float, measures.groups())
        box = f"0 {above:g} {width:g} {height - above - below:g}"
        return f'viewBox="{box}" width="{SQUARE}" height="{SQUARE}"'

    return MEASURES.sub(cut, svg, count=1)


def pictures(part: str, drawings: Mapping[str, str]) -> Path:
    """A folder with a PNG for each drawing, by its path there; `part` names it in the cache."""
    recipe = [node.LOCK, Path(__file__), Path(cards.__file__)]

    def make(folder: Path) -> None:
        fonts.unpacked()  # once, before several processes need them
        for path in drawings:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
        tasks = [(folder / path, svg) for path, svg in drawings.items()]
        run(write, tasks, Crew(os.cpu_count() or 1))

    return cached(part, [*recipe, *drawings, *drawings.values()], make)


def write(path: Path, svg: str) -> None:
    """Write the picture of a drawing as PNG."""
    whole = Image.new("RGB", SIZE, COLOURS["paper"][0])
    with Image.open(io.BytesIO(cards.png(svg))) as board:
        whole.paste(board, CORNER, board)
    few = whole.quantize(FEW, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(path, "PNG", optimize=True)

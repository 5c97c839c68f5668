"""A whole picture: a Scene as the text of an SVG."""

from collections.abc import Mapping, Sequence

from anga.shared.colours import COLOURS
from anga.shared.layout import fit
from anga.shared.layout.layout import Layout
from anga.shared.palette import Palette
from anga.shared.scene import Colours, Scene, Words
from anga.shared.shapes import marks
from anga.svg import WIDTH, labels, remark
from anga.svg.canvas import Canvas
from anga.svg.ground import ground
from anga.svg.options import options
from anga.svg.pen import element, number
from anga.svg.solids import awaited, solids
from anga.svg.tokens import hands, pieces
from anga.svg.write import written

CORNER = 8.0
MOST = 40  # drawings: with more a picture would be too long for a page


def picture(
    scene: Scene,
    words: Words,
    *,
    language: str = "en",
    dark: bool = False,
    colours: Colours | None = None,
    turned: int = 0,
    width: float = WIDTH,
    turn: str | None = None,
    title: str = "",
    touchable: bool = False,
    drawings: Sequence[str] = (),
    comment: str = "",
) -> str:
    """A Scene as SVG, so many pixels wide and as high as it is best.

    `colours` are the game's own, `turned` are quarter turns of the board, `turn` is the seat to
    move, `title` what is said to those who do not see it. `touchable` shows the options that lie on
    the board too. `drawings` are arrows and circles that people drew, `comment` stands below.
    """
    palette = scheme(colours or {}, dark=dark)
    layout = Layout(scene, turned % 4, width, fit.height(scene, turned % 4, width))
    canvas = Canvas(scene, layout, palette, words, language)
    above, below = labels.rows(canvas)
    top, foot = fit.names(scene, turned % 4)
    base = top + layout.height + foot
    lines = remark.lines(comment, width)
    high = base + remark.height(lines)
    board = ground(canvas) + awaited(canvas)
    board += written(marks.under(layout, scene["marks"]), palette)
    board += pieces(canvas) + hands(canvas) + solids(canvas)
    board += written(marks.over(layout, scene["marks"]), palette)
    board += options(canvas) if touchable else ""
    board += written(marks.drawn(layout, drawings[:MOST]), palette)
    parts = [
        element("title", _text(title)) if title else "",
        element("rect", width=width, height=high, rx=CORNER, fill=palette("paper")),
        element("g", board, transform=f"translate(0 {number(top)})"),
        labels.row(canvas, above, 0, width, turn),
        labels.row(canvas, below, top + layout.height, width, turn),
        remark.written(lines, base, palette),
    ]
    return _root("".join(parts), width, high, title)


def scheme(colours: Colours, *, dark: bool) -> Palette:
    """The palette of the light or the dark scheme, with a game's own colours."""
    known: Mapping[str, tuple[str, str]] = {**COLOURS, **colours}
    return Palette({token: both[dark] for token, both in known.items()})


def _text(title: str) -> str:
    return title.replace("&", "&amp;").replace("<", "&lt;")


def _root(inner: str, width: float, height: float, title: str) -> str:
    wide, high = number(width), number(height)
    return element(
        "svg",
        inner,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide} {high}",
        width=width,
        height=height,
        role="img" if title else None,
        aria_label=title or None,
        aria_hidden=None if title else "true",
        text_anchor="middle",
        stroke_linejoin="round",
        stroke_linecap="round",
    )

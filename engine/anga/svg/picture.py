"""A Scene as a complete SVG picture."""

from collections.abc import Callable, Mapping, Sequence

from anga.shared.colours import COLOURS
from anga.shared.geometry.camera import Camera
from anga.shared.layout import fit
from anga.shared.layout.layout import Layout
from anga.shared.palette import Palette
from anga.shared.phrases import say
from anga.shared.scene import Colours, Phrase, Scene, Words
from anga.shared.shapes import ground, labels, marks, options, pieces, solids
from anga.shared.shapes.awaited import awaited
from anga.shared.shapes.shape import Shapes
from anga.svg import WIDTH, caption
from anga.svg.pen import element, escape_xml, number
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
    """A Scene as SVG of a width in pixels, with its best height.

    `colours` are the game's own, `turned` are quarter turns of the board, `turn` is the seat to
    move, `title` the text alternative. `touchable` also shows the options on the board. `drawings`
    are arrows and circles that people drew, `comment` stands below.
    """
    palette = scheme(colours or {}, dark=dark)
    layout = Layout(scene, turned % 4, width, fit.height(scene, turned % 4, width))
    above, below = fit.rows(layout.scene, layout.turned)
    top, foot = fit.names(scene, turned % 4)
    base = top + layout.height + foot
    lines = caption.lines(comment, width)
    high = base + caption.height(lines)

    def told(phrase: Phrase) -> str:
        return say(phrase, words, language)

    board = written(_board(layout, told, drawings[:MOST], touchable=touchable), palette)
    names = labels.row(above, 0, width, turn, told)
    names += labels.row(below, top + layout.height, width, turn, told)
    parts = [
        element("title", escape_xml(title)) if title else "",
        element("rect", width=width, height=high, rx=CORNER, fill=palette("paper")),
        element("g", board, transform=f"translate(0 {number(top)})"),
        written(names, palette),
        caption.caption_svg(lines, base, palette),
    ]
    return _root("".join(parts), width, high, title)


def _board(
    layout: Layout, told: Callable[[Phrase], str], drawings: Sequence[str], *, touchable: bool
) -> Shapes:
    """The shapes of a Scene between the rows of seats, lowest first."""
    scene, view = layout.scene, layout.view
    shapes = ground.board(layout)
    if isinstance(view, Camera):
        shapes = solids.plinth(layout, view) + awaited(scene, view)
    shapes += ground.signs(layout, told) + marks.under(layout, scene["marks"])
    shapes += pieces.standing(layout) + pieces.held(layout) + solids.standing(layout)
    shapes += marks.over(layout, scene["marks"])
    if touchable:
        for option in scene["options"]:
            place = layout.buttons.get(f"o:{option['id']}")
            if place:
                look = scene["looks"].get(option.get("look", ""), [])
                shapes += options.button(place, layout.button, look)
    return shapes + marks.drawn(layout, drawings)


def scheme(colours: Colours, *, dark: bool) -> Palette:
    """The palette of the light or the dark scheme, with a game's own colours."""
    known: Mapping[str, tuple[str, str]] = {**COLOURS, **colours}
    return Palette({token: both[dark] for token, both in known.items()})


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

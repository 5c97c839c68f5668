"""Shapes: paths and characters at places in a picture, with their colours.

Lengths are pixels. A colour is a name that `anga.shared.palette.Palette` knows, so that a shape is
the same in the light and in the dark scheme; a *paint* is a colour and its opacity from 0 to 1.
Renderers know nothing but shapes.

This room is shared with the page's main thread, see `anga.shared.errors`.
"""

from collections import namedtuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NamedTuple, TypeAlias

    from anga.shared.geometry.types import Point

    Paint: TypeAlias = tuple[str, float]
    Matrix: TypeAlias = tuple[float, float, float, float]

    class Glow(NamedTuple):
        """A radial gradient from `core` to `reach`, both in pixels from a point.

        A renderer without gradients may draw discs instead: up to `room` they lie within the path.
        """

        colour: str
        strong: float
        weak: float
        at: Point
        core: float
        reach: float
        room: float

    class Shape(NamedTuple):
        """A path (see `anga.shared.shapes.path`), filled, then outlined."""

        d: str
        fill: Paint | Glow | None
        line: Paint | None
        width: float
        dash: Sequence[float]  # lengths of dashes and gaps in turns; none for a whole line

    class Glyph(NamedTuple):
        """A text at a point.

        A `sign` has the middle of its ink there, as near as that is known; other texts are centred
        on their line. They begin at the point if they are `leading`, else they are centred on it.
        """

        text: str
        at: Point
        size: float
        font: str  # brush, mincho, text or bold
        fill: Paint
        lies: Matrix | None  # the ways of one unit to the right and down; none if it is level
        sign: bool
        leading: bool

    class Faded(NamedTuple):
        """Shapes that are drawn with a common opacity."""

        shapes: "Sequence[Shape | Glyph | Faded]"
        strength: float

    Seen: TypeAlias = Shape | Glyph | Faded
    Shapes: TypeAlias = list[Seen]
else:
    Shapes = list
    GLYPH = ("text", "at", "size", "font", "fill", "lies", "sign", "leading")
    GLOW = ("colour", "strong", "weak", "at", "core", "reach", "room")
    Glow = namedtuple("Glow", GLOW)  # noqa: PYI024 (MicroPython has no other)
    Shape = namedtuple("Shape", ("d", "fill", "line", "width", "dash"))  # noqa: PYI024
    Glyph = namedtuple("Glyph", GLYPH)  # noqa: PYI024
    Faded = namedtuple("Faded", ("shapes", "strength"))  # noqa: PYI024


def filled(d: str, colour: str, alpha: float = 1.0) -> "Shape":
    """A path filled with a colour."""
    return Shape(d, (colour, alpha), None, 0.0, ())


def lined(
    d: str, colour: str, width: float, alpha: float = 1.0, dash: "Sequence[float]" = ()
) -> "Shape":
    """An outlined path."""
    return Shape(d, None, (colour, alpha), width, dash)


def rimmed(d: str, colour: str, width: float, rim: float, dash: "Sequence[float]" = ()) -> "Shapes":
    """A line on a wider one, so that it stands out on any colour."""
    return [lined(d, "rim", rim), lined(d, colour, width, dash=dash)]


def text(said: str, at: "Point", size: float, colour: str, lies: "Matrix | None" = None) -> "Glyph":
    """A line of text centred on a point."""
    return Glyph(said, at, size, "text", (colour, 1.0), lies, False, False)

"""A comment in a few lines below a picture."""

from collections.abc import Sequence

from anga.shared.layout.folding import wide, wrap_text
from anga.shared.palette import Palette
from anga.svg.pen import element, escape_xml
from anga.svg.write import FONTS

SIZE = 13.0
LINE = 19.0  # pixels from one line to the next
SIDE = 12.0  # pixels left and right of them
MOST = 8  # lines


def lines(text: str, width: float) -> list[str]:
    """A text wrapped to the width of a picture, and cut if it is too long."""
    return wrap_text(text, lambda piece: wide(piece, SIZE), width - 2 * SIDE, MOST)


def height(told: Sequence[str]) -> float:
    """The height that these lines add to a picture, in pixels."""
    return LINE * len(told) + SIZE / 2 if told else 0.0


def caption_svg(told: Sequence[str], top: float, palette: Palette) -> str:
    """The SVG of the lines, from a height on."""
    if not told:
        return ""
    texts = "".join(
        element("tspan", escape_xml(line), x=SIDE, y=top + LINE * number + SIZE)
        for number, line in enumerate(told)
    )
    ink, font = palette("ink"), FONTS["text"]
    return element("text", texts, fill=ink, font_family=font, font_size=SIZE, text_anchor="start")

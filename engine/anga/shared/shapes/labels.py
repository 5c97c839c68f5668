"""The seats' names above and below the board, with the seat to move."""

from anga.shared.layout.fit import NAMES
from anga.shared.layout.folding import wide
from anga.shared.shapes import path
from anga.shared.shapes.base_lines import parts
from anga.shared.shapes.shape import Glyph, Shape, filled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.scene import BaseLine, Phrase, Seat
    from anga.shared.shapes.shape import Shapes

SIZE = 13.0
LEFT = 12.0
UNDER, HIGH, GAP, EDGE = 9.0, 2.5, 2.5, 1.0  # of a base line below the text's middle
WOOD = "wood-light"


def row(
    seats: "Sequence[Seat]",
    top: float,
    width: float,
    turn: "str | None",
    say: "Callable[[Phrase], str]",
) -> "Shapes":
    """Seats side by side: a sign, a name and a score each, and a pointer at the seat to move."""
    room, y = (width - LEFT) / max(1, len(seats)), top + NAMES / 2
    shapes: "Shapes" = []
    for number, seat in enumerate(seats):
        x, moves = LEFT + room * number, seat["seat"] == turn
        if moves:
            tip = [(x - 6, y - 4), (x - 1, y), (x - 6, y + 4)]
            shapes.append(filled(path.line(tip), "accent-ink"))
        colour = seat.get("lamp") or seat.get("colour") or seat.get("sign")
        if colour:
            d = path.discs([(x + 7, y)], 5.5)
            shapes.append(Shape(d, (colour, 1.0), ("soft", 1.0), 1.0, ()))
            x += 18
        name = say(seat["name"])
        said = "%s \u00b7 %d" % (name, seat["score"]) if "score" in seat else name
        fill = ("accent-ink" if moves else "ink", 1.0)
        font = "bold" if moves else "text"
        shapes.append(Glyph(said, (x, y), SIZE, font, fill, None, False, True))
        if "base" in seat:
            shapes += _foot(seat["base"], x, y + UNDER, wide(name, SIZE))
    return shapes


def _foot(line: "BaseLine", left: float, top: float, width: float) -> "Shapes":
    """The base line of a seat's pieces, on wood as there, under its name."""
    strokes = parts(left + EDGE, left + width - EDGE, line["strokes"], GAP)
    low = top + HIGH
    d = path.lines([[(x, top), (end, top), (end, low), (x, low)] for x, end in strokes])
    wood = path.box(left, top - EDGE, width, HIGH + 2 * EDGE, 1.0)
    return [filled(wood, WOOD), filled(d, line["colour"])]

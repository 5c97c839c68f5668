"""Short texts on a coloured pill: values at places, and counts of pieces."""

from anga.shared.layout.folding import wide
from anga.shared.shapes import path
from anga.shared.shapes.shape import Shape, text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.geometry.types import Point, Rect
    from anga.shared.layout.layout import Layout
    from anga.shared.shapes.shape import Shapes

SIZE, SMALLEST = 11.0, 8.0  # pixels of a text's height
LEAST, HIGH = 9.0, 8.5  # half the least width and half the height of a pill
ROOMY = 40.0  # pixels: a place narrower than this has a smaller pill
BESIDE = 0.75  # of a button's height: there its value covers no arrowhead, and no cube beyond it
JUT = 3.0  # pixels by which a small pill juts out of its place
CORNER = 5.0  # pixels from the corner of a place to the middle of a short pill in it


def value(layout: "Layout", touch: str, said: str, tone: str) -> "Shapes":
    """Shapes of a pill with a value at a touch: in a corner, to leave in sight what stands there.

    A place in a hand has the number of its pieces in the lower corner.
    """
    rect = layout.rect(touch)
    if not rect:
        return []
    left, top, width, height = rect
    room = max(26.0, width)
    if touch in layout.buttons:
        return badge(left + width - 4, top + height * BESIDE, said, tone, room)
    if layout.scene["camera"] and touch not in layout.held:
        return badge(left + width / 2, top + height - 10, said, tone, room)
    small = _scale(width)
    half = small * max(LEAST, wide(said, SIZE) / 2 + 5)
    x, y = left + CORNER + half - small * LEAST, top + CORNER
    return badge(max(x, half + 1), max(y, small * HIGH + 1), said, tone, room, small)


def badge(  # noqa: PLR0917
    x: float, y: float, said: str, tone: str, room: float, small: float = 1.0
) -> "Shapes":
    """Shapes of a pill with a value, centred on a point; the text shrinks to fit the room."""
    size = SIZE * small
    while size > SMALLEST and wide(said, size) > room - 6:
        size -= 1
    half = max(LEAST * small, wide(said, size) / 2 + 5 * small)
    ground = pill((x, y), half, HIGH * small, tone, "card")
    return ground + [text(said, (x, y), size, "clear@" + tone)]


def count(rect: "Rect", number: int) -> "Shapes":
    """Shapes of a pill with the number of pieces at a place, in its lower right corner.

    At a small place it is smaller and juts out, to leave in sight what lies there.
    """
    left, top, width, height = rect
    said, small = str(number), _scale(min(width, height))
    half = small * max(8.0, wide(said, SIZE) / 2 + 4)
    inset = 1.0 if small == 1 else -JUT
    x, y = left + width - half - inset, top + height - small * 8.0 - inset
    written = text(said, (x, y), max(SMALLEST, SIZE * small), "paper")
    return pill((x, y), half, small * 8.0, "ink", "paper") + [written]


def _scale(width: float) -> float:
    """How large a pill is at a place of some width, relative to its usual size."""
    return min(1.0, 0.4 + 0.6 * width / ROOMY)


def pill(at: "Point", half: float, high: float, colour: str, rim: str) -> "Shapes":
    """Shapes of a pill centred on a point, with half its width and height."""
    x, y = at
    d = path.box(x - half, y - high, 2 * half, 2 * high, high)
    return [Shape(d, (colour, 1.0), (rim, 1.0), 1.5, ())]

"""Short texts on a coloured pill: values at places, and counts of pieces."""

from anga.shared.layout.folding import wide
from anga.shared.shapes import path
from anga.shared.shapes.shape import Shape, text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.geometry.types import Point, Rect
    from anga.shared.shapes.shape import Shapes

SIZE, SMALLEST = 11.0, 8.0  # pixels of a text's height


def badge(x: float, y: float, said: str, tone: str, room: float) -> "Shapes":
    """Shapes of a pill with a value, centred on a point; the text shrinks to fit the room."""
    size = SIZE
    while size > SMALLEST and wide(said, size) > room - 6:
        size -= 1
    half = max(9.0, wide(said, size) / 2 + 5)
    return _pill((x, y), half, 8.5, tone, "card") + [text(said, (x, y), size, "clear@" + tone)]


def count(rect: "Rect", number: int) -> "Shapes":
    """Shapes of a pill with the number of pieces at a place, in its lower right corner."""
    left, top, width, height = rect
    said = str(number)
    half = max(8.0, wide(said, SIZE) / 2 + 4)
    x, y = left + width - half - 1, top + height - 9
    return _pill((x, y), half, 8.0, "ink", "paper") + [text(said, (x, y), SIZE, "paper")]


def _pill(at: "Point", half: float, high: float, colour: str, rim: str) -> "Shapes":
    x, y = at
    d = path.box(x - half, y - high, 2 * half, 2 * high, high)
    return [Shape(d, (colour, 1.0), (rim, 1.0), 1.5, ())]

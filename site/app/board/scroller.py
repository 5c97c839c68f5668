"""The frame that a board scrolls in where it does not fit."""

from anga.shared.layout import fit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.geometry.types import Point, Rect
    from anga.shared.scene import Scene
    from board.paint.canvas import Scroller

AROUND = 12.0  # pixels that are seen beside what is brought into sight
EDGE = 28.0  # pixels from the frame's edge where a drag scrolls it
STEP = 10.0  # by how many


class ScrollFrame:
    """What is around a board's canvas, with all of it seen or less."""

    def __init__(self, element: "Scroller") -> None:
        self.element = element

    def fit(self, scene: "Scene", turned: int, upright: bool = False) -> None:
        """Tell the style sheet how large the board must be at least.

        A board with a camera leaves that to the style sheet. `upright` tells how the screen is
        held.
        """
        element, style = self.element, self.element.style
        if scene["camera"]:
            for name in ("--least-width", "--least-height"):
                style.removeProperty(name)
            return
        # How high the frame is depends on how much of the board must be seen.
        for _ in range(2):
            size = (element.clientWidth, element.clientHeight)
            width, height = fit.least(scene, turned, size[0], size[1], upright)
            style.setProperty("--least-width", "%.1fpx" % width)
            style.setProperty("--least-height", "%.1fpx" % height)

    def settle(self, canvas: "Point") -> None:
        """Let the canvas have that size, of which the frame may show less."""
        for name, size in (("--least-width", canvas[0]), ("--least-height", canvas[1])):
            self.element.style.setProperty(name, "%.1fpx" % size)

    def reveal(self, rect: "Rect") -> None:
        """Scroll as little as brings a place of the canvas into sight."""
        element = self.element
        left, top, width, height = rect
        element.scrollLeft = _nearest(element.scrollLeft, left, width, element.clientWidth)
        element.scrollTop = _nearest(element.scrollTop, top, height, element.clientHeight)

    def cover(self, height: float, rects: "Sequence[Rect]") -> None:
        """Something lies over so much of the lower end: let these places be seen above it."""
        element = self.element
        element.style.setProperty("--under", "%dpx" % height)
        if height and rects:
            lowest, room = max([rect[1] + rect[3] for rect in rects]), element.clientHeight - height
            element.scrollTop = max(element.scrollTop, lowest + AROUND - room)

    def follow(self, x: float, y: float) -> None:
        """Scroll a little where something is dragged to the edge."""
        element = self.element
        element.scrollLeft += _push(x - element.scrollLeft, element.clientWidth)
        element.scrollTop += _push(y - element.scrollTop, element.clientHeight)


def _nearest(now: float, start: float, length: float, room: float) -> float:
    """The scroll nearest to `now` in which a stretch is seen; its beginning if it is too long."""
    low, high = start + length + AROUND - room, start - AROUND
    return max(0.0, min(max(now, low), high))


def _push(at: float, room: float) -> float:
    if at < EDGE:
        return -STEP
    return STEP if at > room - EDGE else 0.0

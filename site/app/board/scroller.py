"""The scrolling frame of a board that does not fit."""

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
    """The frame around a board's canvas, which shows all of it or scrolls.

    The style sheet is told at which of its sides more of the board lies beyond it.
    """

    def __init__(self, element: "Scroller") -> None:
        from jsffi import create_proxy

        self.element = element
        element.addEventListener("scroll", create_proxy(lambda event: self._mark()))

    def fit(self, scene: "Scene", turned: int, upright: bool = False) -> None:
        """Give the style sheet the board's least size.

        A board with a camera leaves that to the style sheet. `upright` is whether the screen is in
        portrait orientation.
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
        self._mark()

    def settle(self, canvas: "Point", room: "Point") -> None:
        """Give the canvas that size; of less room the player's own side is shown."""
        for name, size in (("--least-width", canvas[0]), ("--least-height", canvas[1])):
            self.element.style.setProperty(name, "%.1fpx" % size)
        if canvas[0] > room[0] or canvas[1] > room[1]:
            self.element.scrollTop = canvas[1]
            self._mark()
        else:  # to ask the element would cost a layout
            self.element.setAttribute("data-beyond", "")

    def _mark(self) -> None:
        element = self.element
        left, top = element.scrollLeft, element.scrollTop
        sides = (
            ("left", left),
            ("top", top),
            ("right", element.scrollWidth - element.clientWidth - left),
            ("bottom", element.scrollHeight - element.clientHeight - top),
        )
        beyond = " ".join([side for side, hidden in sides if hidden >= AROUND])
        element.setAttribute("data-beyond", beyond)

    def reveal(self, rect: "Rect") -> None:
        """Scroll as little as possible to make a place of the canvas visible."""
        element = self.element
        left, top, width, height = rect
        element.scrollLeft = _nearest(element.scrollLeft, left, width, element.clientWidth)
        element.scrollTop = _nearest(element.scrollTop, top, height, element.clientHeight)

    def cover(self, height: float, rects: "Sequence[Rect]") -> None:
        """Keep places visible above something that covers part of the lower end."""
        element = self.element
        element.style.setProperty("--under", "%dpx" % height)
        if height and rects:
            lowest, room = max([rect[1] + rect[3] for rect in rects]), element.clientHeight - height
            element.scrollTop = max(element.scrollTop, lowest + AROUND - room)

    def follow(self, x: float, y: float) -> None:
        """Scroll a little when something is dragged to the edge."""
        element = self.element
        element.scrollLeft += _push(x - element.scrollLeft, element.clientWidth)
        element.scrollTop += _push(y - element.scrollTop, element.clientHeight)


def _nearest(now: float, start: float, length: float, room: float) -> float:
    """The scroll position nearest to `now` at which a stretch is visible, or its beginning."""
    low, high = start + length + AROUND - room, start - AROUND
    return max(0.0, min(max(now, low), high))


def _push(at: float, room: float) -> float:
    if at < EDGE:
        return -STEP
    return STEP if at > room - EDGE else 0.0

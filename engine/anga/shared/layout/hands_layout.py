"""The layout of hands beside a board: along their seats' edges, or where there is more room."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.geometry.types import Point, Rect
    from anga.shared.scene import Scene

GAP = 8.0
LEAST, MOST = 44.0, 68.0  # how wide the place of one kind is
STACK = 4  # pieces that a stack shows at most
STEP = 0.085  # from one to the next, in units
FAINT = 0.16  # how much is seen of a kind of which there is none
HIGH, LOW = 1, 2  # which canvases have no room for hands at the sides, or none above and below


class HandsLayout:
    """The hands of a scene by the canvas edge along which they lie; `size` is that of a place.

    Each lies along its seat's edge. On a HIGH canvas the hands of the sides lie above the board; on
    a LOW one the hands of two opposite seats lie beside it, each at its seat's end.
    """

    def __init__(self, scene: "Scene", quarters: int, canvas: int = 0) -> None:
        self.scene, self.quarters = scene, quarters
        up, right, down, left = (self._held(side) for side in range(4))
        self.above, self.below = [up], [down]
        self.columns = {"left": left, "right": right}
        self.ends = {"left": 0.5, "right": 0.5}  # of a column's free room: how much lies above it
        if canvas == HIGH and self.aside:
            self.columns = {"left": [], "right": []}
            self.above = [left, up, right]
        elif canvas == LOW and not self.aside:
            self.above, self.below = [[]], [[]]
            self.columns, self.ends = {"left": up, "right": down}, {"left": 0.0, "right": 1.0}
        self.size = LEAST

    def _held(self, side: int) -> "list[str]":
        seats = [s["seat"] for s in self.scene["seats"] if (s["side"] + self.quarters) % 4 == side]
        return [
            "t:%s:%s" % (hand["seat"], held["kind"])
            for hand in self.scene["hands"]
            if hand["seat"] in seats
            for held in hand["held"]
        ]

    @property
    def aside(self) -> bool:
        """Whether a hand lies to the left or to the right."""
        return bool(self.columns["left"] or self.columns["right"])

    def beside(self) -> "Point":
        """The width and height that hands take, in pixels."""
        step = self.size + GAP
        columns = sum(1 for touches in self.columns.values() if touches)
        rows = sum(1 for bands in (self.above, self.below) if any(bands))
        return columns * step, rows * step

    def before(self) -> "Point":
        """The width left of the board and the height above it that hands take, in pixels."""
        step = self.size + GAP
        return step if self.columns["left"] else 0.0, step if any(self.above) else 0.0

    def places(
        self, x: float, y: float, wide: float, high: float, aside: "Point" = (0.0, 0.0)
    ) -> "dict[str, Rect]":
        """The places in hands around a board, centred along its sides.

        `aside` is the distance of the board's own centre from that of board and texts.
        """
        places: "dict[str, Rect]" = {}
        step = self.size + GAP
        middle, centre = x + wide / 2 + aside[0], y + high / 2 + aside[1]
        wide_enough, high_enough = wide - 2 * abs(aside[0]), high - 2 * abs(aside[1])
        for bands, top in ((self.above, y - step), (self.below, y + high + GAP)):
            room = wide_enough / len(bands)
            for number, touches in enumerate(bands):
                one = min(self.size * 1.2, (room - GAP) / max(1, len(touches)))
                left = middle + room * (number + 0.5 - len(bands) / 2) - one * len(touches) / 2
                for i, touch in enumerate(touches):
                    places[touch] = (left + i * one, top, one, self.size)
        for side, left in (("left", x - step), ("right", x + wide + GAP)):
            touches = self.columns[side]
            one = min(self.size * 1.2, high_enough / max(1, len(touches)))
            free = high_enough - one * len(touches)
            first = centre - high_enough / 2 + free * self.ends[side]
            for i, touch in enumerate(touches):
                places[touch] = (left, first + one * i, self.size, one)
        return places


def pile(rect: "Rect", count: int, stacked: bool) -> "tuple[float, list[Point]]":
    """The size of a unit in a pile of equal pieces, and the centre of each piece drawn."""
    left, top, width, height = rect
    unit = min(width, height) * (0.86 if stacked else 0.92)
    above = max(1, min(count, STACK)) - 1 if stacked else 0
    x, y = left + width / 2, top + height / 2
    return unit, [(x, y + (above / 2 - level) * STEP * unit) for level in range(above + 1)]


def facing(scene: "Scene", seat: str) -> int:
    """The facing of a seat's pieces: away from its edge."""
    for one in scene["seats"]:
        if one["seat"] == seat:
            return (one["side"] + 2) % 4
    return 0

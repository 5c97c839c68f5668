"""The layout of hands beside a board: along their seats' edges, or where there is more room."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from anga.shared.geometry.types import Point, Rect
    from anga.shared.scene import Scene

    Group: TypeAlias = tuple[list[str], float]  # touches, and how much of the free room is above

GAP = 8.0
LEAST, MOST = 44.0, 68.0  # how wide the place of one kind is
STACK = 4  # pieces that a stack shows at most
STEP = 0.085  # from one to the next, in units
FAINT = 0.16  # how much is seen of a kind of which there is none
HIGH, LOW = 1, 2  # which canvases have no room for hands at the sides, or none above and below
ROWS, SIDES = 3, 4  # on a stage: one row above the board and one below it, or a column at each side
OTHERS, NEAR = 28.0, 4.0  # how high the row of all others is, and how far both are from the board


class HandsLayout:
    """The hands of a scene by the canvas edge along which they lie; `size` is that of a place.

    Each lies along its seat's edge. On a HIGH canvas the hands of the sides lie above the board; on
    a LOW one the hands of two opposite seats lie beside it, each at its seat's end. On a stage the
    others' hands lie small in ROWS above the board, or each at one end of one of its SIDES.
    """

    def __init__(self, scene: "Scene", quarters: int, canvas: int = 0) -> None:
        self.scene, self.quarters = scene, quarters
        up, right, down, left = (self._held(side) for side in range(4))
        self.above, self.below = [up], [down]
        self.columns: "dict[str, list[Group]]" = {"left": [(left, 0.5)], "right": [(right, 0.5)]}
        self.low = canvas == ROWS  # whether what lies above is lower than what lies below
        self.gap = NEAR if self.low else GAP
        if canvas in (HIGH, ROWS) and self.aside:
            self.columns = {"left": [], "right": []}
            self.above = [left, up, right]
        elif canvas == SIDES or (canvas == LOW and not self.aside):
            self.above, self.below = [[]], [[]]
            self.columns = {
                "left": [(up, 0.0), (left, 1.0)], "right": [(right, 0.0), (down, 1.0)],
            }  # fmt: skip
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
        return any(self._column(side) for side in ("left", "right"))

    def _column(self, side: str) -> "list[str]":
        return [touch for touches, _ in self.columns[side] for touch in touches]

    @property
    def upper(self) -> float:
        """The height of the row of hands above the board."""
        return min(self.size, OTHERS) if self.low else self.size

    def beside(self) -> "Point":
        """The width and height that hands take, in pixels."""
        columns = sum(1 for side in ("left", "right") if self._column(side))
        rows = self.before()[1] + (self.size + self.gap if any(self.below) else 0.0)
        return columns * (self.size + self.gap), rows

    def before(self) -> "Point":
        """The width left of the board and the height above it that hands take, in pixels."""
        left, above = self._column("left"), any(self.above)
        return self.size + self.gap if left else 0.0, self.upper + self.gap if above else 0.0

    def places(
        self, x: float, y: float, wide: float, high: float, aside: "Point" = (0.0, 0.0)
    ) -> "dict[str, Rect]":
        """The places in hands around a board, centred along its sides.

        `aside` is the distance of the board's own centre from that of board and texts.
        """
        places: "dict[str, Rect]" = {}
        middle, centre = x + wide / 2 + aside[0], y + high / 2 + aside[1]
        wide_enough, high_enough = wide - 2 * abs(aside[0]), high - 2 * abs(aside[1])
        above, below = y - self.upper - self.gap, y + high + self.gap
        for bands, top, size in ((self.above, above, self.upper), (self.below, below, self.size)):
            room = wide_enough / len(bands)
            for number, touches in enumerate(bands):
                one = min(size * 1.2, (room - self.gap) / max(1, len(touches)))
                left = middle + room * (number + 0.5 - len(bands) / 2) - one * len(touches) / 2
                for i, touch in enumerate(touches):
                    places[touch] = (left + i * one, top, one, size)
        for side, left in (("left", x - self.size - self.gap), ("right", x + wide + self.gap)):
            one = min(self.size * 1.2, high_enough / max(1, len(self._column(side))))
            for touches, end in self.columns[side]:
                first = centre - high_enough / 2 + (high_enough - one * len(touches)) * end
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

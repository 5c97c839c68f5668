"""Where hands lie beside a flat board: along their seats' edges, or above it where it is narrow."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from board.geometry.camera import Flat

GAP = 8.0
EDGE = 3.0  # pixels between everything and the canvas's edge
LEAST, MOST = 44.0, 68.0  # how wide a pile is


class Trays:
    """The hands of a scene, sorted by the canvas edge that they lie along."""

    def __init__(self, view: "Flat", scene: "dict[str, Any]", narrow: bool) -> None:
        self.view, self.scene = view, scene
        self.hang = overhang(scene, view)
        up, right, down, left = (self._held(side) for side in range(4))
        self.above, self.below = [up], [down]
        self.columns = {"left": left, "right": right}
        if narrow and (left or right):
            self.columns = {"left": [], "right": []}
            self.above = [left, up, right]
        self.pile = LEAST

    def _held(self, side: int) -> "list[str]":
        quarters = self.view.quarters
        seats = [s["seat"] for s in self.scene["seats"] if (s["side"] + quarters) % 4 == side]
        return [
            "t:%s:%s" % (hand["seat"], pile["kind"])
            for hand in self.scene["hands"]
            if hand["seat"] in seats
            for pile in hand["held"]
        ]

    def _extent(self) -> "tuple[float, float]":
        """The board with its texts, in units."""
        across, down = self.view.extent
        left, top, right, bottom = self.hang
        return across + left + right, down + top + bottom

    def _beside(self) -> "tuple[float, float]":
        """Pixels that hands take from the width and from the height."""
        step = self.pile + GAP
        columns = sum(1 for touches in self.columns.values() if touches)
        rows = sum(1 for bands in (self.above, self.below) if any(bands))
        return columns * step, rows * step

    def height(self, width: float) -> float:
        """How high a canvas of that width must be for the board to use the whole width."""
        across, down = self._extent()
        beside, rows = self._beside()
        return (width - 2 * EDGE - beside) / across * down + rows + 2 * EDGE

    def arrange(
        self, width: float, height: float
    ) -> "dict[str, tuple[float, float, float, float]]":
        """Fit board and hands on the canvas: sets the view's measure, gives each pile's place."""
        view = self.view
        across, down = self._extent()
        view.unit, least = 0.0, min(LEAST, min(width, height) / 8)
        for _ in range(3):
            self.pile = max(least, min(MOST, view.unit))
            beside, rows = self._beside()
            view.unit = min((width - 2 * EDGE - beside) / across, (height - 2 * EDGE - rows) / down)
        step = self.pile + GAP
        wide, high = view.unit * across, view.unit * down
        x = (width - wide - beside) / 2 + (step if self.columns["left"] else 0)
        y = (height - high - rows) / 2 + (step if any(self.above) else 0)
        view.left, view.top = x + self.hang[0] * view.unit, y + self.hang[1] * view.unit
        return self._places(x, y, wide, high)

    def _places(
        self, x: float, y: float, wide: float, high: float
    ) -> "dict[str, tuple[float, float, float, float]]":
        """The piles around a board with its texts at that place."""
        places: "dict[str, tuple[float, float, float, float]]" = {}
        step = self.pile + GAP
        for bands, top in ((self.above, y - step), (self.below, y + high + GAP)):
            room = wide / len(bands)
            for number, touches in enumerate(bands):
                one = min(self.pile * 1.2, (room - GAP) / max(1, len(touches)))
                left = x + room * (number + 0.5) - one * len(touches) / 2
                for i, touch in enumerate(touches):
                    places[touch] = (left + i * one, top, one, self.pile)
        for side, left in (("left", x - step), ("right", x + wide + GAP)):
            touches = self.columns[side]
            one = min(self.pile * 1.2, high / max(1, len(touches)))
            for i, touch in enumerate(touches):
                top = y + (high - one * len(touches)) / 2 + i * one
                places[touch] = (left, top, self.pile, one)
        return places


def overhang(scene: "dict[str, Any]", view: "Flat") -> "tuple[float, float, float, float]":
    """How far texts and circles stand out of the board, at the left, top, right and bottom."""
    across, down = view.extent
    unit, left, top = view.unit, view.left, view.top
    view.unit, view.left, view.top = 1.0, 0.0, 0.0
    out = [0.06, 0.06, 0.06, 0.06]
    round_ = [stroke["circle"] for stroke in scene["lines"] if "circle" in stroke]
    spots = [(text["at"], text["size"] * 0.6) for text in scene["texts"]]
    for at, half in spots + [(circle, 1.7 * circle[2]) for circle in round_]:
        x, y = view.project(at[0], at[1])
        for i, beyond in enumerate((half - x, half - y, x + half - across, y + half - down)):
            out[i] = max(out[i], beyond)
    view.unit, view.left, view.top = unit, left, top
    return out[0], out[1], out[2], out[3]

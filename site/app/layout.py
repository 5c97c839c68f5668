"""Where everything is on the canvas, and what is at a point of it. All in CSS pixels."""

import math

import cube
import dais
import shapes
from camera import Camera, Flat, bounds
from solids import EDGE
from trays import Trays

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

BUTTON = (46.0, 58.0)  # across an option on the board, at least and at most
BESIDE = 0.76  # from a cell's middle to an option beside it
PRECISE = 0.97  # cosine: about 14 degrees
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
MARGIN = 14.0  # pixels around everything


class Layout:
    """One scene on a canvas of `width` by `height`, turned clockwise by quarter turns."""

    def __init__(self, scene: "dict[str, Any]", turned: float, width: float, height: float) -> None:
        self.scene, self.width, self.height = scene, width, height
        self.turned = int(turned)
        self.view: "Camera | Flat"
        self.piles: "dict[str, tuple[float, float, float, float]]" = {}
        if scene["camera"]:
            self.view = _seen(scene, turned, width, height)
        else:
            flat = Flat(scene["size"], int(turned))
            narrow = width < 600 or width < height
            self.piles = Trays(flat, scene, narrow).arrange(width, height)
            self.view = flat
        self.unit = self.view.unit
        self.button = min(BUTTON[1], max(BUTTON[0], self.unit * 0.19))
        self.cells = {cell["id"]: dais.corners(cell) for cell in scene["cells"]}
        self.outlines = {
            name: [self.view.project(x, y) for x, y in corners]
            for name, corners in self.cells.items()
        }
        self.solids = self._silhouettes()
        self.buttons = {"o:" + o["id"]: self._button(o) for o in scene["options"] if "at" in o}

    @property
    def frame(self) -> "tuple[int, float, float, float]":
        """What fixes how a flat board lies on the canvas."""
        return self.turned % 4, self.view.unit, self.view.left, self.view.top

    def _silhouettes(self) -> "list[tuple[str, list[tuple[float, float]]]]":
        """Each solid's touch and outline, the nearest first."""
        out = []
        for solid in self.scene["solids"]:
            x, y = shapes.middle(self.cells[solid["cell"]])
            if self.scene["camera"]:
                points = cube.corners((x, y, EDGE / 2), solid["orientation"], EDGE)
                outline = shapes.hull([self.view.project(*point) for point in points])
            else:
                outline = self.outlines[solid["cell"]]
            touch = solid.get("touch", "c:" + solid["cell"])
            out.append((self.view.project(x, y)[1], touch, outline))
        out.sort(key=lambda entry: -entry[0])
        return [(touch, outline) for _, touch, outline in out]

    def _button(self, option: "dict[str, Any]") -> "tuple[float, float, float]":
        """An option's middle, moved off the solids it would cover, and its angle."""
        x, y = option["at"]
        px, py = self.view.project(x, y)
        angle = self.direction(x, y, option.get("facing", 0))
        owner = self.owner("o:" + option["id"])
        for touch, outline in self.solids:
            if touch == owner:
                px, py = _clear(px, py, outline, self.centre(touch[2:]), self.button / 2 - 4)
        half = self.button / 2 + 1
        return (
            min(max(px, half), self.width - half),
            min(max(py, half), self.height - half),
            angle,
        )

    def owner(self, touch: str) -> "str | None":
        """The solid whose cell is nearest to an option's place."""
        at = next(o["at"] for o in self.scene["options"] if "o:" + o["id"] == touch)
        best: float = 1e9
        found: "str | None" = None
        for solid in self.scene["solids"]:
            far = _distance(shapes.middle(self.cells[solid["cell"]]), at)
            if far < best:
                best, found = far, "c:" + solid["cell"]
        return found

    def aimed(
        self, solid: str, dx: float, dy: float, options: "list[str]", narrow: float
    ) -> "str | None":
        """The option towards which a way on the canvas leads from a solid; `narrow` is a cosine."""
        x, y = shapes.middle(self.cells[solid[2:]])
        foot = self.view.project(x, y)
        tx, ty = self.view.ground(foot[0] + dx, foot[1] + dy)
        best, found = 0.0, None
        for option in self.scene["options"]:
            if "o:" + option["id"] in options:
                way = (option["at"][0] - x, option["at"][1] - y)
                cosine = _cosine((tx - x, ty - y), way)
                # What lies aslant, between two straight ways, must be aimed at well.
                straight = max(_cosine(straight, way) for straight in WAYS) > PRECISE
                if cosine > (narrow if straight else PRECISE) and cosine > best:
                    best, found = cosine, "o:" + option["id"]
        return found

    def direction(self, x: float, y: float, facing: int) -> float:
        """The angle on the canvas, clockwise from up, of a facing at a place of the board."""
        dx, dy = WAYS[facing % 4]
        ax, ay = self.view.project(x - dx * 0.2, y - dy * 0.2)
        bx, by = self.view.project(x + dx * 0.2, y + dy * 0.2)
        return math.atan2(bx - ax, ay - by)

    def centre(self, cell: str) -> "tuple[float, float]":
        """The middle of a cell on the canvas."""
        x, y = shapes.middle(self.cells[cell])
        return self.view.project(x, y)

    def rect(self, touch: str) -> "tuple[float, float, float, float] | None":
        """The place of a touch: left, top, width, height; nothing if it is not on the canvas."""
        if touch in self.buttons:
            x, y, _ = self.buttons[touch]
            size = self.button
            return x - size / 2, y - size / 2, size, size
        if touch in self.piles:
            return self.piles[touch]
        points = [p for name, outline in self.solids if name == touch for p in outline]
        if touch[:2] == "c:" and touch[2:] in self.outlines:
            points = points + self.outlines[touch[2:]]
        if not points:
            return None
        left, top, right, bottom = bounds(points)
        return left, top, right - left, bottom - top

    def at(self, x: float, y: float, options: "Sequence[str]") -> "str | None":
        """The touch at a point; of the options only those given are there."""
        for touch in options:
            if (
                touch in self.buttons
                and _distance(self.buttons[touch][:2], (x, y)) <= self.button / 2
            ):
                return touch
        for touch, outline in self.solids:
            if shapes.inside(outline, x, y):
                return touch
        for touch, (left, top, width, height) in self.piles.items():
            if left <= x < left + width and top <= y < top + height:
                return touch
        return self.cell_at(x, y)

    def cell_at(self, x: float, y: float) -> "str | None":
        """The cell at a point, as a touch."""
        bx, by = self.view.ground(x, y)
        for name, corners in self.cells.items():
            cx, cy = corners[0]
            if abs(cx - bx) < 3 and abs(cy - by) < 3 and shapes.inside(corners, bx, by):
                return "c:" + name
        return None

    def nearest(self, x: float, y: float, touches: "Sequence[str]", reach: float) -> "str | None":
        """The nearest of those touches within reach of a point."""
        best = reach
        found: "str | None" = None
        for touch in touches:
            rect = self.rect(touch)
            if rect:
                left, top, width, height = rect
                dx = max(left - x, 0, x - left - width)
                dy = max(top - y, 0, y - top - height)
                distance = _distance((dx, dy), (0, 0))
                if distance < best:
                    best, found = distance, touch
        return found


def height(scene: "dict[str, Any]", turned: float, width: float) -> float:
    """How high a canvas of that width is best."""
    if scene["camera"]:
        return min(700.0, max(width, min(width * 1.25, 560.0)))
    return Trays(Flat(scene["size"], int(turned)), scene, width < 600).height(width)


def _seen(scene: "dict[str, Any]", turned: float, width: float, height: float) -> Camera:
    """The view that a scene's camera gives."""
    asked = scene["camera"]
    view = Camera(scene["size"], asked["yaw"] + 90 * turned, asked["pitch"])
    beside = [
        (x + dx, y, 0.0)
        for x, y in (shapes.middle(dais.corners(cell)) for cell in scene["cells"])
        for dx in (-BESIDE, BESIDE)
    ]
    view.fit([(dais.reach(scene), MARGIN), (beside, BUTTON[0] / 2 + 2)], width, height)
    return view


def _distance(a: "tuple[float, float]", b: "tuple[float, float]") -> float:
    dx, dy = a[0] - b[0], a[1] - b[1]
    return math.sqrt(dx * dx + dy * dy)


def _cosine(a: "tuple[float, float]", b: "tuple[float, float]") -> float:
    both = _distance(a, (0, 0)) * _distance(b, (0, 0))
    return (a[0] * b[0] + a[1] * b[1]) / (both or 1)


def _clear(
    x: float,
    y: float,
    outline: "list[tuple[float, float]]",
    foot: "tuple[float, float]",
    radius: float,
) -> "tuple[float, float]":
    """A button's middle, moved away from a solid's foot until it leaves the outline free."""
    dx, dy = x - foot[0], y - foot[1]
    length = math.sqrt(dx * dx + dy * dy) or 1
    for _ in range(80):
        if not _covers(x, y, outline, radius):
            break
        x, y = x + 2 * dx / length, y + 2 * dy / length
    return x, y


def _covers(x: float, y: float, outline: "list[tuple[float, float]]", radius: float) -> bool:
    if shapes.inside(outline, x, y):
        return True
    return any(
        shapes.distance(outline[i - 1], outline[i], (x, y)) < radius for i in range(len(outline))
    )

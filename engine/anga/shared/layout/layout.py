"""The position of everything on the canvas, and what is at a point of it, in CSS pixels."""

import math

from anga.shared.geometry import cells, cube, polygons
from anga.shared.geometry.camera import Flat, bounds
from anga.shared.geometry.rotation import UNTURNED
from anga.shared.layout import fit
from anga.shared.layout.lie import STRAIGHT, lie
from anga.shared.layout.plane import plane_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.geometry.camera import Camera, View
    from anga.shared.geometry.types import Matrix, Outline, Place, Point, Rect
    from anga.shared.layout.plane import Plane
    from anga.shared.scene import Option, Scene

PRECISE = 0.97  # cosine: about 14 degrees
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Layout:
    """The layout of a scene on a canvas of `width` by `height`, rotated clockwise by quarter turns.

    `passing` is an intermediate view of a moving camera, in which nothing can be touched. `settled`
    is what a stage fixes for its canvas.
    """

    def __init__(  # noqa: PLR0917
        self,
        scene: "Scene",
        turned: float,
        width: float,
        height: float,
        passing: "Camera | None" = None,
        settled: "fit.Settled | None" = None,
    ) -> None:
        self.scene, self.width, self.height = scene, width, height
        self.turned = int(turned)
        self.view: "View"
        self.held: "dict[str, Rect]" = {}
        if passing:
            self.view = passing
        else:
            self.view, self.held = self._fitted(turned, settled)
        self.unit = self.view.unit
        self.button = min(fit.BUTTON[1], max(fit.BUTTON[0], self.unit * 0.19))
        self.cells: "dict[str, Outline]" = {
            cell["id"]: cells.corners(cell) for cell in scene["cells"]
        }
        self.outlines = {
            name: [self.view.project(x, y) for x, y in corners]
            for name, corners in self.cells.items()
        }
        self._rects: "dict[str, Rect | None]" = {}  # of touches that were asked for
        self._centres: "dict[str, Point]" = {}  # of cells
        self._lies: "dict[str, Place]" = {}  # on cells
        self._standing = self._stand()
        self.solids = [] if passing else self._silhouettes()
        self.buttons = {} if passing else self._options()

    def plane(self, x: float, y: float) -> "Plane":
        """The board's plane at a point of the canvas."""
        return plane_at(self.view, self.turned, x, y)

    def outline(self, touch: str) -> "Outline | None":
        """The outline of a touch: the solid on its cell, the cell, or the pile in a hand."""
        if touch[:2] != "o:":
            for name, silhouette in self.solids:
                if name == touch:
                    return silhouette
        if touch[:2] == "c:":
            return self.outlines.get(touch[2:])
        rect = self.held.get(touch)
        if not rect:
            return None
        left, top, right, bottom = rect[0], rect[1], rect[0] + rect[2], rect[1] + rect[3]
        return [(left, top), (right, top), (right, bottom), (left, bottom)]

    def turns_to(self, other: "Layout") -> bool:
        """Whether another layout shows the same plinth from elsewhere."""
        if not self.scene["camera"] or not other.scene["camera"]:
            return False
        here, there = self.view, other.view
        same = self.scene["cells"] == other.scene["cells"] and self.width == other.width
        return same and (here.yaw != there.yaw or here.pitch != there.pitch)

    def with_camera(self, view: "Camera") -> "Layout":
        """The same layout for another camera."""
        other = Layout(self.scene, self.turned, self.width, self.height, view)
        other.held = self.held
        return other

    def _fitted(
        self, turned: float, settled: "fit.Settled | None"
    ) -> "tuple[View, dict[str, Rect]]":
        camera = self.scene["camera"]
        if camera:
            return fit.scene_camera(self.scene, camera, turned, self.width, self.height)
        flat = Flat(self.scene["size"], int(turned))
        return flat, fit.fit_flat(flat, self.scene, self.width, self.height, settled)

    def _stand(self) -> "list[tuple[str, str, Matrix]]":
        """The cell, touch and orientation of each solid, with a camera also of those awaited."""
        scene = self.scene
        found: "list[tuple[str, str, Matrix]]" = [
            (solid["cell"], solid.get("touch", "c:" + solid["cell"]), solid["orientation"])
            for solid in scene["solids"]
        ]
        if scene["camera"]:
            found += [(cell, "c:" + cell, UNTURNED) for cell in cells.awaited(scene)]
        return found

    def _silhouettes(self) -> "list[tuple[str, Outline]]":
        """The touch and outline of each solid, and of those that are awaited, nearest first."""
        out = []
        for cell, touch, orientation in self._standing:
            x, y = polygons.middle(self.cells[cell])
            if self.scene["camera"]:
                points = cube.corners((x, y, cells.EDGE / 2), orientation, cells.EDGE)
                outline = polygons.hull([self.view.project(*point) for point in points])
            else:
                outline = self.outlines[cell]
            out.append((self.view.project(x, y)[1], touch, outline))
        out.sort(key=lambda entry: -entry[0])
        return [(touch, outline) for _, touch, outline in out]

    def _options(self) -> "dict[str, Place]":
        """The centre and angle of each option on the board, moved so that none overlaps another."""
        placed = [option for option in self.scene["options"] if "at" in option]
        spots = polygons.spread_apart([self._spot(option) for option in placed], self.button)
        half = self.button / 2 + 1
        out = {}
        for i in range(len(placed)):
            x = min(max(spots[i][0], half), self.width - half)
            y = min(max(spots[i][1], half), self.height - half)
            bx, by = placed[i]["at"]
            angle = self.direction(bx, by, placed[i].get("facing", 0))
            out["o:" + placed[i]["id"]] = (x, y, angle)
        return out

    def _spot(self, option: "Option") -> "Point":
        """The place of an option, moved clear of its solid."""
        x, y = self.view.project(option["at"][0], option["at"][1])
        owner = self.owner("o:" + option["id"])
        for touch, outline in self.solids:
            if touch == owner:
                x, y = polygons.push_outside(
                    x, y, outline, self.centre(touch[2:]), self.button / 2 - 4
                )
        return x, y

    def owner(self, touch: str) -> "str | None":
        """The solid nearest to an option's place."""
        ax, ay = next(o["at"] for o in self.scene["options"] if "o:" + o["id"] == touch)
        best: float = 1e9
        found: "str | None" = None
        for cell, _, _ in self._standing:
            far = polygons.distance(polygons.middle(self.cells[cell]), (ax, ay))
            if far < best:
                best, found = far, "c:" + cell
        return found

    def option_toward(
        self, solid: str, dx: float, dy: float, options: "list[str]", narrow: float
    ) -> "str | None":
        """The option in the direction of a drag from a solid; `narrow` is the least cosine."""
        x, y = polygons.middle(self.cells[solid[2:]])
        ahead = self.ground(solid, dx, dy)
        best, found = 0.0, None
        for option in self.scene["options"]:
            if "o:" + option["id"] in options:
                way = (option["at"][0] - x, option["at"][1] - y)
                cosine = polygons.cosine(ahead, way)
                # What lies aslant, between two straight ways, must be aimed at well.
                straight = max(polygons.cosine(straight, way) for straight in WAYS) > PRECISE
                if cosine > (narrow if straight else PRECISE) and cosine > best:
                    best, found = cosine, "o:" + option["id"]
        return found

    def ground(self, solid: str, dx: float, dy: float) -> "Point":
        """A vector on the canvas as a vector on the board at a solid's foot."""
        x, y = polygons.middle(self.cells[solid[2:]])
        foot = self.view.project(x, y)
        tx, ty = self.view.ground(foot[0] + dx, foot[1] + dy)
        return tx - x, ty - y

    def direction(self, x: float, y: float, facing: int) -> float:
        """The angle on the canvas, clockwise from up, of a facing at a place of the board."""
        dx, dy = WAYS[facing % 4]
        ax, ay = self.view.project(x - dx * 0.2, y - dy * 0.2)
        bx, by = self.view.project(x + dx * 0.2, y + dy * 0.2)
        return math.atan2(bx - ax, ay - by)

    def centre(self, cell: str) -> "Point":
        """The centre of a cell on the canvas."""
        if cell not in self._centres:
            x, y = polygons.middle(self.cells[cell])
            self._centres[cell] = self.view.project(x, y)
        return self._centres[cell]

    def lie(self, cell: str) -> "Place":
        """The centre on the canvas of what lies on a cell, and its turn in radians."""
        if cell not in self._lies:
            x, y = polygons.middle(self.cells[cell])
            right, down, turn = STRAIGHT if self.scene.get("straight") else lie(cell)
            self._lies[cell] = self.view.project(x + right, y + down) + (turn,)
        return self._lies[cell]

    def rect(self, touch: str) -> "Rect | None":
        """The place of a touch: left, top, width, height; None if it is not on the canvas."""
        if touch not in self._rects:
            self._rects[touch] = self._rect(touch)
        return self._rects[touch]

    def _rect(self, touch: str) -> "Rect | None":
        if touch in self.buttons:
            x, y, _ = self.buttons[touch]
            size = self.button
            return x - size / 2, y - size / 2, size, size
        if touch in self.held:
            return self.held[touch]
        points = [p for name, outline in self.solids if name == touch for p in outline]
        if touch[:2] == "c:" and touch[2:] in self.outlines:
            points = points + self.outlines[touch[2:]]
        if not points:
            return None
        left, top, right, bottom = bounds(points)
        return left, top, right - left, bottom - top

    def at(self, x: float, y: float, options: "Sequence[str]") -> "str | None":
        """The touch at a point; of the options only the given ones count."""
        for touch in options:
            place = self.buttons.get(touch)
            if place and polygons.distance(place[:2], (x, y)) <= self.button / 2:
                return touch
        for solid, outline in self.solids:
            if polygons.inside(outline, x, y):
                return solid
        for touch, (left, top, width, height) in self.held.items():
            if left <= x < left + width and top <= y < top + height:
                return touch
        return self.cell_at(x, y)

    def cell_at(self, x: float, y: float) -> "str | None":
        """The touch of the cell at a point."""
        bx, by = self.view.ground(x, y)
        for name, corners in self.cells.items():
            cx, cy = corners[0]
            if abs(cx - bx) < 3 and abs(cy - by) < 3 and polygons.inside(corners, bx, by):
                return "c:" + name
        return None

    def nearest(self, x: float, y: float, touches: "Sequence[str]", reach: float) -> "str | None":
        """The nearest of some touches within reach of a point."""
        best = reach
        found: "str | None" = None
        for touch in touches:
            rect = self.rect(touch)
            if rect:
                left, top, width, height = rect
                dx = max(left - x, 0, x - left - width)
                dy = max(top - y, 0, y - top - height)
                if dx < best and dy < best:
                    distance = polygons.distance((dx, dy), (0, 0))
                    if distance < best:
                        best, found = distance, touch
        return found

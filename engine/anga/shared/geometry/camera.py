"""Projections between the board's plane and the canvas.

The board has x to the right and y downwards, z up from its plane, one unit a cell. A `Camera` looks
at it in mild perspective, a `Flat` from straight above, turned by quarters. Both answer the same
questions, in CSS pixels of the canvas.
"""

import math

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from anga.shared.geometry.types import Bounds, Outline, Point, Space

    View: TypeAlias = "Camera | Flat"

TINY = 1e-6
EYE = 9.0  # how far the eye is from the board's middle, in half board sizes


class Camera:
    """A view from `pitch` degrees above the plane, the board turned clockwise by `yaw` degrees."""

    def __init__(self, size: "Sequence[float]", yaw: float, pitch: float) -> None:
        self.size = size
        self.middle = (size[0] / 2, size[1] / 2)
        self.eye = EYE * max(size) / 2
        self.yaw, self.pitch = yaw, pitch
        self.cos, self.sin = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
        self.low, self.high = math.cos(math.radians(pitch)), math.sin(math.radians(pitch))
        self.unit, self.left, self.top = 1.0, 0.0, 0.0

    @property
    def where(self) -> "tuple[float, ...]":
        """A key of the view: equal views show the board alike."""
        return self.yaw, self.pitch, self.unit, self.left, self.top

    def vector(self, x: float, y: float, z: float) -> "Space":
        """A vector in the viewer's axes: right, down, and its part along the line of sight."""
        across, near = x * self.cos - y * self.sin, x * self.sin + y * self.cos
        shrink = -(near * self.low + z * self.high) / self.eye
        return across, near * self.high - z * self.low, shrink

    def point(self, x: float, y: float, z: float = 0.0) -> "Space":
        """A point in homogeneous coordinates of the view."""
        across, down, shrink = self.vector(x - self.middle[0], y - self.middle[1], z)
        return across, down, 1 + shrink

    def project(self, x: float, y: float, z: float = 0.0) -> "Point":
        """The point on the canvas of a point of the board."""
        across, down, w = self.point(x, y, z)
        return self.left + self.unit * across / w, self.top + self.unit * down / w

    def ground(self, px: float, py: float) -> "Point":
        """The point of the board's plane at a point of the canvas."""
        across, down = (px - self.left) / self.unit, (py - self.top) / self.unit
        near = down / (self.high + down * self.low / self.eye)
        across *= 1 - near * self.low / self.eye
        x, y = across * self.cos + near * self.sin, near * self.cos - across * self.sin
        return x + self.middle[0], y + self.middle[1]

    def towards(self, other: "Camera", share: float) -> "Camera":
        """A view between this one and another, the shorter way round."""
        turn = (other.yaw - self.yaw + 180) % 360 - 180
        pitch = self.pitch + (other.pitch - self.pitch) * share
        view = Camera(self.size, self.yaw + turn * share, pitch)
        # Half way round, a long board is as wide as it was high.
        back = 1 - abs(turn) / 180 * share * (1 - share)
        view.unit = (self.unit + (other.unit - self.unit) * share) * back
        view.left = self.left + (other.left - self.left) * share
        view.top = self.top + (other.top - self.top) * share
        return view

    def fit(
        self,
        groups: "list[tuple[list[Space], float]]",
        width: float,
        height: float,
    ) -> None:
        """Make all points fit the canvas; each group keeps a margin in pixels from its edges."""
        self.unit, self.left, self.top = 1.0, 0.0, 0.0
        boxes = [
            (bounds([self.project(x, y, z) for x, y, z in points]), margin)
            for points, margin in groups
        ]
        self.unit = 1e9
        for low, a in boxes:
            for high, b in boxes:
                self.unit = min(
                    self.unit,
                    (width - a - b) / max(TINY, high[2] - low[0]),
                    (height - a - b) / max(TINY, high[3] - low[1]),
                )
        self.unit = max(1.0, self.unit)
        left, top, right, bottom = (
            pick(self.unit * box[side] + sign * margin for box, margin in boxes)
            for side, pick, sign in ((0, min, -1), (1, min, -1), (2, max, 1), (3, max, 1))
        )
        self.left = (width - left - right) / 2
        self.top = (height - top - bottom) / 2


class Flat:
    """A view from straight above, the board turned clockwise by quarter turns."""

    yaw, pitch = 0.0, 90.0

    def __init__(self, size: "Sequence[float]", turned: int) -> None:
        self.size = size
        self.quarters = turned % 4
        self.unit, self.left, self.top = 1.0, 0.0, 0.0

    @property
    def extent(self) -> "Point":
        """Width and height of the rotated board, in units."""
        width, height = self.size
        return (height, width) if self.quarters % 2 else (width, height)

    def project(self, x: float, y: float, z: float = 0.0) -> "Point":
        """The point on the canvas of a point of the board."""
        x, y = quarter_turned(x, y, self.size, self.quarters)
        return self.left + self.unit * x, self.top + self.unit * (y - z)

    def ground(self, px: float, py: float) -> "Point":
        """The point of the board at a point of the canvas."""
        x, y = (px - self.left) / self.unit, (py - self.top) / self.unit
        return quarter_turned(x, y, self.extent, -self.quarters)


def quarter_turned(x: float, y: float, size: "Sequence[float]", quarters: int) -> "Point":
    """A point of a rectangle after it is rotated clockwise, measured from its new corner."""
    width, height = size
    for _ in range(quarters % 4):
        x, y = height - y, x
        width, height = height, width
    return x, y


def bounds(points: "Outline") -> "Bounds":
    """The bounding box of points: left, top, right, bottom."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)

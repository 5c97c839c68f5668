"""Where a drawing lies: a unit square somewhere in the picture, flat or seen from aside."""

import math
from typing import NamedTuple, Protocol

from anga.shared.geometry.camera import Camera
from anga.shared.geometry.cube import Face
from anga.shared.layout.plane import Plane
from anga.svg.shapes import Point

TINY = 1e-3
STEP = 0.01  # of a side: over so little of it the perspective is no other


class Frame(NamedTuple):
    """The ways, in pixels, of one unit to the right and of one unit down of a drawing."""

    right: Point
    down: Point

    @property
    def size(self) -> float:
        """Pixels of a unit, in the mean of both ways."""
        (a, b), (c, d) = self
        return math.sqrt(abs(a * d - b * c))

    @property
    def even(self) -> bool:
        """Whether a circle stays one."""
        (a, b), (c, d) = self
        return abs(a - d) + abs(b + c) < TINY * (abs(a) + abs(b))


class Sheet(Protocol):
    """The unit square of a drawing, x to the right and y downwards, as it lies in the picture."""

    def at(self, x: float, y: float) -> Point:
        """Where a point of the drawing is."""

    def frame(self, x: float, y: float) -> Frame:
        """How the drawing lies there."""


class Lying:
    """A square of a plane: as large as a unit of it times `scale`, turned by quarters."""

    def __init__(self, middle: Point, plane: Plane, quarters: int = 0, scale: float = 1.0) -> None:
        (a, b), (c, d) = plane.right, plane.down
        for _ in range(quarters % 4):
            a, b, c, d = c, d, -a, -b
        self.middle = middle
        self._frame = Frame((a * scale, b * scale), (c * scale, d * scale))

    def at(self, x: float, y: float) -> Point:
        """Where a point of the drawing is."""
        (a, b), (c, d) = self._frame
        x, y = x - 0.5, y - 0.5
        return self.middle[0] + a * x + c * y, self.middle[1] + b * x + d * y

    def frame(self, x: float, y: float) -> Frame:
        """How the drawing lies: everywhere alike."""
        return self._frame


class Side:
    """A side of a solid in true perspective."""

    def __init__(self, camera: Camera, face: Face) -> None:
        self.camera, self.face = camera, face

    def at(self, x: float, y: float) -> Point:
        """Where a point of the drawing is."""
        corner, across, down = self.face.corner, self.face.across, self.face.down
        right, low, far = (corner[i] + x * across[i] + y * down[i] for i in range(3))
        size = self.camera.unit / far
        return self.camera.left + right * size, self.camera.top + low * size

    def frame(self, x: float, y: float) -> Frame:
        """How the drawing lies about a point."""
        (ax, ay), (bx, by) = self.at(x - STEP, y), self.at(x + STEP, y)
        (cx, cy), (dx, dy) = self.at(x, y - STEP), self.at(x, y + STEP)
        wide = 2 * STEP
        return Frame(((bx - ax) / wide, (by - ay) / wide), ((dx - cx) / wide, (dy - cy) / wide))

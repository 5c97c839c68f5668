"""Where a drawing lies: a unit square in the picture, flat or in perspective."""

import math

from anga.shared.layout.plane import Plane

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NotRequired, Protocol, TypedDict

    from anga.shared.geometry.types import Point
    from anga.shared.layout.layout import Layout
    from anga.shared.shapes.shape import Matrix

    class Sheet(Protocol):
        """The unit square of a drawing, x to the right and y downwards, in its place.

        `unit` is the length of a side in pixels.
        """

        unit: float

        def at(self, x: float, y: float) -> Point:
            """The point in the picture of a point of the drawing."""

        def frame(self, x: float, y: float) -> "UnitVectors":
            """The unit vectors of the drawing at a point."""

    class Turned(TypedDict):
        """Something with a facing, such as `anga.shared.scene.Piece`."""

        facing: NotRequired[int]


TINY = 1e-3


class UnitVectors:
    """The vectors, in pixels, of one unit to the right and of one unit down in a drawing.

    `size` is the mean length of both; if they are `even`, circles stay circles.
    """

    def __init__(self, right: "Point", down: "Point") -> None:
        (a, b), (c, d) = self.right, self.down = right, down
        self.size = math.sqrt(abs(a * d - b * c))
        self.even = abs(a - d) + abs(b + c) < TINY * (abs(a) + abs(b))

    def turned(self, degrees: float) -> "Matrix | None":
        """The map of a character that is rotated clockwise, without its size.

        None if it is upright.
        """
        cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        (a, b), (c, d), size = self.right, self.down, self.size
        lies = (
            (a * cosine + c * sine) / size,
            (b * cosine + d * sine) / size,
            (c * cosine - a * sine) / size,
            (d * cosine - b * sine) / size,
        )
        level = abs(lies[0] - 1) + abs(lies[1]) + abs(lies[2]) + abs(lies[3] - 1) < TINY
        return None if level else lies


def flat(plane: "Plane", quarters: int = 0, scale: float = 1.0) -> UnitVectors:
    """The unit vectors of something in a plane, rotated by quarters and scaled."""
    (a, b), (c, d) = plane.right, plane.down
    for _ in range(quarters % 4):
        a, b, c, d = c, d, -a, -b
    return UnitVectors((a * scale, b * scale), (c * scale, d * scale))


def quarters_of(piece: "Turned", plane: "Plane") -> int:
    """The quarter turns of a piece that lies in a plane."""
    # What faces nowhere is upright for whoever looks.
    return piece["facing"] + plane.quarters if "facing" in piece else 0


class Lying:
    """A square around a point of a plane."""

    def __init__(self, middle: "Point", frame: UnitVectors) -> None:
        self.middle, self.lies, self.unit = middle, frame, frame.size

    def at(self, x: float, y: float) -> "Point":
        """The point in the picture of a point of the drawing."""
        (a, b), (c, d) = self.lies.right, self.lies.down
        x, y = x - 0.5, y - 0.5
        return self.middle[0] + a * x + c * y, self.middle[1] + b * x + d * y

    def frame(self, x: float, y: float) -> UnitVectors:
        """The unit vectors, which are the same everywhere."""
        return self.lies


def square(size: float, quarters: int = 0) -> Lying:
    """A square at the origin, of a size in pixels, its drawing rotated by quarters."""
    return Lying((size / 2, size / 2), flat(Plane(size, 0), quarters))


class BoardPlane:
    """The board's plane as a sheet, in board units.

    What is `upright` does not rotate with the board.
    """

    def __init__(self, layout: "Layout", upright: bool = False) -> None:
        self.layout, self.upright, self.unit = layout, upright, layout.unit

    def at(self, x: float, y: float) -> "Point":
        """The point in the picture of a point of the board."""
        return self.layout.view.project(x, y)

    def frame(self, x: float, y: float) -> UnitVectors:
        """The unit vectors of the board at a point, as the viewer sees them."""
        plane = self.layout.plane(*self.at(x, y))
        return flat(plane, 0 if self.upright else plane.quarters)

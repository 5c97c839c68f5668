"""Where a drawing lies: a unit square somewhere in the picture, flat or seen from aside."""

import math

from anga.shared.layout.plane import Plane

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NotRequired, Protocol, TypedDict

    from anga.shared.geometry.types import Point
    from anga.shared.layout.layout import Layout
    from anga.shared.shapes.shape import Matrix

    class Sheet(Protocol):
        """The unit square of a drawing, x to the right and y downwards, as it lies.

        `unit` are pixels of a side of it.
        """

        unit: float

        def at(self, x: float, y: float) -> Point:
            """Where a point of the drawing is."""

        def frame(self, x: float, y: float) -> "UnitVectors":
            """How the drawing lies there."""

    class Turned(TypedDict):
        """What may face a way, as `anga.shared.scene.Piece`."""

        facing: NotRequired[int]


TINY = 1e-3


class UnitVectors:
    """The ways, in pixels, of one unit to the right and of one unit down of a drawing.

    `size` is pixels of a unit, in the mean of both ways; if they are `even`, a circle stays one.
    """

    def __init__(self, right: "Point", down: "Point") -> None:
        (a, b), (c, d) = self.right, self.down = right, down
        self.size = math.sqrt(abs(a * d - b * c))
        self.even = abs(a - d) + abs(b + c) < TINY * (abs(a) + abs(b))

    def turned(self, degrees: float) -> "Matrix | None":
        """How a character lies that is turned clockwise, its size left out; None if level."""
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
    """How something lies in a plane, turned by quarters, as large as a unit times `scale`."""
    (a, b), (c, d) = plane.right, plane.down
    for _ in range(quarters % 4):
        a, b, c, d = c, d, -a, -b
    return UnitVectors((a * scale, b * scale), (c * scale, d * scale))


def quarters_of(piece: "Turned", plane: "Plane") -> int:
    """How a piece is turned that lies in a plane."""
    # What faces nowhere is upright for whoever looks.
    return piece["facing"] + plane.quarters if "facing" in piece else 0


class Lying:
    """A square about a point of a plane."""

    def __init__(self, middle: "Point", frame: UnitVectors) -> None:
        self.middle, self.lies, self.unit = middle, frame, frame.size

    def at(self, x: float, y: float) -> "Point":
        """Where a point of the drawing is."""
        (a, b), (c, d) = self.lies.right, self.lies.down
        x, y = x - 0.5, y - 0.5
        return self.middle[0] + a * x + c * y, self.middle[1] + b * x + d * y

    def frame(self, x: float, y: float) -> UnitVectors:
        """How the drawing lies: everywhere alike."""
        return self.lies


def square(size: float, quarters: int = 0) -> Lying:
    """A square of so many pixels at the origin, what lies on it turned by quarters."""
    return Lying((size / 2, size / 2), flat(Plane(size, 0), quarters))


class BoardPlane:
    """The board's plane: a unit of it is one of the drawing.

    What is `upright` does not turn with the board.
    """

    def __init__(self, layout: "Layout", upright: bool = False) -> None:
        self.layout, self.upright, self.unit = layout, upright, layout.unit

    def at(self, x: float, y: float) -> "Point":
        """Where a point of the board is."""
        return self.layout.view.project(x, y)

    def frame(self, x: float, y: float) -> UnitVectors:
        """How the board lies there, for who looks at it."""
        plane = self.layout.plane(*self.at(x, y))
        return flat(plane, 0 if self.upright else plane.quarters)

"""The board's plane at a point of the canvas, as an affine map.

A canvas knows affine maps only. Over the breadth of a piece the perspective hardly differs from
one.
"""

import math

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.geometry.camera import View
    from anga.shared.geometry.types import Point


class Plane:
    """A local plane: rotated clockwise by `quarters`, then mapped by `right` and `down`.

    These are the ways, in CSS pixels, of one unit to the right and of one unit down of whoever
    looks. A plane that is `level` is seen from straight above: they are so many pixels and square.
    """

    def __init__(
        self,
        unit: float,
        quarters: int,
        right: "Point | None" = None,
        down: "Point | None" = None,
    ) -> None:
        self.unit, self.quarters = unit, quarters % 4
        self.level = right is None
        self.right, self.down = right or (unit, 0.0), down or (0.0, unit)

    def turned(self, angle: float) -> "Plane":
        """The same plane turned clockwise by an angle in radians."""
        if not angle:
            return self
        (a, b), (c, d), cosine, sine = self.right, self.down, math.cos(angle), math.sin(angle)
        right = a * cosine + c * sine, b * cosine + d * sine
        down = c * cosine - a * sine, d * cosine - b * sine
        return Plane(self.unit, self.quarters, right, down)

    def stretched(self) -> "tuple[float, float, float, float]":
        """The two vectors that a pixel to the right and a pixel down become in the plane."""
        (a, b), (c, d), unit = self.right, self.down, self.unit
        return a / unit, b / unit, c / unit, d / unit


def plane_at(view: "View", turned: int, x: float, y: float) -> Plane:
    """The board's plane at a point of the canvas, the board turned by quarters."""
    if view.pitch == 90 and view.yaw == 0:
        return Plane(view.unit, turned)
    quarters = int((view.yaw % 360) / 90 + 0.5) % 4
    across, along = (1.0, 0.0), (0.0, 1.0)
    for _ in range(quarters):
        across, along = (across[1], -across[0]), (along[1], -along[0])
    at = view.ground(x, y)
    return Plane(view.unit, quarters, _way(view, at, across), _way(view, at, along))


def _way(view: "View", at: "Point", way: "Point") -> "Point":
    dx, dy = way[0] / 2, way[1] / 2
    ax, ay = view.project(at[0] - dx, at[1] - dy)
    bx, by = view.project(at[0] + dx, at[1] + dy)
    return bx - ax, by - ay

"""Names for the plain tuples of geometry, for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    Point: TypeAlias = tuple[float, float]  # x, y
    Space: TypeAlias = tuple[float, float, float]  # a point or a way in space, or in a view
    Place: TypeAlias = tuple[float, float, float]  # x, y and an angle, clockwise from up
    Outline: TypeAlias = list[Point]
    Rect: TypeAlias = tuple[float, float, float, float]  # left, top, width, height
    Bounds: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom
    Matrix: TypeAlias = Sequence[float]  # a rotation in space: nine numbers row by row

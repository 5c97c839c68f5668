"""Names for the plain tuples of geometry, as in `anga.shared.geometry.types`."""

Point = tuple[float, float]  # x, y
Space = tuple[float, float, float]  # a point in space
Outline = list[Point]
Rect = tuple[float, float, float, float]  # left, top, width, height

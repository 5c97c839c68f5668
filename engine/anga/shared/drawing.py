"""Rotation of drawings, for the games' pieces and the page's buttons.

This module too is shared with the page's main thread, see `anga.shared.errors`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.scene import Drawing, Point, Stroke


def rotate_drawing(drawing: "Drawing", quarters: int) -> "Drawing":
    """A drawing rotated clockwise by quarter turns about the middle of its unit square."""
    return [_rotated(stroke, quarters % 4) for stroke in drawing]


def _rotated(stroke: "Stroke", quarters: int) -> "Stroke":
    turned = stroke.copy()
    if "path" in turned:
        turned["path"] = [_around(point, quarters) for point in turned["path"]]
    if "circle" in turned:
        x, y, radius = turned["circle"]
        x, y = _around([x, y], quarters)
        turned["circle"] = [x, y, radius]
    if "glyph" in turned:
        turned["at"] = _around(turned["at"], quarters)
        turned["turn"] = (turned.get("turn", 0) + 90 * quarters) % 360
    return turned


def _around(point: "Point", quarters: int) -> "list[float]":
    x, y = point
    for _ in range(quarters):
        x, y = round(1 - y, 4), x
    return [x, y]

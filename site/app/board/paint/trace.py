"""Canvas paths point by point, for what only the canvas draws."""

from anga.shared.geometry import polygons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.geometry.types import Point
    from board.paint.canvas import Context


def trace(ctx: "Context", points: "Sequence[Point]", closed: bool = True) -> None:
    """Add straight lines through points to the path."""
    ctx.moveTo(points[0][0], points[0][1])
    for i in range(1, len(points)):
        ctx.lineTo(points[i][0], points[i][1])
    if closed:
        ctx.closePath()


def curve(ctx: "Context", points: "Sequence[Point]", closed: bool = False) -> None:
    """Add a smooth curve through points, its direction at each taken from its neighbours."""
    ctx.moveTo(points[0][0], points[0][1])
    for (ax, ay), (bx, by), (x, y) in polygons.bends(points, closed):
        ctx.bezierCurveTo(ax, ay, bx, by, x, y)
    if closed:
        ctx.closePath()

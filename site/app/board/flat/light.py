"""Faint light over a board seen from above."""

from anga.shared.geometry.camera import bounds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.layout.layout import Layout
    from board.paint.canvas import Context


def draw_light(ctx: "Context", layout: "Layout") -> None:
    """Draw light from the upper left over what is already drawn, and nowhere else."""
    corners = [point for outline in layout.outlines.values() for point in outline]
    left, top, right, bottom = bounds(corners)
    light = ctx.createLinearGradient(left, top, right, bottom)
    light.addColorStop(0, "rgba(255,248,230,0.09)")
    light.addColorStop(1, "rgba(40,20,5,0.08)")
    ctx.globalCompositeOperation = "source-atop"
    ctx.fillStyle = light
    ctx.fillRect(0, 0, layout.width, layout.height)
    ctx.globalCompositeOperation = "source-over"

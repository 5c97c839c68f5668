"""Options that lie on the board: round buttons, quiet until they are touched."""

from board.paint.drawing import draw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.geometry.types import Place
    from anga.shared.palette import Palette
    from anga.shared.scene import Drawing
    from board.paint.canvas import Context


def paint(
    ctx: "Context",
    place: "Place",
    across: float,
    drawing: "Drawing",
    palette: "Palette",
    state: str,
) -> None:
    """Draw an option so many pixels `across`: open, hovered, pressed, chosen or forbidden."""
    x, y, angle = place
    lively = state in ("hovered", "pressed", "chosen")
    radius = across / 2 - (2 if state == "pressed" else 1)
    ctx.save()
    ctx.translate(x, y)
    if state == "forbidden":
        ctx.globalAlpha = 0.42
    ctx.beginPath()
    ctx.arc(0, 0, radius, 0, 6.2832)
    if not lively and state != "forbidden":
        ctx.shadowColor, ctx.shadowBlur, ctx.shadowOffsetY = "rgba(20,12,4,0.25)", 6, 2
    ctx.fillStyle = palette("ink") if lively else palette.faded("card", 0.92)
    ctx.fill()
    ctx.shadowColor = "rgba(0,0,0,0)"
    ctx.strokeStyle, ctx.lineWidth = palette("ink") if lively else palette("line"), 1
    if state == "forbidden":
        ctx.setLineDash([3, 4])
        ctx.strokeStyle = palette("soft")
    ctx.stroke()
    ctx.setLineDash([])
    ctx.rotate(angle)
    size = radius * 1.08
    ctx.translate(-size / 2, -size / 2)
    draw(ctx, drawing, size, inverted(palette) if lively else palette)
    ctx.restore()


def inverted(palette: "Palette") -> "Palette":
    """Ink and card exchanged."""
    return palette.but({"ink": palette("card")})

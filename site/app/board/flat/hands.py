"""A pile of equal pieces in a hand: one of them or some in a stack, and how many there are."""

from anga.shared.layout.hands_layout import pile
from anga.shared.layout.plane import Plane
from board.paint.drawing import font

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.geometry.types import Rect
    from anga.shared.palette import Palette
    from board.flat.pieces import Pieces, Token
    from board.paint.canvas import Context
    from board.paint.drawing import Looks


def paint(
    ctx: "Context",
    rect: "Rect",
    piece: "Token",
    count: int,
    looks: "Looks",
    pieces: "Pieces",
    palette: "Palette",
    turned: int,
    stacked: bool = False,
) -> None:
    """Draw a pile and how many there are; none is a faint one."""
    left, top, width, height = rect
    unit, middles = pile(rect, count, stacked)
    plane = Plane(unit, turned)
    ctx.globalAlpha = 1.0 if count > 0 else 0.16
    for middle in middles:
        pieces.put(ctx, piece, looks, middle, plane)
    ctx.globalAlpha = 1.0
    if count > 1:
        ctx.font = font("text", 11)
        text = str(count)
        half = max(8.0, ctx.measureText(text).width / 2 + 4)
        bx, by = left + width - half - 1, top + height - 9
        ctx.beginPath()
        ctx.roundRect(bx - half, by - 8, 2 * half, 16, 8)
        ctx.fillStyle, ctx.strokeStyle, ctx.lineWidth = palette("ink"), palette("paper"), 1.5
        ctx.fill()
        ctx.stroke()
        ctx.textAlign, ctx.textBaseline = "center", "middle"
        ctx.fillStyle = palette("paper")
        ctx.fillText(text, bx, by + 0.5)

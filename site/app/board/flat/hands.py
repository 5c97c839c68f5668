"""A pile of equal pieces in a hand: one of them or some in a stack, and how many there are."""

from anga.shared.layout.plane import Plane
from board.paint.drawing import font

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.geometry.types import Rect
    from anga.shared.palette import Palette
    from board.flat.pieces import Pieces, Token
    from board.paint.canvas import Context
    from board.paint.drawing import Looks

STACK = 4  # pieces that a stack shows at most
STEP = 0.085  # from one to the next, in units


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
    x, y = left + width / 2, top + height / 2
    unit = min(width, height) * (0.86 if stacked else 0.92)
    plane = Plane(unit, turned)
    ctx.globalAlpha = 1.0 if count > 0 else 0.16
    above = max(1, min(count, STACK)) - 1 if stacked else 0
    for level in range(above + 1):
        pieces.put(ctx, piece, looks, (x, y + (above / 2 - level) * STEP * unit), plane)
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

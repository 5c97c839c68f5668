"""Wood grain: a block cut from a trunk, whose rings continue from face to face.

The block is a unit cube about the origin, its grain along x. The trunk's rings are circles about
a pith beside the block in the plane of y (away) and z (up): the two ends show them as arcs, the
other faces show lines where a ring meets the surface.
"""

import math

from board.paint.trace import curve

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.palette import Palette
    from board.paint.canvas import Context

PITH = (0.8, -1.3)
RINGS = [0.44 + 0.047 * k + 0.014 * math.sin(2.6 * k) for k in range(42)]

# For each lengthwise side in the Scene's order: the axis that it cuts, where, and which way is up.
LENGTHWAYS = {0: ("z", 0.5, 1), 1: ("y", -0.5, 1), 2: ("z", -0.5, -1), 3: ("y", 0.5, 1)}

# A year is a soft dark band with a fine line where growth stopped: some are strong, most are not.
STRENGTHS = (
    ((0.03, 0.06), (0.012, 0.05), (0.004, 0.24)),
    ((0.03, 0.035), (0.004, 0.12)),
    ((0.024, 0.03), (0.004, 0.07)),
)


def grain(side: int) -> "list[tuple[float, int]]":
    """The rings on a lengthwise side: distance from its upper edge, and the ring's number."""
    axis, where, sign = LENGTHWAYS[side]
    own, other = (PITH[0], PITH[1]) if axis == "z" else (PITH[1], PITH[0])
    lines = []
    for number, radius in enumerate(RINGS):
        left = radius * radius - (where - other) * (where - other)
        if left > 0:
            reach = math.sqrt(left)
            for at in (own - reach, own + reach):
                if -0.52 < at < 0.52:
                    lines.append((0.5 - sign * at, number))
    return lines


def plank(ctx: "Context", side: int, size: float, palette: "Palette") -> None:
    """Paint one side of the block over the square of `size` at the origin."""
    base = ctx.createLinearGradient(0, 0, size * 0.3, size)
    base.addColorStop(0, palette.mixed("wood", "wood-light", 0.22))
    base.addColorStop(1, palette.mixed("wood", "wood-dark", 0.06))
    ctx.fillStyle = base
    ctx.fillRect(0, 0, size, size)
    ctx.lineCap = "round"
    lengthwise = side in LENGTHWAYS
    if not lengthwise:
        ctx.fillStyle = palette.faded("wood-dark", 0.1)
        ctx.fillRect(0, 0, size, size)
    for strength in range(3):
        ctx.beginPath()
        if lengthwise:
            _lines(ctx, side, strength, size)
        else:
            _arcs(ctx, side, strength, size)
        for width, alpha in STRENGTHS[strength]:
            ctx.lineWidth = width * size
            ctx.strokeStyle = palette.faded("wood-dark", alpha)
            ctx.stroke()
    if lengthwise:
        _pores(ctx, side, size, palette)


def _strength(number: int) -> int:
    return (0, 2, 1, 2, 2, 1, 0, 2, 1, 1, 2)[number % 11]


def _lines(ctx: "Context", side: int, strength: int, size: float) -> None:
    for height, number in grain(side):
        if _strength(number) == strength:
            bends = [0.012 * math.sin(0.9 * i + 0.21 * number) for i in range(4)]
            points = [(i / 3 * size, (height + bends[i]) * size) for i in range(4)]
            curve(ctx, points)


def _arcs(ctx: "Context", side: int, strength: int, size: float) -> None:
    flip = 1 if side == 4 else -1
    x, y = (0.5 + flip * PITH[0]) * size, (0.5 - PITH[1]) * size
    for number, radius in enumerate(RINGS):
        if _strength(number) == strength:
            ctx.moveTo(x + radius * size, y)
            ctx.arc(x, y, radius * size, 0, -3.1416, True)


def _pores(ctx: "Context", side: int, size: float, palette: "Palette") -> None:
    """Short dark lines along the grain."""
    ctx.beginPath()
    seed = 77 + side
    for _ in range(40):
        seed = (seed * 1103515245 + 12345) % 2147483648
        x, y = (seed >> 8) % 1000 / 1000, (seed >> 18) % 1000 / 1000
        ctx.moveTo(x * size, y * size)
        ctx.lineTo((x + 0.02 + (seed % 7) * 0.005) * size, (y + 0.002) * size)
    ctx.lineWidth = 0.0035 * size
    ctx.strokeStyle = palette.faded("wood-dark", 0.24)
    ctx.stroke()

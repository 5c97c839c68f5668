"""Wood: a block cut from a trunk, so that its rings run on from face to face.

The block is a unit cube about the origin, its grain along x. The trunk's rings are circles about
a pith beside the block in the plane of y (away) and z (up): the two ends show them as arcs, the
other faces show lines where a ring meets the surface.
"""

import math

from drawing import curve

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from palette import Palette

PITH = (0.34, -1.15)
RINGS = [0.42 + 0.078 * k + 0.021 * math.sin(2.6 * k) for k in range(26)]

# For each side in the Scene's order: which way it cuts, and where.
LENGTHWAYS = {0: ("z", 0.5, 1), 1: ("y", -0.5, 1), 2: ("z", -0.5, -1), 3: ("y", 0.5, 1)}


def grain(side: int) -> "list[tuple[float, int]]":
    """Where rings cross a lengthwise side: distance from its upper edge, and the ring's number."""
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


def plank(ctx: "Any", side: int, size: float, palette: "Palette") -> None:
    """Paint one side of the block over the square of `size` at the origin."""
    base = ctx.createLinearGradient(0, 0, size * 0.3, size)
    base.addColorStop(0, palette.mixed("wood", "wood-light", 0.22))
    base.addColorStop(1, palette.mixed("wood", "wood-dark", 0.06))
    ctx.fillStyle = base
    ctx.fillRect(0, 0, size, size)
    ctx.lineCap = "round"
    if side in LENGTHWAYS:
        for height, number in grain(side):
            wave = _wave(height, number, size)
            _ring(ctx, number, size, palette, lambda: curve(ctx, wave))  # noqa: B023
        _pores(ctx, side, size, palette)
    else:
        _end(ctx, side, size, palette)


def _wave(height: float, number: int, size: float) -> "list[tuple[float, float]]":
    points = []
    for i in range(7):
        x = i / 6
        bend = 0.011 * math.sin(3.1 * x + 0.5 * number) + 0.004 * math.sin(9 * x + number)
        points.append((x * size, (height + bend) * size))
    return points


def _ring(ctx: "Any", number: int, size: float, palette: "Palette", path: "Any") -> None:
    """A year: a soft dark band and a finer line in it."""
    strong = 0.5 + 0.5 * math.sin(number * 1.9)
    for width, alpha in (
        (0.034, 0.045),
        (0.016, 0.05 + 0.03 * strong),
        (0.005, 0.1 + 0.12 * strong),
    ):
        ctx.beginPath()
        path()
        ctx.lineWidth = width * size
        ctx.strokeStyle = palette.faded("wood-dark", alpha)
        ctx.stroke()


def _end(ctx: "Any", side: int, size: float, palette: "Palette") -> None:
    """End grain: darker, with the rings as arcs."""
    ctx.fillStyle = palette.faded("wood-dark", 0.1)
    ctx.fillRect(0, 0, size, size)
    flip = 1 if side == 4 else -1
    x, y = (0.5 + flip * PITH[0]) * size, (0.5 - PITH[1]) * size
    for number, radius in enumerate(RINGS):
        _ring(ctx, number, size, palette, lambda: ctx.arc(x, y, radius * size, 0, 6.2832))  # noqa: B023


def _pores(ctx: "Any", side: int, size: float, palette: "Palette") -> None:
    ctx.beginPath()
    seed = 77 + side
    for _ in range(46):
        seed = (seed * 1103515245 + 12345) % 2147483648
        x, y = (seed >> 8) % 1000 / 1000, (seed >> 18) % 1000 / 1000
        ctx.moveTo(x * size, y * size)
        ctx.lineTo((x + 0.03 + (seed % 7) * 0.006) * size, (y + 0.002) * size)
    ctx.lineWidth = 0.005 * size
    ctx.strokeStyle = palette.faded("wood-dark", 0.2)
    ctx.stroke()

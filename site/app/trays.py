"""Trays beside a flat board: the board and the seats' piles share the canvas."""

from drawing import font

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from camera import Flat
    from palette import Palette
    from pieces import Pieces

GAP = 8.0


def arrange(
    view: "Flat", scene: "dict[str, Any]", width: float, height: float
) -> "dict[str, tuple[float, float, float, float]]":
    """Fit board and trays on the canvas: sets the view's measure, gives each pile's place."""
    left, top, right, bottom = overhang(scene, view)
    across, down = view.extent
    held = {side: _tray(scene, view, side) for side in range(4)}
    pile = 44.0
    beside = [pile + GAP if held[side] else 0.0 for side in range(4)]
    view.unit = min(
        (width - beside[1] - beside[3]) / (across + left + right),
        (height - beside[0] - beside[2]) / (down + top + bottom),
    )
    used = (view.unit * (across + left + right), view.unit * (down + top + bottom))
    x = (width - used[0] - beside[1] - beside[3]) / 2 + beside[3]
    y = (height - used[1] - beside[0] - beside[2]) / 2 + beside[0]
    view.left, view.top = x + left * view.unit, y + top * view.unit
    places: "dict[str, tuple[float, float, float, float]]" = {}
    for side, rows in ((0, (x, y - beside[0])), (2, (x, y + used[1] + GAP))):
        count = len(held[side])
        wide = min(pile * 1.2, used[0] / count) if count else 0
        for i, touch in enumerate(held[side]):
            places[touch] = (x + (used[0] - wide * count) / 2 + i * wide, rows[1], wide, pile)
    for side, start in ((1, x + used[0] + GAP), (3, x - beside[3])):
        count = len(held[side])
        high = min(pile * 1.2, used[1] / count) if count else 0
        for i, touch in enumerate(held[side]):
            places[touch] = (start, y + (used[1] - high * count) / 2 + i * high, pile, high)
    return places


def _tray(scene: "dict[str, Any]", view: "Flat", side: int) -> "list[str]":
    """The piles of the seat that sits at an edge of the canvas."""
    seats = [s["seat"] for s in scene["seats"] if (s["side"] + view.quarters) % 4 == side]
    return [
        "t:%s:%s" % (tray["seat"], pile["kind"])
        for tray in scene["trays"]
        if tray["seat"] in seats
        for pile in tray["piles"]
    ]


def overhang(scene: "dict[str, Any]", view: "Flat") -> "tuple[float, float, float, float]":
    """How far texts stand out of the board at the left, top, right and bottom, in units."""
    across, down = view.extent
    unit, left, top = view.unit, view.left, view.top
    view.unit, view.left, view.top = 1.0, 0.0, 0.0
    out = [0.06, 0.06, 0.06, 0.06]
    for text in scene["texts"]:
        x, y = view.project(text["at"][0], text["at"][1])
        half = text["size"] * 0.6
        for i, beyond in enumerate((half - x, half - y, x + half - across, y + half - down)):
            out[i] = max(out[i], beyond)
    view.unit, view.left, view.top = unit, left, top
    return out[0], out[1], out[2], out[3]


def pile(
    ctx: "Any",
    rect: "tuple[float, float, float, float]",
    piece: "dict[str, Any]",
    count: int,
    looks: "dict[str, Any]",
    pieces: "Pieces",
    palette: "Palette",
    turned: int,
) -> None:
    """Draw a pile: one piece and how many there are; none is a faint one."""
    left, top, width, height = rect
    x, y = left + width / 2, top + height / 2
    unit = min(width, height) * 0.92
    ctx.globalAlpha = 1.0 if count > 0 else 0.16
    pieces.put(ctx, piece, looks, (x, y), unit, turned)
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

"""Who sits where: the seats' names above and below the board, and whose turn it is."""

from collections.abc import Sequence

from anga.shared.layout.fit import BOTTOM, NAMES
from anga.shared.scene import Seat
from anga.svg.canvas import Canvas
from anga.svg.drawings import FONTS
from anga.svg.pen import Path, element, escaped

SIZE = 13.0
LEFT = 12.0


def rows(canvas: Canvas) -> tuple[list[Seat], list[Seat]]:
    """The seats above the board from left to right, and those below."""
    turned = canvas.layout.turned
    seats = sorted(canvas.scene["seats"], key=lambda seat: (seat["side"] + turned + 1) % 4)
    below = [seat for seat in seats if (seat["side"] + turned) % 4 == BOTTOM]
    return [seat for seat in seats if seat not in below], below


def row(canvas: Canvas, seats: Sequence[Seat], top: float, width: float, turn: str | None) -> str:
    """Some seats side by side."""
    room = (width - LEFT) / max(1, len(seats))
    return "".join(
        _label(canvas, seat, LEFT + room * number, top + NAMES / 2, seat["seat"] == turn)
        for number, seat in enumerate(seats)
    )


def _label(canvas: Canvas, seat: Seat, x: float, y: float, moves: bool) -> str:
    """A seat's sign, its name and score; a pointer stands before whose turn it is."""
    palette = canvas.palette
    written = ""
    if moves:
        tip = [(x - 6, y - 4), (x - 1, y), (x - 6, y + 4)]
        written = element("path", d=str(Path().polygon(tip)), fill=palette("accent-ink"))
    colour = seat.get("lamp") or seat.get("colour") or seat.get("sign")
    if colour:
        written += element(
            "circle", cx=x + 7, cy=y, r=5.5, fill=palette(colour), stroke=palette("soft")
        )
        x += 18
    name = escaped(canvas.say(seat["name"]))
    if "score" in seat:
        score = element("tspan", str(seat["score"]), fill=palette("soft"), dx=6)
        name += score
    return written + element(
        "text",
        name,
        x=x,
        y=y + SIZE * 0.35,
        fill=palette("accent-ink" if moves else "ink"),
        font_family=FONTS["text"],
        font_size=SIZE,
        font_weight="700" if moves else "500",
        text_anchor="start",
    )

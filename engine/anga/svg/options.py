"""Options that lie on the board: round buttons."""

import math

from anga.shared.layout.plane import Plane
from anga.svg.canvas import Canvas
from anga.svg.drawings import drawn
from anga.svg.pen import element
from anga.svg.sheet import Lying, Sheet


def options(canvas: Canvas) -> str:
    """All options with a place of their own."""
    return "".join(
        _button(canvas, option.get("look"), canvas.layout.buttons[f"o:{option['id']}"])
        for option in canvas.scene["options"]
        if "at" in option
    )


def _button(canvas: Canvas, look: str | None, place: tuple[float, float, float]) -> str:
    x, y, angle = place
    radius = canvas.layout.button / 2 - 1
    palette = canvas.palette
    disc = element(
        "circle", cx=x, cy=y, r=radius, fill=palette("card"), fill_opacity=0.92,
        stroke=palette("line"),
    )  # fmt: skip
    if look is None:
        return disc
    return disc + drawn(canvas.scene["looks"][look], _turned(x, y, radius * 1.08, angle), palette)


def _turned(x: float, y: float, size: float, angle: float) -> Sheet:
    """A square about a point, turned clockwise by radians."""
    right = (size * math.cos(angle), size * math.sin(angle))
    down = (-right[1], right[0])
    return Lying((x, y), Plane(size, 0, right, down))

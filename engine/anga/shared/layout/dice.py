"""Dice on a flat board, each seen at a slight angle by a camera of its own."""

from anga.shared.geometry.camera import Camera

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.layout.layout import Layout

EDGE = 0.62
PITCH = 66
EYE = 7.0


def camera(layout: "Layout", cell: str) -> Camera:
    """The camera for the die on a cell, which is the unit square of its board."""
    seen = Camera((1, 1), 0, PITCH)
    seen.eye = EYE
    seen.unit = layout.unit
    seen.left, seen.top = layout.centre(cell)
    seen.top += EDGE * 0.2 * seen.unit
    return seen

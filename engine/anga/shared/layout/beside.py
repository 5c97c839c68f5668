"""Options that stand beside the cell touched last, such as whether what came there promotes."""

from anga.shared.geometry.cells import corners
from anga.shared.geometry.polygons import middle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from anga.shared.scene import Scene

EDGE = 0.5  # of a cell: the least distance of an option from the board's edges


def asked_beside(scene: "Scene", place: str) -> "Scene":
    """The Scene with the options that stand beside a cell, `c:…`, moved there; none for ""."""
    cells = [cell for cell in scene["cells"] if "c:" + cell["id"] == place]
    offsets = [option["beside"] for option in scene["options"] if "beside" in option]
    if not (cells and offsets):
        return scene
    x, y = middle(corners(cells[0]))
    x += _shift([x + offset[0] for offset in offsets], scene["size"][0])
    y += _shift([y + offset[1] for offset in offsets], scene["size"][1])
    moved: "Any" = dict(scene)
    moved["options"] = [dict(option) for option in scene["options"]]
    for option in moved["options"]:
        if "beside" in option:
            option["at"] = [x + option["beside"][0], y + option["beside"][1]]
    return moved  # type: ignore[no-any-return]


def _shift(places: "list[float]", length: float) -> float:
    """By how much to shift places together so that all are clear of a board's edges."""
    return max(0.0, EDGE - min(places)) - max(0.0, max(places) - (length - EDGE))

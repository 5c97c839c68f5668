"""How a Scene fits a canvas: how near the eye comes, and how high the canvas is best."""

from board.cubes import plinth
from board.geometry import polygons
from board.geometry.camera import Camera, Flat
from board.layout.hands_layout import Trays

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

BUTTON = (46.0, 58.0)  # pixels across an option on the board, at least and at most
BESIDE = 0.76  # from a cell's middle to an option beside it
MARGIN = 14.0  # pixels around everything, less on a low canvas
NARROW = 600.0  # a canvas narrower than this has no room for hands beside the board
TALLEST = 1.2  # of the width: for a scene with a camera


def seen(scene: "dict[str, Any]", turned: float, width: float, height: float) -> Camera:
    """The view that a scene's camera gives, with room for options beside each cell."""
    asked = scene["camera"]
    view = Camera(scene["size"], asked["yaw"] + 90 * turned, asked["pitch"])
    beside = [
        (x + dx, y, 0.0)
        for x, y in (polygons.middle(plinth.corners(cell)) for cell in scene["cells"])
        for dx in (-BESIDE, BESIDE)
    ]
    view.fit(
        [(plinth.reach(scene), min(MARGIN, height / 36)), (beside, BUTTON[0] / 2 + 2)],
        width,
        height,
    )
    return view


def spread(
    view: Flat, scene: "dict[str, Any]", width: float, height: float
) -> "dict[str, tuple[float, float, float, float]]":
    """Fit a flat board on a canvas; gives the places of its hands' piles."""
    return Trays(view, scene, height > width).arrange(width, height)


def height(scene: "dict[str, Any]", turned: float, width: float) -> float:
    """How high a canvas of that width is best."""
    if scene["camera"]:
        return min(width, NARROW) * TALLEST
    return Trays(Flat(scene["size"], int(turned)), scene, width < NARROW).height(width)

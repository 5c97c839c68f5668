"""Fitting a Scene to a canvas: the camera's distance, and the best height of the canvas."""

from anga.shared.geometry import cells, polygons
from anga.shared.geometry.camera import Camera, Flat
from anga.shared.layout.hands_layout import HIGH, LEAST, LOW, MOST, HandsLayout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared import scene as scenes
    from anga.shared.geometry.types import Bounds, Point, Rect
    from anga.shared.scene import Scene

CELL = 24.5  # pixels: a cell must not be less wide or high for a finger to hit it
BUTTON = (46.0, 58.0)  # pixels across an option on the board, at least and at most
BESIDE = 0.76  # from a cell's middle to an option beside it
MARGIN = 14.0  # pixels around everything, less on a low canvas
RIM = 3.0  # pixels between everything of a flat scene and the canvas's edge
FINE = 1.0  # the same on a stage
NARROW = 600.0  # a canvas narrower than this has no room for hands beside the board
SHORT = 480.0  # a canvas lower than this has no room for hands above and below the board
GAIN = 1.1  # by how much larger a board must become for its hands to go to its sides
TALLEST = 1.2  # of the width: for a scene with a camera
NAMES = 26.0  # pixels of a row with the names of seats, above a picture's board or below it
BOTTOM = 2


class Settled:
    """What a stage fixes for its canvas, whatever is on the board: see `layout.stage`.

    `hands` is the arrangement of the hands, `hang` the overhang of texts and circles.
    """

    def __init__(self, hands: int, hang: "Bounds") -> None:
        self.hands, self.hang = hands, hang


def scene_camera(
    scene: "Scene", asked: "scenes.SceneCamera", turned: float, width: float, height: float
) -> "tuple[Camera, dict[str, Rect]]":
    """The camera view of a scene, with room for options beside each cell; and the places in hands.

    Also gives the places of what hands hold.
    """
    view = Camera(scene["size"], asked["yaw"] + 90 * turned, asked["pitch"])
    beside = [
        (x + dx, y, 0.0)
        for x, y in (polygons.middle(cells.corners(cell)) for cell in scene["cells"])
        for dx in (-BESIDE, BESIDE)
    ]
    hands = HandsLayout(scene, int(turned) % 4, HIGH if height > width else 0)
    hands.size = min(MOST, max(_least(width, height), min(width, height) / 10))
    (columns, rows), (left, top) = hands.beside(), hands.before()
    wide, high = width - columns, height - rows
    view.fit(
        [(cells.reach(scene), min(MARGIN, height / 36)), (beside, BUTTON[0] / 2 + 2)], wide, high
    )
    view.left, view.top = view.left + left, view.top + top
    return view, hands.places(left, top, wide, high)


def fit_flat(
    view: Flat, scene: "Scene", width: float, height: float, settled: "Settled | None" = None
) -> "dict[str, Rect]":
    """Fit a flat board and its hands to a canvas; returns the places of pieces in hand."""
    hang = settled.hang if settled else overhang(scene, view.quarters)
    across, down = _extent(view, hang)
    if settled:
        hands = HandsLayout(scene, view.quarters, settled.hands)
    else:
        canvas = _canvas(scene, view.quarters, width, height, (across, down))
        hands = HandsLayout(scene, view.quarters, canvas)
    view.unit = _unit(hands, (across, down), width, height, FINE if settled else RIM)
    columns, rows = hands.beside()
    left, top = hands.before()
    wide, high = view.unit * across, view.unit * down
    x, y = (width - wide - columns) / 2 + left, (height - high - rows) / 2 + top
    view.left, view.top = x + hang[0] * view.unit, y + hang[1] * view.unit
    aside = ((hang[0] - hang[2]) * view.unit / 2, (hang[1] - hang[3]) * view.unit / 2)
    return hands.places(x, y, wide, high, aside)


def filled(
    scene: "Scene", quarters: int, settled: Settled, room: "Point", least: float = 0.0
) -> "tuple[float, Point]":
    """The size of a cell on a canvas of at most that room, and the size of that canvas.

    A cell is at least `least` wide, however little room there is.
    """
    whole = _extent(Flat(scene["size"], quarters), settled.hang)
    hands = HandsLayout(scene, quarters, settled.hands)
    unit = max(least, _unit(hands, whole, room[0], room[1], FINE))
    hands.size = max(_least(room[0], room[1]), min(MOST, unit))
    columns, rows = hands.beside()
    return unit, (unit * whole[0] + columns + 2 * FINE, unit * whole[1] + rows + 2 * FINE)


def height(scene: "Scene", turned: float, width: float) -> float:
    """The best height of a canvas of that width."""
    if scene["camera"]:
        return min(width, NARROW) * TALLEST
    across, down = _whole(scene, int(turned))
    columns, rows = HandsLayout(scene, int(turned), HIGH if width < NARROW else 0).beside()
    return (width - 2 * RIM - columns) / across * down + rows + 2 * RIM


def rows(scene: "Scene", turned: int) -> "tuple[list[scenes.Seat], list[scenes.Seat]]":
    """The seats above a rotated board from left to right, and those below it."""
    ordered = sorted(scene["seats"], key=lambda seat: (seat["side"] + turned + 1) % 4)
    below = [seat for seat in ordered if (seat["side"] + turned) % 4 == BOTTOM]
    return [seat for seat in ordered if seat not in below], below


def names(scene: "Scene", turned: int) -> "Point":
    """The heights of the rows of seats' names above and below a picture's board."""
    above, below = rows(scene, turned)
    return NAMES if above else 0.0, NAMES if below else 0.0


def least(
    scene: "Scene", turned: int, width: float, height: float, upright: bool = False
) -> "Point":
    """The least size of a canvas in which no cell is narrower than CELL.

    Width and height are those of the frame around it: hands lie where there is more room. On a
    narrow screen held upright they lie above and below, however low it is, since they would
    otherwise change sides as the page around the board grows.
    """
    across, down = _whole(scene, turned)
    unit = CELL / cells.narrowest(scene)
    steady = upright and width < NARROW
    aside = steady and HandsLayout(scene, turned).aside
    wide, high = 0.0, width + 1 if aside else 0.0
    for _ in range(3):
        sizes = (max(width, wide), max(height, high))
        canvas = HIGH if steady else _canvas(scene, turned, sizes[0], sizes[1], (across, down))
        columns, rows = HandsLayout(scene, turned, canvas).beside()
        wide, high = unit * across + columns + 2 * RIM, unit * down + rows + 2 * RIM
        if aside:
            high = max(high, max(width, wide) + 1)
    return wide, high


def overhang(scene: "Scene", quarters: int) -> "Bounds":
    """The overhang of texts and glowing circles beyond the board: left, top, right, bottom."""
    view = Flat(scene["size"], quarters)
    across, down = view.extent
    out = [0.06, 0.06, 0.06, 0.06]
    for at_x, at_y, half in cells.standing_out(scene, quarters):
        x, y = view.project(at_x, at_y)
        for i, beyond in enumerate((half - x, half - y, x + half - across, y + half - down)):
            out[i] = max(out[i], beyond)
    return out[0], out[1], out[2], out[3]


def _extent(view: Flat, hang: "Bounds") -> "tuple[float, float]":
    """The size of the board with its texts, in units."""
    across, down = view.extent
    left, top, right, bottom = hang
    return across + left + right, down + top + bottom


def _whole(scene: "Scene", quarters: int) -> "Point":
    """The size of the rotated board with its texts, in units."""
    return _extent(Flat(scene["size"], quarters), overhang(scene, quarters))


def _canvas(
    scene: "Scene", quarters: int, width: float, height: float, extent: "Point | None" = None
) -> int:
    """Whether a canvas is too high, or too low, for hands along their seats' edges.

    `extent` is the size of the board with its texts, if it is known.
    """
    if height > width:
        return HIGH
    if height > SHORT or not scene["hands"]:
        return 0
    whole = extent or _whole(scene, quarters)
    along, aside = (
        _unit(HandsLayout(scene, quarters, canvas), whole, width, height) for canvas in (0, LOW)
    )
    return LOW if aside > along * GAIN else 0


def _unit(
    hands: HandsLayout, extent: "Point", width: float, height: float, rim: float = RIM
) -> float:
    """The size of a cell in pixels, where the hands beside the board grow with it."""
    across, down = extent
    unit, least = 0.0, _least(width, height)
    for _ in range(3):
        hands.size = max(least, min(MOST, unit))
        columns, rows = hands.beside()
        unit = min((width - 2 * rim - columns) / across, (height - 2 * rim - rows) / down)
    return unit


def _least(width: float, height: float) -> float:
    return min(LEAST, min(width, height) / 8)

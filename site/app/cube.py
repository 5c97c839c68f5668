"""A cube in space: where its corners are, which sides are seen, and how light falls on them."""

import math

import shapes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from camera import Camera

# Each side in the Scene's order: its normal and its drawing's upper edge, both as (axis, sign) of
# the cube's own axes right, away, up, and the direction of the drawing's right edge.
SIDES = (
    ((2, 1), (1, 1), (0, 1)),
    ((1, -1), (2, 1), (0, 1)),
    ((2, -1), (1, -1), (0, 1)),
    ((1, 1), (2, 1), (0, -1)),
    ((0, 1), (2, 1), (1, 1)),
    ((0, -1), (2, 1), (1, -1)),
)
LIGHT = (-0.38, 0.42, 0.82)  # towards the light as the viewer sees it: right, near, up
AMBIENT, DIRECT = 0.62, 0.48


class Face:
    """A visible side in homogeneous coordinates of the view: a corner and the ways from it."""

    def __init__(
        self, side: int, corner: "list[float]", across: "list[float]", down: "list[float]"
    ) -> None:
        self.side, self.corner, self.across, self.down = side, corner, across, down
        self.light = 1.0

    def at(self, camera: "Camera", u: float, v: float) -> "tuple[float, float]":
        """Where a point of the side's unit square is on the canvas."""
        x, y, w = (self.corner[i] + u * self.across[i] + v * self.down[i] for i in (0, 1, 2))
        return camera.left + camera.unit * x / w, camera.top + camera.unit * y / w

    def quad(self, camera: "Camera", inset: float = 0.0) -> "list[tuple[float, float]]":
        """The side's four corners on the canvas, drawn in by a share of its width."""
        a, b = inset, 1 - inset
        return [self.at(camera, u, v) for u, v in ((a, a), (b, a), (b, b), (a, b))]


def axes(
    camera: "Camera", matrix: "tuple[float, ...]", edge: float
) -> "list[tuple[float, float, float]]":
    """The cube's three edges as the viewer sees them."""
    return [
        camera.vector(edge * matrix[i], -edge * matrix[i + 3], edge * matrix[i + 6])
        for i in (0, 1, 2)
    ]


def faces(
    camera: "Camera",
    centre: "tuple[float, float, float]",
    matrix: "tuple[float, ...]",
    edge: float,
) -> "list[Face]":
    """The visible sides of a cube."""
    middle = camera.point(centre[0], centre[1], centre[2])
    edges = axes(camera, matrix, edge)
    seen = []
    for side, ((n, nsign), (t, tsign), (r, rsign)) in enumerate(SIDES):
        across = [rsign * part for part in edges[r]]
        down = [-tsign * part for part in edges[t]]
        corner = [middle[i] + (nsign * edges[n][i] - across[i] - down[i]) / 2 for i in (0, 1, 2)]
        face = Face(side, corner, across, down)
        quad = face.quad(camera)
        if shapes.area(quad[0], quad[1], quad[2]) > 0:
            face.light = brightness(camera, matrix, n, nsign)
            seen.append(face)
    return seen


def brightness(camera: "Camera", matrix: "tuple[float, ...]", axis: int, sign: int) -> float:
    """The light on a side, from AMBIENT up."""
    x, y, z = sign * matrix[axis], -sign * matrix[axis + 3], sign * matrix[axis + 6]
    right, near = x * camera.cos - y * camera.sin, x * camera.sin + y * camera.cos
    fall = right * LIGHT[0] + near * LIGHT[1] + z * LIGHT[2]
    return AMBIENT + DIRECT * max(0.0, fall)


def corners(
    centre: "tuple[float, float, float]", matrix: "tuple[float, ...]", edge: float
) -> "list[tuple[float, float, float]]":
    """The eight corners in board coordinates."""
    half = edge / 2
    out = []
    for i in (-half, half):
        for j in (-half, half):
            for k in (-half, half):
                out.append(
                    (
                        centre[0] + matrix[0] * i + matrix[1] * j + matrix[2] * k,
                        centre[1] - matrix[3] * i - matrix[4] * j - matrix[5] * k,
                        centre[2] + matrix[6] * i + matrix[7] * j + matrix[8] * k,
                    )
                )
    return out


def rest_height(matrix: "tuple[float, ...]", edge: float) -> float:
    """How high the middle is when the lowest corner touches the ground."""
    return edge / 2 * (abs(matrix[6]) + abs(matrix[7]) + abs(matrix[8]))


def shadow(
    camera: "Camera", points: "list[tuple[float, float, float]]"
) -> "list[tuple[float, float]]":
    """The outline on the canvas of the shadow that points cast on the board."""
    # LIGHT is the viewer's; the board lies under it turned by the yaw.
    x = LIGHT[0] * camera.cos + LIGHT[1] * camera.sin
    y = LIGHT[1] * camera.cos - LIGHT[0] * camera.sin
    cast = [(px - x / LIGHT[2] * pz * 0.55, py - y / LIGHT[2] * pz * 0.55) for px, py, pz in points]
    return shapes.hull([camera.project(px, py) for px, py in cast])


def span(face: Face, camera: "Camera") -> float:
    """The longest side of a face on the canvas."""
    quad = face.quad(camera)
    longest = 0.0
    for i in range(4):
        dx, dy = quad[i][0] - quad[i - 1][0], quad[i][1] - quad[i - 1][1]
        longest = max(longest, math.sqrt(dx * dx + dy * dy))
    return longest

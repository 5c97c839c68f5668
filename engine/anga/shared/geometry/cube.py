"""Cubes in space: corners, visible sides, and light on them."""

from anga.shared.geometry import polygons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.geometry.camera import Camera
    from anga.shared.geometry.types import Matrix, Outline, Space

# Each side in the Scene's order: its normal, its drawing's lower edge and its right edge, each as
# (axis, sign) of the cube's own axes right, away, up.
SIDES = (
    ((2, 1), (1, -1), (0, 1)),
    ((1, -1), (2, -1), (0, 1)),
    ((2, -1), (1, 1), (0, 1)),
    ((1, 1), (2, -1), (0, -1)),
    ((0, 1), (2, -1), (1, 1)),
    ((0, -1), (2, -1), (1, -1)),
)
LIGHT = (-0.38, 0.42, 0.82)  # towards the light as the viewer sees it: right, near, up
AMBIENT, DIRECT = 0.66, 0.44
FALL = 0.55  # how much shorter a shadow is than that light would make it


class CubeFace:
    """A flat side in homogeneous view coordinates: a corner, and the vectors of two edges."""

    def __init__(
        self,
        side: int,
        corner: "Space",
        across: "Space",
        down: "Space",
        light: float = 1.0,
    ) -> None:
        self.side, self.light = side, light
        self.corner, self.across, self.down = corner, across, down

    def mesh(self, camera: "Camera", cells: int, ratio: float = 1.0) -> "list[Outline]":
        """The corners of a grid of cells on the side, row by row, in pixels times `ratio`."""
        scale, left, top = camera.unit * ratio, camera.left * ratio, camera.top * ratio
        (x0, y0, w0), (xu, yu, wu), (xv, yv, wv) = self.corner, self.across, self.down
        rows = []
        for j in range(cells + 1):
            v = j / cells
            x, y, w = x0 + v * xv, y0 + v * yv, w0 + v * wv
            row = []
            for i in range(cells + 1):
                u = i / cells
                size = scale / (w + u * wu)
                row.append((left + (x + u * xu) * size, top + (y + u * yu) * size))
            rows.append(row)
        return rows

    def quad(self, camera: "Camera") -> "Outline":
        """The four corners on the canvas."""
        (a, b), (d, c) = self.mesh(camera, 1)
        return [a, b, c, d]


def faces(
    camera: "Camera",
    centre: "Space",
    matrix: "Matrix",
    edge: float,
) -> "list[CubeFace]":
    """The visible sides of a cube."""
    x, y, w = camera.point(centre[0], centre[1], centre[2])
    axes = [
        camera.vector(edge * matrix[i], -edge * matrix[i + 3], edge * matrix[i + 6])
        for i in (0, 1, 2)
    ]
    depth = camera.eye * camera.eye
    seen = []
    for side, ((n, nsign), (d, dsign), (r, rsign)) in enumerate(SIDES):
        nx, ny, nw = axes[n]
        # Seen from the eye, which is at no distance, the way to a side runs against its normal.
        fx, fy, fw = x + nx * nsign / 2, y + ny * nsign / 2, w + nw * nsign / 2
        if (fx * nx + fy * ny + fw * nw * depth) * nsign >= 0:
            continue
        ux, uy, uw = axes[r]
        vx, vy, vw = axes[d]
        across = (ux * rsign, uy * rsign, uw * rsign)
        down = (vx * dsign, vy * dsign, vw * dsign)
        corner = (
            fx - (across[0] + down[0]) / 2,
            fy - (across[1] + down[1]) / 2,
            fw - (across[2] + down[2]) / 2,
        )
        seen.append(CubeFace(side, corner, across, down, brightness(camera, matrix, n, nsign)))
    return seen


def level(camera: "Camera", left: float, upper: float, right: float, lower: float) -> CubeFace:
    """A rectangle of the board's plane."""
    return CubeFace(
        0,
        camera.point(left, upper),
        camera.vector(right - left, 0, 0),
        camera.vector(0, lower - upper, 0),
    )


def brightness(camera: "Camera", matrix: "Matrix", axis: int, sign: int) -> float:
    """The brightness of a side, from AMBIENT up."""
    x, y, z = sign * matrix[axis], -sign * matrix[axis + 3], sign * matrix[axis + 6]
    right, near = x * camera.cos - y * camera.sin, x * camera.sin + y * camera.cos
    fall = right * LIGHT[0] + near * LIGHT[1] + z * LIGHT[2]
    return AMBIENT + DIRECT * max(0.0, fall)


def corners(centre: "Space", matrix: "Matrix", edge: float) -> "list[Space]":
    """The eight corners in board coordinates."""
    half = edge / 2
    a, b, c, d, e, f, g, h, k = (part * half for part in matrix)
    x, y, z = centre
    return [
        (x + p * a + q * b + r * c, y - p * d - q * e - r * f, z + p * g + q * h + r * k)
        for p in (-1, 1)
        for q in (-1, 1)
        for r in (-1, 1)
    ]


def rest_height(matrix: "Matrix", edge: float) -> float:
    """The height of the centre when the lowest corner touches the ground."""
    return edge / 2 * (abs(matrix[6]) + abs(matrix[7]) + abs(matrix[8]))


def shadow(camera: "Camera", points: "list[Space]") -> "Outline":
    """The outline on the canvas of the shadow that points cast on the board."""
    # LIGHT is the viewer's; the board lies under it turned by the yaw.
    x = (LIGHT[0] * camera.cos + LIGHT[1] * camera.sin) * FALL / LIGHT[2]
    y = (LIGHT[1] * camera.cos - LIGHT[0] * camera.sin) * FALL / LIGHT[2]
    return polygons.hull([camera.project(px - x * pz, py - y * pz) for px, py, pz in points])

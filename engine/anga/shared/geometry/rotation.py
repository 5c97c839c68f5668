"""Rotations in space: nine numbers row by row, in axes x right, y away, z up, acting on columns."""

import math

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.geometry.types import Matrix, Space

UNTURNED = (1, 0, 0, 0, 1, 0, 0, 0, 1)
UP = (0, 0, 1)


def times(a: "Matrix", b: "Matrix") -> "tuple[float, ...]":
    """The rotation that applies `b`, then `a`."""
    return tuple(
        a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6]
        for row in (0, 3, 6)
        for column in (0, 1, 2)
    )


def rotate_vector(m: "Matrix", v: "Space") -> "Space":
    """A vector after a rotation."""
    x, y, z = v
    return (
        m[0] * x + m[1] * y + m[2] * z,
        m[3] * x + m[4] * y + m[5] * z,
        m[6] * x + m[7] * y + m[8] * z,
    )


def inverse(m: "Matrix") -> "tuple[float, ...]":
    """The inverse rotation."""
    return (m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8])


def about(axis: "Space", angle: float) -> "tuple[float, ...]":
    """The rotation by `angle` radians about a unit axis, anticlockwise as seen from its tip."""
    x, y, z = axis
    c, s = math.cos(angle), math.sin(angle)
    t = 1 - c
    return (
        t * x * x + c, t * x * y - s * z, t * x * z + s * y,
        t * x * y + s * z, t * y * y + c, t * y * z - s * x,
        t * x * z - s * y, t * y * z + s * x, t * z * z + c,
    )  # fmt: skip


def between(a: "Matrix", b: "Matrix") -> "tuple[Space, float]":
    """Axis and angle of the shortest rotation that turns `a` into `b`."""
    m = times(b, inverse(a))
    cosine = max(-1.0, min(1.0, (m[0] + m[4] + m[8] - 1) / 2))
    angle = math.acos(cosine)
    x, y, z = m[7] - m[5], m[2] - m[6], m[3] - m[1]
    length = math.sqrt(x * x + y * y + z * z)
    if length > 1e-6:
        return (x / length, y / length, z / length), angle
    return (_half_turn_axis(m), angle) if angle > 1 else (UP, 0.0)


def _half_turn_axis(m: "Matrix") -> "Space":
    """The axis of a half turn, whose matrix is twice the axis times its transpose, less one."""
    x, y, z = ((m[i] + 1) / 2 for i in (0, 4, 8))
    if z >= x and z >= y:
        return _unit(m[2] / 2, m[5] / 2, z)
    if y >= x:
        return _unit(m[1] / 2, y, m[5] / 2)
    return _unit(x, m[1] / 2, m[2] / 2)


def _unit(x: float, y: float, z: float) -> "Space":
    length = math.sqrt(x * x + y * y + z * z)
    return x / length, y / length, z / length

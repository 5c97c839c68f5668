"""Rotations: every way in which a cube can lie is reached from every other one about one axis."""

import math

from anga.shared.geometry.rotation import UNTURNED, about, between, inverse, rotate_vector, times

QUARTERS = [
    (0, 1, 0, -1, 0, 0, 0, 0, 1),
    (1, 0, 0, 0, 0, 1, 0, -1, 0),
    (0, 0, -1, 0, 1, 0, 1, 0, 0),
]


def states() -> list[tuple[float, ...]]:
    """All 24 orientations of a cube."""
    found: list[tuple[float, ...]] = [UNTURNED]
    for state in found:
        for quarter in QUARTERS:
            after = times(quarter, state)
            if after not in found:
                found.append(after)
    return found


def near(a: "tuple[float, ...]", b: "tuple[float, ...]") -> bool:
    return all(abs(a[i] - b[i]) < 1e-6 for i in range(9))


def test_a_cube_has_24_orientations() -> None:
    assert len(states()) == 24


def test_axis_and_angle_between_two_orientations_lead_from_one_to_the_other() -> None:
    for a in states():
        for b in states():
            axis, angle = between(a, b)
            assert near(times(about(axis, angle), a), b)
            assert abs(sum(part * part for part in axis) - 1) < 1e-6
            assert 0 <= angle < 3.15


def test_a_quarter_is_one_right_angle() -> None:
    for quarter in QUARTERS:
        for state in states():
            assert abs(between(state, times(quarter, state))[1] - math.pi / 2) < 1e-6


def test_the_inverse_undoes() -> None:
    for state in states():
        assert times(inverse(state), state) == UNTURNED


def test_rolling_forward_takes_the_top_away() -> None:
    assert rotate_vector(QUARTERS[1], (0, 0, 1)) == (0, 1, 0)

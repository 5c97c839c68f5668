"""Quickly made frozen dataclasses are like any other."""

from dataclasses import FrozenInstanceError, dataclass, field, replace

import pytest

from anga.kit.fast_init import fast_init


@fast_init
@dataclass(frozen=True, slots=True)
class Point:
    """Two fields to give, one of them with a default, and one that is filled in later."""

    x: int
    y: int = 2
    known: int | None = field(default=None, init=False, compare=False)


def test_fields_are_filled_by_place_name_and_default() -> None:
    assert Point(1) == Point(1, 2) == Point(y=2, x=1) == replace(Point(3), x=1)
    assert (Point(1, 5).x, Point(1, 5).y, Point(1).known) == (1, 5, None)
    assert Point(1) != Point(2)


def test_a_finished_object_stays_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        Point(1).x = 3  # type: ignore[misc]


def test_a_missing_value_is_named() -> None:
    with pytest.raises(TypeError, match=r"Point.__init__\(\) missing 1 required .* 'x'"):
        Point()  # type: ignore[call-arg]

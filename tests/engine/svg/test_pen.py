"""Numbers, elements and paths as they are written."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anga.shared.shapes import path
from anga.svg.pen import Path, element, escaped, number, shortened
from tests.engine.svg.reading import ends

places = st.floats(-2000, 2000)
points = st.tuples(places, places)


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (-0.04, "0"), (0.5, ".5"), (-0.5, "-.5"), (10, "10"), (100.0, "100"), (1.25, "1.2")],
)
def test_numbers_have_no_idle_zeros(value: float, text: str) -> None:
    assert number(value) == text


def test_what_is_written_is_escaped() -> None:
    assert escaped('<a & "b">') == "&lt;a &amp; &quot;b&quot;&gt;"
    assert element("text", font_size=3, fill='"', viewBox="1", x=None) == (
        '<text font-size="3" fill="&quot;" viewBox="1"/>'
    )
    assert element("g", "x") == "<g>x</g>"


@given(st.lists(points, min_size=2, max_size=6), st.lists(points, min_size=2, max_size=6))
def test_polygons_go_through_their_points(
    one: list[tuple[float, float]], other: list[tuple[float, float]]
) -> None:
    path = Path().polygon(one).polygon(other, closed=False)
    found = list(ends(str(path)))
    assert len(found) == len(one) + len(other)
    for (x, y), (wanted_x, wanted_y) in zip(found, [*one, *other], strict=True):
        assert math.hypot(x - wanted_x, y - wanted_y) < 0.08


@given(st.lists(points, min_size=3, max_size=6), st.booleans())
def test_curves_go_through_their_points(some: list[tuple[float, float]], closed: bool) -> None:
    found = list(ends(str(Path().curve(some, closed=closed))))
    wanted = [*some, some[0]] if closed else some
    assert len(found) == len(wanted)
    for (x, y), (wanted_x, wanted_y) in zip(found, wanted, strict=True):
        assert math.hypot(x - wanted_x, y - wanted_y) < 0.08


@given(places, places, st.floats(1, 300))
def test_a_disc_comes_back_to_where_it_began(x: float, y: float, radius: float) -> None:
    first, across, back = ends(str(Path().disc(x, y, radius)))
    assert math.dist(first, back) < 0.01
    assert abs(across[0] - first[0] - 2 * radius) < 0.11
    assert abs((first[0] + across[0]) / 2 - x) < 0.15


def test_an_oval_is_what_becomes_of_a_circle() -> None:
    found = list(ends(str(Path().oval(lambda u, v: (10 + 4 * u, 20 + 2 * v)))))
    assert found == [(14, 20), (10, 22), (6, 20), (10, 18), (14, 20)]


@given(st.lists(points, min_size=3, max_size=6), st.booleans(), st.floats(1, 300))
def test_shortened_paths_go_where_they_went(
    some: list[tuple[float, float]], closed: bool, radius: float
) -> None:
    d = path.line(some, closed) + path.discs(some[:2], radius) + path.curve(some, closed)
    found = list(ends(shortened(d)))
    assert len(shortened(d)) < len(d)
    assert math.dist(found[len(some) - 1], some[-1]) < 0.08
    wanted = [*some, some[0]] if closed else some
    for (x, y), (wanted_x, wanted_y) in zip(found[-len(wanted) :], wanted, strict=True):
        assert math.hypot(x - wanted_x, y - wanted_y) < 0.08
    for disc, (middle, _) in enumerate(some[:2]):
        left, right, back = found[len(some) + 3 * disc :][:3]
        assert math.dist(left, back) < 0.01
        assert abs((left[0] + right[0]) / 2 - middle) < 0.15

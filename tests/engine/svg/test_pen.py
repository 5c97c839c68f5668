"""Numbers, elements and paths as they are written."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anga.shared.shapes import path
from anga.svg.pen import element, escape_xml, number, shortened
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
    assert escape_xml('<a & "b">') == "&lt;a &amp; &quot;b&quot;&gt;"
    assert element("text", font_size=3, fill='"', viewBox="1", x=None) == (
        '<text font-size="3" fill="&quot;" viewBox="1"/>'
    )
    assert element("g", "x") == "<g>x</g>"


@given(st.lists(points, min_size=3, max_size=6), st.booleans(), st.floats(1, 300))
def test_shortened_paths_go_where_they_went(
    some: list[tuple[float, float]], closed: bool, radius: float
) -> None:
    d = path.line(some, closed) + path.discs(some[:2], radius) + path.curve(some, closed)
    found = list(ends(shortened(d)))
    assert math.dist(found[len(some) - 1], some[-1]) < 0.08
    wanted = [*some, some[0]] if closed else some
    for (x, y), (wanted_x, wanted_y) in zip(found[-len(wanted) :], wanted, strict=True):
        assert math.hypot(x - wanted_x, y - wanted_y) < 0.08
    for disc, (middle, _) in enumerate(some[:2]):
        left, right, back = found[len(some) + 3 * disc :][:3]
        assert math.dist(left, back) < 0.01
        assert abs((left[0] + right[0]) / 2 - middle) < 0.15


def test_squares_are_told_by_their_sides_and_what_goes_on_begins_nothing() -> None:
    square = [(10.0, 10.0), (20.0, 10.0), (20.0, 20.0), (10.0, 20.0)]
    assert shortened(path.line(square)) == "m10 10h10v10h-10z"
    assert shortened(2 * path.line(square)) == "m10 10h10v10h-10zm0 0h10v10h-10z"
    corner = [(square[0], square[1]), (square[1], square[2]), (square[3], square[0])]
    assert shortened(path.segments(corner)) == "m10 10h10v10m-10 0v-10"

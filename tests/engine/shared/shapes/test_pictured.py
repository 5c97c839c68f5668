"""What pictures alone show as shapes: pieces with their shadows, solids, names."""

import math
import re
from typing import Any

import pytest

from anga.shared.layout import fit
from anga.shared.layout.layout import Layout
from anga.shared.shapes import labels, pieces, solids
from anga.shared.shapes.shape import Faded, Glyph, Shape
from tests.engine.shared.shapes.test_board import CAMERA, UNTURNED, laid_out, made


def test_a_bare_point_is_let_into_no_slab() -> None:
    layout = laid_out(camera=CAMERA)
    before = len(solids.plinth(layout, layout.view))
    del layout.scene["cells"][0]["fill"]
    assert len(solids.plinth(layout, layout.view)) == before - 1


def test_pieces_lie_over_their_shadow_layer_by_layer() -> None:
    standing: Any = [{"cell": cell, "look": "disc", "facing": 2} for cell in ("a1", "b2")]
    shadow, discs, one, other = made(pieces.standing(laid_out(pieces=standing)))
    assert shadow.d.count("M") == discs.d.count("M") == 2
    assert [type(each) for each in (shadow, discs, one, other)] == [Shape, Shape, Glyph, Glyph]


@pytest.mark.parametrize("straight", [False, True])
def test_a_piece_lies_in_a_picture_as_on_the_page(straight: bool) -> None:
    layout = laid_out(pieces=[{"cell": "a2", "look": "disc", "facing": 1}], straight=straight)
    x, y, turn = layout.lie("a2")
    _, disc, sign = made(pieces.standing(layout))
    ((left, top),) = points(disc.d[: disc.d.index("a")])
    assert abs(left + 0.4 * layout.unit - x) < 0.2
    assert abs(top - y) < 0.2
    assert math.isclose(math.atan2(sign.lies[1], sign.lies[0]), math.pi / 2 + turn)
    assert (turn == 0) is straight


WEDGE: Any = {"path": [[0.5, 0.1], [0.9, 0.9], [0.1, 0.9]], "closed": True, "fill": "wood"}


def with_base(**parts: Any) -> Any:
    """A board with one piece, whose seat has a base line of two strokes."""
    base = {"colour": "jade", "strokes": 2}
    seats = [{"seat": "b", "side": 2, "name": "Black", "base": base}]
    piece = {"cell": "a1", "look": "wedge", "seat": "b", "facing": 0, **parts}
    return laid_out(seats=seats, looks={"wedge": [WEDGE]}, pieces=[piece])


def points(d: str) -> set[tuple[float, float]]:
    """The corners of a path of straight lines."""
    return {(float(x), float(y)) for x, y in re.findall(r"([\d.-]+) ([\d.-]+)", d)}


@pytest.mark.parametrize(("facing", "way"), [(0, (0, 1)), (1, (-1, 0)), (2, (0, -1)), (3, (1, 0))])
def test_a_base_line_lies_on_its_piece_where_its_owner_sits(
    facing: int, way: tuple[int, int]
) -> None:
    layout = with_base(facing=facing)
    x, y = layout.centre("a1")
    _, body, first, other = made(pieces.standing(layout))
    assert (body.fill, first.fill, other.fill) == (("wood", 1), ("jade", 1), ("jade", 1))
    for corner in points(first.d) | points(other.d):
        ahead = (corner[0] - x) * way[0] + (corner[1] - y) * way[1]
        assert 0.25 * layout.unit < ahead < 0.4 * layout.unit
    assert not points(first.d) & points(other.d)


def test_a_piece_that_is_turned_over_or_nobodys_has_no_base_line() -> None:
    assert len(made(pieces.standing(with_base(down=True)))) == 2
    assert len(made(pieces.standing(with_base(seat="w")))) == 2


def test_pieces_in_a_hand_have_their_base_line() -> None:
    layout = with_base()
    kind = {"kind": "W", "look": "wedge", "count": 1}
    scene: Any = dict(layout.scene, hands=[{"seat": "b", "held": [kind]}])
    shapes = made(pieces.held(Layout(scene, 0, 300, 400)))
    assert [shape.fill[0] for shape in shapes[1:]] == ["wood", "jade", "jade"]


def test_a_base_line_is_shown_under_the_name_of_its_seat() -> None:
    _, below = fit.rows(with_base().scene, 0)
    name, wood, strokes = made(labels.row(below, 0, 300, None, str))
    assert (name.text, wood.fill, strokes.fill) == ("Black", ("wood-light", 1), ("jade", 1))
    assert strokes.d.count("M") == 2
    assert min(y for _, y in points(strokes.d)) > name.at[1]


def test_names_stand_above_and_below_and_a_pointer_before_whose_turn_it_is() -> None:
    above, below = fit.rows(laid_out().scene, 0)
    assert [[seat["seat"] for seat in row] for row in (above, below)] == [["w"], ["b"]]
    waiting, moving = (made(labels.row(above, 0, 300, turn, str)) for turn in ("b", "w"))
    assert (len(waiting), len(moving)) == (1, 2)
    assert (waiting[-1].text, waiting[-1].font, moving[-1].font) == ("White", "text", "bold")


def held(count: int) -> Any:
    kind = {"kind": "D", "look": "disc", "count": count}
    return made(pieces.held(laid_out(hands=[{"seat": "b", "held": [kind]}])))


def test_of_none_in_a_hand_little_is_seen() -> None:
    assert isinstance(held(0)[0], Faded)
    assert not [shape for shape in held(1) if isinstance(shape, Faded)]


@pytest.mark.parametrize("count", [2, 13])
def test_of_several_in_a_hand_it_is_told_how_many(count: int) -> None:
    assert len(held(count)) - len(held(1)) == 2
    assert held(count)[-1].text == str(count)


def test_a_solid_shows_its_visible_sides() -> None:
    cube: Any = {"solid": "cube", "cell": "b2", "sides": ["disc"] * 6, "orientation": UNTURNED}
    flat, aslant = (
        made(solids.standing(laid_out(solids=[cube], camera=camera))) for camera in (None, CAMERA)
    )
    signs = [sum(isinstance(each, Glyph) for each in shapes) for shapes in (flat, aslant)]
    assert signs == [2, 3]

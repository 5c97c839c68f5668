"""What pictures alone show as shapes: pieces with their shadows, solids, names."""

from typing import Any

import pytest

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


def test_names_stand_above_and_below_and_a_pointer_before_whose_turn_it_is() -> None:
    above, below = labels.rows(laid_out())
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

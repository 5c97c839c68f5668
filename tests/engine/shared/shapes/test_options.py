"""What is written below options on the board: which is which, and none over another."""

import itertools

import pytest

from anga import games
from anga.service import door
from anga.shared.layout.folding import wide
from anga.shared.layout.layout import Layout
from anga.shared.layout.stage import Shape, Window, stage
from anga.shared.phrases import say
from anga.shared.shapes import options
from anga.shared.shapes.shape import Glyph


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (390, 844)])
def test_captions_of_promotion_stand_below_their_discs_side_by_side(size: tuple[int, int]) -> None:
    scene = door.answer({"cmd": "scene", "game": "orb", "rules": "", "record": []})["scene"]
    made = stage(Shape(scene), Window(*size))
    layout = Layout(scene, 0, *made.canvas, settled=made.settled)
    ends = []
    for option in scene["options"][:2]:
        place = layout.buttons["o:" + option["id"]]
        said = say(option["name"], games.get("orb").words, "en")
        glyph = options.caption(place, layout.button, said, layout.unit)[-1]
        assert isinstance(glyph, Glyph)
        assert glyph.at[1] > place[1] + layout.button / 2
        half = wide(said, glyph.size) / 2
        ends.append((glyph.at[0] - half, glyph.at[0] + half))
    for one, other in itertools.pairwise(sorted(ends)):
        assert one[1] < other[0]

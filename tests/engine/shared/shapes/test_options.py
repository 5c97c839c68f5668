"""What is written below options on the board: which is which, and none over another."""

import math

import pytest

from anga import games
from anga.shared.layout.beside import asked_beside
from anga.shared.layout.folding import wide
from anga.shared.layout.layout import Layout
from anga.shared.layout.stage import Shape, Window, stage
from anga.shared.phrases import say
from anga.shared.shapes import options
from anga.shared.shapes.shape import Glyph


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (390, 844), (1280, 720)])
@pytest.mark.parametrize("plies", range(4))
def test_promotion_is_asked_beside_any_square_and_its_captions_are_whole(
    size: tuple[int, int], plies: int
) -> None:
    line = games.get("orb").line()
    for _ in range(plies):
        line = line.after(line.legal()[0])
    scene = line.game.scene(line.position, {})
    sides = {seat["seat"]: seat["side"] for seat in scene["seats"]}
    turned = (2 - sides[str(line.position.turn)]) % 4  # the player to move sits at the bottom
    made = stage(Shape(scene, turned), Window(*size))
    for cell in scene["cells"]:
        moved = asked_beside(scene, "c:" + cell["id"])
        layout = Layout(moved, turned, *made.canvas, settled=made.settled)
        target, ends = layout.centre(cell["id"]), []
        for option in moved["options"][:2]:
            place = layout.buttons["o:" + option["id"]]
            said = say(option["name"], games.get("orb").words, "en")
            sizes = layout.button, said, layout.unit, layout.width
            glyph = options.caption(place, *sizes)[-1]
            assert isinstance(glyph, Glyph)
            assert glyph.at[1] > place[1] + layout.button / 2
            assert math.dist(place[:2], target) < 2.4 * layout.unit
            half = wide(said, glyph.size) / 2
            ends.append((glyph.at[0] - half, glyph.at[0] + half))
        (first, one), (other, last) = sorted(ends)
        assert first >= 0
        assert one < other
        assert last <= layout.width

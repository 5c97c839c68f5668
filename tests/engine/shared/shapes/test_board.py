"""A Scene's board, its drawings and buttons as shapes."""

from anga.shared.layout.layout import Layout
from anga.shared.shapes import ground, options
from anga.shared.shapes.awaited import awaited
from anga.shared.shapes.drawings import FAINT, back, drawn, on
from anga.shared.shapes.shape import Faded
from anga.shared.shapes.sheet import square

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DISC: "Any" = {"circle": [0.5, 0.5, 0.4], "fill": "black"}
SIGN: "Any" = {"glyph": "K", "at": [0.5, 0.5], "size": 0.5, "fill": "white"}
UNTURNED = [1, 0, 0, 0, 1, 0, 0, 0, 1]
CAMERA = {"yaw": 20, "pitch": 60}


def laid_out(**parts: "Any") -> "Any":
    """Four cells, and what else there is."""
    scene: Any = {
        "size": [2, 2],
        "cells": [
            {"id": "ab"[i % 2] + str(i // 2 + 1), "at": [i % 2, i // 2], "fill": "board-mid"}
            for i in range(4)
        ],
        "seats": [{"seat": "w", "side": 0, "name": "White"}, {"seat": "b", "side": 2, "name": "B"}],
        "looks": {"disc": [DISC, SIGN]},
        "camera": None,
    }
    for part in ("slabs", "lines", "texts", "hands", "solids", "options", "pieces", "marks"):
        scene[part] = []
    scene.update(parts)
    return Layout(scene, 0, 300, 400)


def made(shapes: "Any") -> "Any":
    return shapes


def test_cells_of_a_colour_are_one_shape_and_a_bare_point_is_none() -> None:
    layout = laid_out()
    border, cells = made(ground.board(layout))
    assert (border.fill, cells.fill) == (None, ("board-mid", 1.0))
    assert cells.d.count("Z") == 4
    for cell in layout.scene["cells"][:3]:
        del cell["fill"]
    assert made(ground.board(layout))[-1].d.count("Z") == 1
    layout.scene["cells"][3]["fill"] = ""
    assert not ground.board(layout)


def test_lines_are_never_finer_than_a_pixel() -> None:
    lines: Any = [{"path": [[0, 0], [1, 1]], "line": "ink", "width": 0.0001}]
    assert made(ground.lines(laid_out(), lines))[0].width == 1


def test_a_text_that_would_be_too_small_is_larger_or_left_out_where_it_has_no_room() -> None:
    texts: Any = [{"text": "a", "at": [0.5, -0.2], "size": size} for size in (0.3, 0.05, 0.03)]
    layout = laid_out(texts=texts)
    sizes = [shape.size for shape in made(ground.signs(layout, str))]
    assert sizes == [0.3 * layout.unit, 9.0]


def test_what_is_read_stands_upright_on_a_turned_board() -> None:
    layout = laid_out()
    turned = Layout(layout.scene, 1, 300, 400)
    sign: Any = {"glyph": "K", "at": [1, 1]}
    upright: Any = dict(sign, upright=True)
    assert made(ground.lines(layout, [sign]))[0].lies is None
    assert made(ground.lines(turned, [sign]))[0].lies is not None
    assert made(ground.lines(turned, [upright]))[0].lies is None


def test_a_drawing_turns_clockwise_by_quarters() -> None:
    point: Any = [{"circle": [0.5, 0.1, 0.05], "fill": "ink"}]
    starts = [made(drawn(point, square(100.0, n)))[0].d.split("a")[0] for n in range(4)]
    assert starts == ["M45.0 10.0", "M85.0 50.0", "M45.0 90.0", "M5.0 50.0"]


def test_colours_on_a_material_are_told_by_it() -> None:
    shapes = made(drawn(made([DISC, SIGN]), square(10.0), on("wood")))
    assert [shape.fill[0] for shape in shapes] == ["black@wood", "white@wood"]


def test_a_lamp_shines_around_itself() -> None:
    lamp: Any = [dict(DISC, glow=True)]
    shine, disc, light = made(drawn(lamp, square(100.0)))
    assert shine.fill.reach > 40
    assert disc.fill == ("black", 1.0)
    assert light.fill.colour == "white"


def test_the_back_of_a_piece_has_an_edge_in_its_colour_and_its_sign_faintly() -> None:
    plain, sign = back(made([DISC, SIGN]))
    assert (plain["fill"], plain["line"]) == ("board-dark", "black")
    assert sign == dict(SIGN, fill=FAINT)
    assert "line" not in DISC
    arrow = {"path": [[0, 0], [1, 0], [0, 1]], "closed": True, "fill": "white"}
    assert [each["fill"] for each in back(made([DISC, arrow, DISC]))] == ["board-dark", FAINT]


def test_a_button_says_by_its_looks_what_can_be_done_with_it() -> None:
    def button(state: str) -> "Any":
        return made(options.button((50.0, 50.0, 0.0), 40.0, made([SIGN]), state))

    seen = [button(state) for state in ("open", "pressed", "chosen", "forbidden")]
    assert len({str(shapes) for shapes in seen}) == 4
    assert isinstance(button("forbidden")[0], Faded)
    assert made(options.button((0.0, 0.0, 0.0), 40.0, made([{"path": [[0, 0]], "line": "ink"}]),
                               "hovered"))[-1].line[0] == "card"  # fmt: skip


def test_a_cube_is_awaited_where_none_stands_or_comes() -> None:
    marks: Any = [{"mark": "awaited", "cells": ["a1", "b2"]}]
    cube: Any = {"solid": "cube", "cell": "b2", "sides": ["disc"] * 6, "orientation": UNTURNED}
    layout = laid_out(marks=marks, camera=CAMERA)
    both = len(awaited(layout.scene, layout.view))
    taken = laid_out(marks=marks, camera=CAMERA, solids=[cube])
    assert 2 * len(awaited(taken.scene, taken.view)) == both
    assert not awaited(taken.scene, taken.view, ["a1"])

"""Pictures of Scenes: what may be in them, that all of a Scene is, and where it is."""

import re
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anga import games
from anga.contract.game import AnyLine
from anga.contract.pictures import alt_text, picture
from anga.record import record
from anga.record.record import Record
from anga.shared.layout import fit
from anga.shared.layout.layout import Layout
from anga.shared.scene import Mark
from anga.svg.picture import picture as drawn
from tests.engine.playouts import CASES, every_game, every_rules, playout, pool
from tests.engine.svg.reading import SVG, all_of, ends, parsed, tags
from tests.site.sample import sample
from tests.thoroughness import times

LARGEST = 32_000  # bytes
WIDTHS = (320, 360, 720)
TAGS = {"svg", "title", "g", "rect", "path", "circle", "text", "tspan"}
ATTRIBUTES = {
    "viewBox", "width", "height", "role", "aria-label", "aria-hidden", "x", "y", "dx", "cx", "cy",
    "r", "rx", "d",
    "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray",
    "stroke-linejoin", "stroke-linecap", "opacity", "transform", "lang", "font-family",
    "font-size", "font-weight", "text-anchor",
}  # fmt: skip
WORDS: dict[str, dict[str, str]] = {}
PARTS = ["slabs", "lines", "texts", "pieces", "solids", "hands", "marks", "seats"]


def check(svg: str) -> None:
    """A picture is small, well-formed, and has nothing that a strict page would drop."""
    assert len(svg.encode()) < LARGEST
    root = parsed(svg)
    assert tags(root) <= TAGS
    assert {name for each in root.iter() for name in each.attrib} <= ATTRIBUTES
    assert not re.search(r"nan|inf|None|url\(|http(?!://www\.w3\.org/2000/svg)", svg)
    _, _, wide, high = map(float, root.attrib["viewBox"].split())
    spoken = [name in root.attrib for name in ("role", "aria-label")]
    assert spoken == 2 * ["aria-hidden" not in root.attrib], "an image has a name"
    for path in all_of(root, "path"):
        for x, y in ends(path.attrib["d"]):
            assert -3 < x < wide + 3, path.attrib
            assert -30 < y < high + 3, path.attrib


@every_rules
@given(
    seed=pool,
    plies=st.integers(0, 60),
    dark=st.booleans(),
    turned=st.integers(0, 3),
    language=st.sampled_from(("en", "ja")),
)
@settings(max_examples=times(2, 20))
def test_every_position_can_be_shown(
    game_id: str, rules: str, seed: int, plies: int, dark: bool, turned: int, language: str
) -> None:
    line = playout(game_id, rules, seed, plies)
    svg = picture(line, dark=dark, turned=turned, language=language)
    check(svg)
    assert parsed(svg).attrib["aria-label"] == alt_text(line, language)


@every_game
@pytest.mark.parametrize("width", WIDTHS)
def test_every_view_in_every_size(game_id: str, width: int) -> None:
    game = games.get(game_id)
    line = playout(game_id, "", 7, 6)
    seen = set()
    for view in [{}, *({known.id: choice} for known in game.views for choice in known.choices)]:
        for touchable in (False, True):
            svg = picture(line, width=width, view=view, touchable=touchable)
            check(svg)
            seen.add(svg)
            assert parsed(svg).attrib["viewBox"].startswith(f"0 0 {width} ")
    assert len(seen) >= sum(len(known.choices) for known in game.views)


def test_longest_boards_are_small_enough_too() -> None:
    for game_id, rules in CASES:
        svg = picture(playout(game_id, rules, 7, 60), width=720, touchable=True)
        assert len(svg.encode()) < LARGEST, (game_id, rules)


def aslant(scene: dict[str, Any]) -> dict[str, Any]:
    """The same scene on a slab, as a camera sees it."""
    slab = [[-0.2, -0.2], [12.2, -0.2], [12.2, 12.2], [-0.2, 12.2]]
    return {**scene, "slabs": [slab], "camera": {"yaw": 30, "pitch": 50}}


def scenes() -> list[dict[str, Any]]:
    slab = [[-0.2, -0.2], [12.2, -0.2], [12.2, 12.2], [-0.2, 12.2]]
    elsewhere = [
        {"mark": "awaited", "cells": ["a6"]},
        {"mark": "threat", "cells": ["b10"]},
        {"mark": "attack", "cells": ["a8", "c10"], "by": ["b9"]},
        {"mark": "closed", "cells": ["a12"]},
        {"mark": "able", "cells": ["c12"]},
        {"mark": "about", "cells": ["e12"]},
        {"mark": "way", "cells": ["d3", "g3"]},
    ]
    orb = {"circle": [6, 12.3, 0.2], "fill": "accent", "glow": True}
    whole = sample()
    whole["slabs"], whole["marks"] = [slab], [*whole["marks"], *elsewhere]
    whole["lines"] = [*whole["lines"], orb]
    return [whole, aslant(whole)]


def shown(scene: Any, **options: Any) -> str:
    svg = drawn(scene, WORDS, **options)
    parsed(svg)
    return svg


@pytest.mark.parametrize("scene", scenes(), ids=["flat", "camera"])
@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_a_scene_is_drawn(scene: dict[str, Any], part: str) -> None:
    assert len(shown({**scene, part: []})) < len(shown(scene))


@pytest.mark.parametrize("scene", scenes(), ids=["flat", "camera"])
def test_cells_are_drawn(scene: dict[str, Any]) -> None:
    bare = {**scene, "pieces": [], "solids": [], "marks": []}
    assert len(shown({**bare, "cells": bare["cells"][:-1]})) < len(shown(bare))


@pytest.mark.parametrize("scene", scenes(), ids=["flat", "camera"])
@pytest.mark.parametrize("part", ["marks", "pieces", "solids", "texts", "lines", "seats"])
def test_each_single_thing_is_drawn(scene: dict[str, Any], part: str) -> None:
    whole = shown(scene)
    for number in range(len(scene[part])):
        fewer = scene[part][:number] + scene[part][number + 1 :]
        assert shown({**scene, part: fewer}) != whole, scene[part][number]


def test_all_marks_of_the_vocabulary_are_in_the_sample() -> None:
    kinds = {mark["mark"] for mark in scenes()[0]["marks"]}
    assert all(f"'{kind}'" in str(Mark.__annotations__["mark"]) for kind in kinds)
    assert str(Mark.__annotations__["mark"]).count("'") == 2 * len(kinds)


def test_options_are_drawn_where_they_are_asked_for() -> None:
    scene = sample()
    assert len(shown(scene, touchable=True)) > len(shown(scene))


@pytest.mark.parametrize("scene", scenes(), ids=["flat", "camera"])
def test_what_people_drew_lies_over_everything(scene: dict[str, Any]) -> None:
    plain = shown(scene)
    arrow, circle = shown(scene, drawings=["a1-c3"]), shown(scene, drawings=["b2"])
    assert len({plain, arrow, circle}) == 3
    assert shown(scene, drawings=["a1-nowhere", "nowhere"]) == plain
    many = [f"{file}{row}" for file in "abcdefghij" for row in range(1, 10)]
    whole = shown(scene, drawings=[*many, *(f"a1-{cell}" for cell in many[1:])])
    assert len(whole) < len(plain) + 6_000


def test_a_comment_stands_below_the_board_in_lines_that_fit() -> None:
    scene = sample()
    plain = parsed(shown(scene))
    noted = parsed(shown(scene, comment="so <b> " * 30))
    texts = ["".join(each.itertext()) for each in all_of(noted, "text") if len(list(each)) > 1]
    assert texts
    assert "<b>" in texts[-1]
    lines = [each for each in all_of(noted, "tspan") if "x" in each.attrib]
    assert 3 < len(lines) < 9
    assert all(0 < float(each.attrib["y"]) < float(noted.attrib["height"]) for each in lines)
    assert float(noted.attrib["height"]) > float(plain.attrib["height"]) + 60


def test_a_picture_of_a_whole_game_tells_what_is_drawn() -> None:
    played = line("chatra", "f9")
    check(picture(played, drawings=["f9-f8", "e5"], comment="a quiet one"))
    english, japanese = (alt_text(played, each, ["f9-f8", "e5"]) for each in ("en", "ja"))
    assert english.endswith("An arrow from f9 to f8. A circle around e5.")
    assert japanese.endswith("f9からf8への矢印。e5に丸印。")


@pytest.mark.parametrize("scene", scenes(), ids=["flat", "camera"])
def test_a_cell_without_a_colour_is_a_point_and_not_drawn(scene: dict[str, Any]) -> None:
    bare = [{key: cell[key] for key in cell if key != "fill"} for cell in scene["cells"]]
    points = shown({**scene, "cells": bare, "marks": []})
    check(points)
    cells = shown({**scene, "marks": []})
    assert len(points) < len(cells)
    paths = [path.attrib["d"] for path in all_of(parsed(points), "path")]
    whole = [path.attrib["d"] for path in all_of(parsed(cells), "path")]
    assert set(paths) < set(whole)


def test_colours_are_those_of_the_scheme_and_of_the_game() -> None:
    scene = sample()
    scene["cells"][0] = {**scene["cells"][0], "fill": "own"}
    light, dark = (
        shown(scene, dark=dark, colours={"own": ("#123456", "#654321")}) for dark in (0, 1)
    )
    assert "#123456" in light
    assert "#654321" in dark
    assert "#f6f1e6" in light
    assert "#17140f" in dark


def test_pieces_are_where_the_board_has_them() -> None:
    """The first body of each piece is a disc about where it lies on its cell."""
    scene: Any = sample()
    scene["pieces"] = [
        {"cell": cell, "look": "disc-black", "name": "", "seat": "b"} for cell in ("a1", "c7")
    ]
    svg = parsed(shown(scene, turned=1))
    layout: Any = Layout(scene, 1, 360, fit.height(scene, 1, 360))
    found = [
        [(ax + bx) / 2 for (ax, _), (bx, _) in pairwise(ends(path.attrib["d"]))][::3]
        for path in all_of(svg, "path")
        if path.attrib["fill"] == "#2b2622" and path.attrib["d"].count("a") == 4
    ]
    assert found == [pytest.approx([layout.lie(cell)[0] for cell in ("a1", "c7")], abs=0.2)]


def test_texts_of_strangers_cannot_break_out() -> None:
    scene = sample()
    scene["texts"][0] = {**scene["texts"][0], "text": "<script>&"}
    scene["seats"][0] = {**scene["seats"][0], "name": '"><b>'}
    svg = shown(scene, title='<b a="1">&')
    root = parsed(svg)
    assert tags(root) <= TAGS
    assert root.attrib["aria-label"] == '<b a="1">&'
    assert root.findtext(f"{SVG}title") == '<b a="1">&'


def line(game_id: str, *moves: str, **start: str) -> AnyLine:
    return record.replay(Record(game_id, moves=moves, **start))


SPOKEN = [
    (line("chatra"), "Chatra, the start. Black to move.", "チャトラ、開始局面。先手の番。"),
    (
        line("chatra", "f9"),
        "Chatra, after 1 move. Black drops a Subject on f9. White to move.",
        "チャトラ、1手まで。先手、f9にサブジェクトを打つ。後手の番。",
    ),
    (
        line("bushi", position="Al Nf b"),
        "BushiShogi, a position. Black to move.",
        "武士将棋、途中図。先手の番。",
    ),
    (
        line("shinsetsu"),
        "Shinsetsu Chaturanga, the start. Black to roll.",
        "新説チャトランガ、開始局面。黒がダイスを振る番。",
    ),
]


@pytest.mark.parametrize(("shown_line", "en", "ja"), SPOKEN)
def test_a_picture_is_told_in_words(shown_line: AnyLine, en: str, ja: str) -> None:
    assert alt_text(shown_line, "en") == en
    assert alt_text(shown_line, "ja") == ja


def test_the_end_is_told() -> None:
    mated = line("bushi", "t", position="Al Nf b")
    assert mated.outcome
    assert alt_text(mated, "en").endswith("Black wins: mate.")
    assert alt_text(mated, "ja").endswith("先手の勝ち（詰み）。")
    assert 'fill="#b3341d" font' not in picture(mated), "nobody is to move"


def test_a_notebook_shows_a_line_as_its_picture() -> None:
    begun = line("chatra", "f9")
    assert begun._repr_svg_() == picture(begun)
    assert begun._repr_svg_() != line("chatra")._repr_svg_()


def test_the_last_move_is_marked() -> None:
    begun = line("chatra", "f9")
    unmarked = drawn(begun.game.scene(begun.position, {}), begun.game.words, turn="w")
    assert picture(begun).count('fill-opacity=".4"') == unmarked.count('fill-opacity=".4"') + 1

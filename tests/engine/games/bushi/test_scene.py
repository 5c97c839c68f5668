"""The two cubes as a page shows them."""

from typing import Any

import pytest

from anga import games
from anga.games.bushi.rules.cube import SWORDS, cube
from anga.games.bushi.view.looks import SIDES
from anga.shared.drawing import rotate_drawing
from anga.shared.scene import Scene

BUSHI = games.get("bushi")
OUTWARD = [normal for normal, _ in SIDES]  # top, near, bottom, away, right, left
DIRECTIONS = {"f": (0, 1, 0), "r": (1, 0, 0), "b": (0, -1, 0), "l": (-1, 0, 0)}
EVERY_STATE = [
    (rules, code) for rules in ("", "article") for code in cube(rules or "dunkel").states
]


def shown(text: str, rules: str = "", **view: str) -> Scene:
    return BUSHI.scene(BUSHI.parse(text, rules), view)


def turned(matrix: list[int], vector: tuple[int, int, int]) -> tuple[int, ...]:
    return tuple(sum(matrix[3 * row + k] * vector[k] for k in range(3)) for row in range(3))


def seen_on_top(scene: Scene, cell: str) -> dict[tuple[int, ...], set[str]]:
    """The glyphs at each edge of the top of a cube, worked out as whoever draws it must."""
    solid = next(solid for solid in scene["solids"] if solid["cell"] == cell)
    matrix = solid["orientation"]
    side = next(i for i, normal in enumerate(OUTWARD) if turned(matrix, normal) == (0, 0, 1))
    normal, upper = SIDES[side]
    right = tuple(upper[i - 2] * normal[i - 1] - upper[i - 1] * normal[i - 2] for i in range(3))
    edges: dict[tuple[int, ...], set[str]] = {}
    for stroke in scene["looks"][solid["sides"][side]]:
        x, y = stroke["at"][0] - 0.5, 0.5 - stroke["at"][1]
        along: Any = right if abs(x) > abs(y) else upper
        sign = (x > 0) - (x < 0) if abs(x) > abs(y) else (y > 0) - (y < 0)
        edge = turned(matrix, tuple(sign * part for part in along))
        edges.setdefault(edge, set()).add(stroke["glyph"])
    return edges


@pytest.mark.parametrize(("rules", "code"), EVERY_STATE)
def test_the_top_of_blacks_cube_shows_its_marks_where_they_are(rules: str, code: str) -> None:
    state = cube(rules or "dunkel").states[code]
    edges = seen_on_top(shown(f"{code} Tb b", rules), "b")
    behind = {"f": "b", "r": "l", "b": "f", "l": "r"}[state.facing]
    expected = {DIRECTIONS[sword]: {"刀"} for sword in state.swords}
    assert edges == {**expected, DIRECTIONS[behind]: {"武士"}}


@pytest.mark.parametrize(("rules", "code"), EVERY_STATE)
def test_whites_cube_is_the_same_seen_from_the_other_side(rules: str, code: str) -> None:
    black = seen_on_top(shown(f"{code} Tb b", rules), "b")
    white = seen_on_top(shown(f"Tb {code} b", rules), "w")
    assert white == {(-x, -y, z): marks for (x, y, z), marks in black.items()}


@pytest.mark.parametrize("rules", ["", "article"])
def test_each_side_has_one_samurai_and_its_swords(rules: str) -> None:
    scene = shown("Tb Tb b", rules)
    for face, look in zip("TNUAEW", scene["solids"][0]["sides"], strict=True):
        kind = cube(rules or "dunkel").states[f"{face}f"].kind
        glyphs = [stroke["glyph"] for stroke in scene["looks"][look]]
        assert sorted(glyphs) == sorted(["武士", *["刀"] * len(SWORDS[kind])])


def test_a_cube_that_is_not_placed_is_not_shown() -> None:
    assert shown("-- -- b")["solids"] == []
    assert [solid["cell"] for solid in shown("Nb -- w")["solids"]] == ["b"]
    assert [solid["cell"] for solid in shown("Nb Tb b")["solids"]] == ["b", "w"]


def test_a_cube_is_named_for_those_who_do_not_see_it() -> None:
    names = [solid["name"] for solid in shown("Wl Tb b")["solids"]]
    assert names == [
        ["cube", "seat:b", "right-guard", "facing:l"],
        ["cube", "seat:w", "three-way-sweep", "facing:b"],
    ]


def test_the_inventors_two_views() -> None:
    straight, aslant = shown("Nb Tb b", sides="two"), shown("Nb Tb b", sides="three")
    assert straight["camera"]
    assert aslant["camera"]
    assert (straight["camera"]["yaw"], aslant["camera"]["yaw"]) == (0, 45)
    assert shown("Nb Tb b") == straight
    assert {**aslant, "camera": None} == {**straight, "camera": None}


def test_a_placement_is_a_face_and_a_facing_in_either_order() -> None:
    choices = {choice["move"]: choice for choice in BUSHI.choices(BUSHI.start())}
    assert len(choices) == 24
    assert choices["Nb"]["paths"] == [["o:N", "o:b"], ["o:b", "o:N"]]
    assert choices["Tf"]["forbidden"] == "no-pointing"
    assert sum("forbidden" not in choice for choice in choices.values()) == 16


def test_a_move_is_one_touch() -> None:
    choices = BUSHI.choices(BUSHI.parse("Wl Wr w"))
    assert [(choice["move"], choice["paths"]) for choice in choices] == [
        (move, [[f"o:{move}"]]) for move in "tflr"
    ]
    assert [choice.get("forbidden") for choice in choices] == [None, *["only-turn"] * 3]


def test_touches_mean_a_move_whether_legal_or_not() -> None:
    start, free = BUSHI.start(), BUSHI.parse("Nb Tb b")
    assert (
        BUSHI.touched_move(start, ["o:N", "o:f"])
        == BUSHI.touched_move(start, ["o:f", "o:N"])
        == "Nf"
    )
    assert BUSHI.touched_move(start, ["o:N"]) is BUSHI.touched_move(start, ["o:t"]) is None
    assert BUSHI.touched_move(free, ["o:t"]) == "t"
    assert BUSHI.touched_move(free, ["o:N", "o:b"]) is None


@pytest.mark.parametrize(
    ("move", "deed"), [("t", "turn"), ("f", "roll"), ("l", "roll"), ("r", "roll")]
)
def test_changes_tell_turns_from_rolls(move: str, deed: str) -> None:
    told = BUSHI.changes(BUSHI.parse("Nb Tb w"), move)
    assert [(change["do"], change["places"]) for change in told] == [(deed, ["c:w"])]
    after = BUSHI.parse("Nb Tb w").play(move)
    assert told[0]["solid"] == BUSHI.scene(after, {})["solids"][1]


def test_four_rotations_of_a_drawing_come_round() -> None:
    scene = shown("Nb Tb b")
    drawing = scene["looks"][scene["solids"][0]["sides"][1]]
    assert rotate_drawing(drawing, 4) == rotate_drawing(drawing, 0)
    assert rotate_drawing(rotate_drawing(drawing, 1), 3) == rotate_drawing(drawing, 0)
    assert rotate_drawing(drawing, 1) != rotate_drawing(drawing, 3)


def test_no_button_lies_between_the_cubes_where_a_swords_arrow_is_drawn() -> None:
    for turn in "bw":
        scene = shown(f"Nb Tb {turn}")
        (left, _), (wide, _) = scene["cells"][0]["at"], scene["size"]
        assert wide == 2 * left + 1, "the cubes stand in the middle"
        assert not [each for each in scene["options"] if left < each["at"][0] < left + 1]


@pytest.mark.parametrize("rules", ["", "article"])
def test_only_faces_that_the_cube_has_twice_are_named_with_their_sides(rules: str) -> None:
    options = shown("-- -- b", rules)["options"]
    faces = [option for option in options if option["group"] == "choose:face"]
    looks = [option["look"] for option in faces]
    assert sorted(looks) == sorted([*SWORDS, "front-strike", "right-guard"])
    for face in faces:
        alike = looks.count(face["look"]) > 1
        assert face["name"] == ([f"face:{face['id']}", face["look"]] if alike else face["look"])

"""What Troop-Chess shows, which touches make a turn, and what they foretell."""

import pytest

from anga import games
from anga.games.troop.looks import diagrams
from anga.service import door
from anga.shared.phrases import say
from anga.shared.scene import Explanation

GAME = games.get("troop")
FLANK = "8/8/8/2ooo3/3x4/2x1x3/8/8 b a 0"
BOTH_FALL = "8/8/2o5/1oo5/2ox4/2x1x3/8/8 b a 0"


def paths(text: str, token: str) -> list[list[str]]:
    choices = GAME.choices(GAME.parse(text))
    return next(choice["paths"] for choice in choices if choice["move"] == token)


def explained(text: str, *touches: str) -> Explanation:
    return GAME.explain(GAME.parse(text), touches)


def notes(text: str, *touches: str) -> list[str]:
    return [say(note, GAME.words, "en") for note in explained(text, *touches)["notes"]]


def why(text: str, *touches: str) -> tuple[str | None, list[str]]:
    request = {"cmd": "why", "game": "troop", "position": text, "touches": list(touches)}
    answer = door.answer(request)
    return answer["slug"], answer["cells"]


def test_each_of_the_three_may_be_touched() -> None:
    assert paths(FLANK, "c3d4e3:n2") == [
        ["c:c3", "?o:c3d4e3", "c:c5"],
        ["c:d4", "?o:c3d4e3", "c:d6"],
        ["c:e3", "?o:c3d4e3", "c:e5"],
    ]


def test_a_muster_step_is_touched_first_and_then_where_it_lands() -> None:
    text = "7o/8/8/8/8/8/2x5/xx6 b a 0"
    assert paths(text, "c2-b2,a1b1b2:n1") == [["c:c2", "c:b2", "?o:a1b1b2", "c:b3"]]


def test_no_turn_needs_more_than_four_touches_and_those_without_a_step_three() -> None:
    for rules in ("", "ranks", "wide"):
        start = GAME.start(rules)
        for choice in GAME.choices(start):
            most = 4 if "-" in choice["move"] else 3
            assert all(len(path) == most for path in choice["paths"])


def test_every_formation_that_can_march_is_an_option() -> None:
    scene = GAME.scene(GAME.parse(FLANK), {})
    option = next(option for option in scene["options"] if option["id"] == "c3d4e3")
    assert say(option["name"], GAME.words, "en") == "cone c3 d4 e3"
    assert option["look"] in scene["looks"]
    assert len({option["look"] for option in scene["options"]}) <= 18


def test_the_seats_tell_how_many_are_left_and_how_long_it_has_been_quiet() -> None:
    scene = GAME.scene(GAME.parse("8/oooo4/8/8/8/8/8/xxx5 b a 12"), {})
    told = [[say(note, GAME.words, "en") for note in seat["notes"]] for seat in scene["seats"]]
    assert told == [["3 soldiers", "12 of 18 quiet turns"], ["4 soldiers"]]


# What touches foretell


def test_a_piece_tells_what_it_may_do() -> None:
    assert notes("8/oo6/8/8/3x4/2x1x3/8/8 b a 0", "c:d4")[0].startswith("Choose a formation")
    lonely = "8/oo6/8/8/8/8/2x5/xx6 b a 0"
    assert len(notes(lonely, "c:c2")) == 2
    alone = "8/oo6/8/8/8/2x5/8/xx6 b a 0"
    assert notes(alone, "c:c3")[0].startswith("No formation can march with this soldier")
    assert explained(FLANK, "c:a1") == {"marks": [], "lines": [], "notes": []}
    assert explained(FLANK) == {"marks": [], "lines": [], "notes": []}


def test_a_formation_is_outlined_its_heads_marked_and_its_victims_counted() -> None:
    line = explained("8/8/8/8/oo6/8/8/xxx5 b a 0", "c:b1", "o:a1b1c1")
    closed = [stroke for stroke in line["lines"] if stroke.get("closed")]
    assert [len(stroke["path"]) == 3 for stroke in closed] == [False, True, True]
    lines = explained(BOTH_FALL, "c:d4", "o:c3d4e3")["lines"]
    at_d5 = [s["glyph"] for s in lines if "glyph" in s and s["at"][0] // 1 == 3 == s["at"][1] // 1]
    assert at_d5 == ["×1", "×1"]  # an enemy and an own soldier
    assert notes(BOTH_FALL, "c:d4", "o:c3d4e3") == [
        "Now touch where this soldier is to land: cone c3 d4 e3.",
        "The numbers tell how many would fall; rest on a cell to see who.",
    ]


@pytest.mark.parametrize(
    ("text", "landing", "sentence", "crosses"),
    [
        (FLANK, "c:d6", "two steps north; enemies beaten: 3.", 3),
        (FLANK, "c:d3", "one step south; nobody falls.", 0),
        (BOTH_FALL, "c:d5", "one step north; enemies beaten: 1, own soldiers lost: 1.", 2),
    ],
)
def test_a_march_shows_who_would_fall(text: str, landing: str, sentence: str, crosses: int) -> None:
    touches = ("c:d4", "o:c3d4e3", landing)
    assert notes(text, *touches)[0] == f"That is: the cone c3 d4 e3 marches {sentence}"
    lines = explained(text, *touches)["lines"]
    assert sum(stroke.get("glyph") == "×" for stroke in lines) == crosses


@pytest.mark.parametrize(
    ("text", "landing", "reasons"),
    [
        (FLANK, "c:d6", ["The head pierces."]),
        (FLANK, "c:d3", []),
        (BOTH_FALL, "c:d5", ["There the march ends: a soldier falls."]),
        (
            "8/8/8/1oo5/2ox4/2x1x3/8/8 b a 0",
            "c:d5",
            ["It stops there: whoever is on c4 is spent, and an enemy stands behind."],
        ),
    ],
)
def test_a_march_tells_why_it_goes_through_or_no_farther(
    text: str, landing: str, reasons: list[str]
) -> None:
    assert notes(text, "c:d4", "o:c3d4e3", landing)[1:] == reasons


def test_formations_are_offered_kind_by_kind() -> None:
    options = GAME.scene(GAME.start("ranks"), {})["options"]
    kinds = [say(option["name"], GAME.words, "en").split()[0] for option in options]
    assert kinds == sorted(kinds, key=["line", "cone", "wedge", "hook"].index)


def test_a_diagram_keeps_within_its_square() -> None:
    for drawing in diagrams().values():
        for stroke in drawing:
            places = [stroke["circle"][:2]] if "circle" in stroke else stroke["path"]
            assert all(0 < x < 1 for place in places for x in place)


def test_explaining_changes_nothing_and_is_answered_at_the_door() -> None:
    request = {"cmd": "explain", "game": "troop", "touches": ["c:d1", "o:c1d1e1", "c:d2"]}
    answer = door.answer(request)
    assert set(answer) == {"marks", "lines", "notes"}
    assert answer["notes"]
    over = {"cmd": "explain", "game": "troop", "position": "8/8/8/8/8/8/8/8 b - 0", "touches": []}
    assert door.answer(over) == {"marks": [], "lines": [], "notes": []}


# Why not


@pytest.mark.parametrize(
    ("touches", "expected"),
    [
        (["c:d4", "o:c3d4e3", "c:d6"], ("falls-first", ["c4"])),
        (["c:d4", "o:c3d4e3", "c:b4"], ("front-only", ["d4"])),
        (["c:c3", "o:c3d4e3", "c:b5"], ("front-only", ["d4"])),
        (["c:d4", "o:c3d4e3", "c:d8"], ("front-only", ["d4"])),
        (["c:d4", "o:c3d4e3", "c:d4"], ("front-only", ["d4"])),
        (["c:h8", "o:c3d4e3", "c:d4"], (None, [])),
        (["c:d4", "c:d8"], ("step-one", ["d4", "d8"])),
        (["c:c4"], ("own-three", ["c4"])),
        (["c:h8"], ("own-three", ["h8"])),
        (["c:d4", "c:c4"], ("step-empty", ["c4"])),
    ],
)
def test_what_cannot_be_done_is_answered_with_the_rule(
    touches: list[str], expected: tuple[str | None, list[str]]
) -> None:
    assert why(BOTH_FALL, *touches) == expected


def test_a_piece_in_no_formation_is_told_so() -> None:
    assert why("8/8/8/ooo5/8/8/8/xxx4x b a 0", "c:h1")[0] == "no-formation"

"""What the touches made so far would come to."""

import pytest

from anga.service import door
from anga.shared.phrases import say
from anga.shared.scene import Explanation
from tests.engine.games.troop.boards import BOTH_FALL, FLANK, GAME


def explained(text: str, *touches: str) -> Explanation:
    return GAME.explain(GAME.parse(text), touches)


def notes(text: str, *touches: str) -> list[str]:
    return [say(note, GAME.words, "en") for note in explained(text, *touches)["notes"]]


def test_a_piece_tells_what_it_may_do() -> None:
    assert notes("8/oo6/8/8/3x4/2x1x3/8/8 b a 0", "c:d4")[0].startswith("Choose a formation")
    lonely = "8/oo6/8/8/8/8/2x5/xx6 b a 0"
    assert len(notes(lonely, "c:c2")) == 2
    alone = "8/oo6/8/8/8/2x5/8/xx6 b a 0"
    assert notes(alone, "c:c3")[0].startswith("This soldier cannot march from here.")
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
        "The soldier on d4 marches in the cone of c3, d4 and e3. Where should it land?",
        "Numbers show how many fall. Hold or point at one for more.",
    ]


@pytest.mark.parametrize(
    ("text", "landing", "sentence", "crosses"),
    [
        (FLANK, "c:d6", "two steps up; 3 of White’s soldiers fall (c5, d5 and e5).", 3),
        (FLANK, "c:d3", "one step down; nobody falls.", 0),
        (BOTH_FALL, "c:d5", "one step up; both sides lose a soldier on c4.", 2),
    ],
)
def test_a_march_shows_who_would_fall(text: str, landing: str, sentence: str, crosses: int) -> None:
    touches = ("c:d4", "o:c3d4e3", landing)
    assert notes(text, *touches)[0] == f"Here the cone of c3, d4 and e3 marches {sentence}"
    lines = explained(text, *touches)["lines"]
    assert sum(stroke.get("glyph") == "×" for stroke in lines) == crosses


@pytest.mark.parametrize(
    ("text", "landing", "reasons"),
    [
        (FLANK, "c:d6", ["The head pierces."]),
        (FLANK, "c:d3", []),
        (BOTH_FALL, "c:d5", ["The march ends there because one of your soldiers falls."]),
        (
            "8/8/8/1oo5/2ox4/2x1x3/8/8 b a 0",
            "c:d5",
            ["It stops there: the soldier on c4 is spent, and another enemy stands right behind."],
        ),
    ],
)
def test_a_march_tells_why_it_goes_through_or_no_farther(
    text: str, landing: str, reasons: list[str]
) -> None:
    assert notes(text, "c:d4", "o:c3d4e3", landing)[1:] == reasons


def test_explaining_changes_nothing_and_is_answered_at_the_door() -> None:
    request = {"cmd": "explain", "game": "troop", "touches": ["c:d1", "o:c1d1e1", "c:d2"]}
    answer = door.answer(request)
    assert set(answer) == {"marks", "lines", "notes"}
    assert answer["notes"]
    over = {"cmd": "explain", "game": "troop", "position": "8/8/8/8/8/8/8/8 b - 0", "touches": []}
    assert door.answer(over) == {"marks": [], "lines": [], "notes": []}


def test_soldiers_that_are_pointed_at_leave_only_their_formations() -> None:
    start = str(GAME.line().position)
    every, some, one = (
        explained(start, "c:c1", *pointed) for pointed in ([], ["c:b1"], ["c:b1", "c:a1"])
    )
    assert [len(each["lines"]) for each in (every, some, one)] == [3, 2, 1]
    assert every["notes"] == some["notes"] == one["notes"]
    assert explained(start, "c:c1", "c:h1") == {"marks": [], "lines": [], "notes": []}

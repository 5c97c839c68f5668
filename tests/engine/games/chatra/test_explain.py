"""What is explained when a piece is taken up."""

from anga.games.chatra.rules.rulesets import RULES
from anga.service import door
from anga.shared.phrases import say
from tests.engine.games.chatra.boards import CHATRA, place


def explained(touch: str, **pieces: str) -> tuple[set[str], int, list[str]]:
    position = place(**pieces)  # type: ignore[arg-type]
    shown = door.answer(
        {"cmd": "explain", "game": "chatra", "rules": position.rules, "position": str(position),
         "touches": [touch]}
    )  # fmt: skip
    cells = {cell for mark in shown["marks"] for cell in mark["cells"]}
    return cells, len(shown["lines"]), [say(note, CHATRA.words, "en") for note in shown["notes"]]


def test_flights_and_slides_are_explained_with_their_partners() -> None:
    _, lines, notes = explained("c:f12", black="f9 h9 f12", royals="a12 h2")
    assert notes == ["It flies over f9 to f6.", "It flies over h9 to j6."]
    assert lines == 2 * 3  # a line, its partner's ring and the spot at the end, of each
    _, _, notes = explained("c:f9", black="f9 f12", royals="a12 h2")
    assert notes == ["It slides away from f12, as far as f6."]


def test_a_restricted_subject_is_explained() -> None:
    _, lines, notes = explained("c:e8", black="e6 e8 e12")
    assert notes == [
        "e8 is between e6 and e12 on one line, so it can only step and is nobody’s partner."
    ]
    assert lines == 1
    _, lines, _ = explained("c:e6", black="e6 e8 e12")
    assert lines == 1 + 3  # the bar through e8, and the slide away from e12


def test_a_lone_subject_the_object_and_strangers() -> None:
    assert explained("c:g7", black="g7")[2] == [
        "It has no partner to fly or slide with now, so it can only step."
    ]
    assert explained("c:f11")[2] == ["The Object moves one step."]
    for stranger in ("c:g2", "c:a1", "t:w:S", "o:pass", "c:zz", "t:b:X"):
        assert explained(stranger) == (set(), 0, [])


def test_the_open_area_is_shown_with_the_lines_that_open_it() -> None:
    cells, lines, notes = explained("t:b:S", black="e5 i4")
    assert {"e12", "h5", "e5", "l12"} <= cells
    assert not {"h4", "d5", "a4"} & cells
    assert lines == 1
    assert any("drop on your offside line i4–e5," in note for note in notes)
    cells, lines, _ = explained("t:b:S")
    assert (len(cells), lines) == (48, 0)
    assert len(explained("t:b:S", rules="columns", black="b7")[0]) == 56
    assert len(explained("t:b:S", rules="relay", flags="c")[0]) == 144


def test_every_ruleset_explains_a_drop() -> None:
    for token in (*RULES[0].tokens, "free", "dropcheck", "1994-11,dropcheck"):
        start = CHATRA.start(token)
        for pile in CHATRA.scene(start, {})["hands"][0]["held"]:
            shown = CHATRA.explain(start, [f"t:b:{pile['kind']}"])
            assert shown["notes"]
            assert all(say(note, CHATRA.words, "ja") for note in shown["notes"])

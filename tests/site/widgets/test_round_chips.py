"""The last round as a row of chips: one a seat, the latest at the end, each leads to its ply."""

import pytest

from tests.site.dom.bench import Bench
from widgets.round_chips import RoundChips, last_turns
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SCENE: "Any" = {
    "seats": [
        {"seat": "a", "lamp": "lit", "base": {"colour": "first", "strokes": 1}},
        {"seat": "b", "colour": "second"},
        {"seat": "c", "colour": "third"},
    ]
}


def history(seats: str) -> "Any":
    return [
        {"seat": seat.lower(), "notation": f"m{ply}", "description": f"Move {ply}."}
        | ({"faces": ["1"]} if seat.isupper() else {})
        for ply, seat in enumerate(seats, 1)
    ]


def test_a_round_has_as_many_turns_as_are_asked_for() -> None:
    assert [ply for ply, _ in last_turns(history("abcab"), 3)] == [3, 4, 5]
    assert [ply for ply, _ in last_turns(history("aabbcc"), 3)] == [2, 4, 6]
    assert [ply for ply, _ in last_turns(history("abaaca"), 3)] == [4, 5, 6], "b is skipped"
    assert last_turns([], 3) == []


def test_a_round_of_those_who_are_left_has_a_chip_for_each() -> None:
    scene: Any = {"seats": [*SCENE["seats"][:2], {**SCENE["seats"][2], "out": True}]}
    with Bench('<div id="chips"></div>') as page:
        RoundChips(page.find("#chips"), Words("en"), lambda ply: None).show(
            history("abaab"), 5, scene
        )
        assert page.texts(".made > span") == ["m3", "m4", "m5"]


def test_before_the_first_move_the_box_says_so() -> None:
    with Bench('<div id="chips"></div>') as page:
        words = Words("en")
        chips = RoundChips(page.find("#chips"), words, lambda ply: None)
        words.language = "ja"
        chips.show([], 0, SCENE)
        assert page.find("#chips").textContent == "まだ指し手はありません。"
        words.language = "en"
        chips.show([], 0, SCENE)
        assert page.texts("#chips p") == ["No moves yet."]
        chips.show([], 3, SCENE)  # those of a game that is opened are not known yet
        assert page.texts("#chips p") == []
        chips.show(history("a"), 1, SCENE)
        assert page.texts("#chips > *") == ["m1"]


def test_a_chip_has_colour_moves_and_words_and_leads_to_its_ply() -> None:
    page = Bench('<div id="chips"></div>')
    chosen: list[int] = []
    with page:
        chips = RoundChips(page.find("#chips"), Words("en"), chosen.append)
        chips.show(history("aBbbC"), 4, SCENE)
        assert page.texts(".made > span") == ["m1", "m3", "m4", "m5"], "no roll before moves"
        told = [each.getAttribute("aria-label") for each in page.all("button")]
        assert told == ["Move 1.", "Move 3. Move 4.", "Move 5."]
        signs = [each.style.background for each in page.all(".stone")]  # type: ignore[attr-defined]
        assert signs == ["var(--first)", "var(--second)", "var(--third)"]
        assert [each.getAttribute("name") for each in page.all("[aria-current]")] == ["round-4"]
        page.find("[name=round-1]").click()
        assert chosen == [1]


def test_chips_stay_while_one_steps_back() -> None:
    page = Bench('<div id="chips"></div>')
    chosen: list[int] = []
    with page:
        chips = RoundChips(page.find("#chips"), Words("en"), chosen.append)
        chips.show(history("abc"), 3, SCENE)
        first = page.find("button")
        chips.show(history("abc"), 1, SCENE)
        assert page.find("button") is first
        assert [each.getAttribute("name") for each in page.all("[aria-current]")] == ["round-1"]
        chips.show([], 0, SCENE)
        assert page.all("button") == []


def test_of_an_earlier_position_the_round_that_ends_there_is_shown() -> None:
    with Bench('<div id="chips"></div>') as page:
        chips = RoundChips(page.find("#chips"), Words("en"), lambda ply: None)
        chips.show(history("abcabcabc"), 7, SCENE)
        assert page.texts(".made > span") == ["m7", "m8", "m9"]
        chips.show(history("abcabcabc"), 5, SCENE)
        assert page.texts(".made > span") == ["m3", "m4", "m5"]
        assert [each.getAttribute("name") for each in page.all("[aria-current]")] == ["round-5"]
        chips.show(history("abcabcabc"), 0, SCENE)
        assert page.texts(".made > span") == ["m1", "m2", "m3"]


def test_what_a_long_move_has_in_brackets_is_told_but_not_shown() -> None:
    page = Bench('<div id="chips"></div>')
    with page:
        chips = RoundChips(page.find("#chips"), Words("en"), lambda ply: None)
        made = history("abc")
        for ply, notation in enumerate(("P b7 ← (H)", "歩 b7 ←（騎）", "(all)")):
            made[ply]["notation"] = notation
        chips.show(made, 3, SCENE)
        assert page.texts(".made > span") == ["P b7\u00a0←", "歩 b7\u00a0←", "(all)"]


@pytest.mark.parametrize(
    ("moves", "size"),
    [
        (("a1", "b2", "c3"), ""),
        (("a1", "e10×f10", "パス"), "true"),
        (("↓ R across×3f", "e10×f10", "パス"), "very"),
    ],
)
def test_all_are_written_smaller_with_a_long_move(moves: tuple[str, ...], size: str) -> None:
    page = Bench('<div id="chips"></div>')
    with page:
        chips = RoundChips(page.find("#chips"), Words("en"), lambda ply: None)
        made = history("abc")
        for ply, notation in enumerate(moves):
            made[ply]["notation"] = notation
        chips.show(made, 3, SCENE)
        assert page.find("#chips").getAttribute("data-long") == size
        assert not page.all("#chips [data-long]")
